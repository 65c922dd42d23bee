import type { CompiledEntry, RouteRule } from '../../schema/model.ts'
import { resolveRule, withoutTrailingSlash } from './resolveRule.ts'

/** Content file of a path. `hash` is also in the path's HTML of the same build. */
type ContentFile = CompiledEntry & { readonly hash: string }

/** Path of the page that visitors get where there is none. */
export const notFoundPath = '/404'

/** URL of the content file of a concrete path. It is derived from the path, so no table of pages is needed. */
export function contentUrl(path: string): string {
  return `/_content${path === '/' ? '/index' : path}.json`
}

/** Fetches an entry; undefined if the site has none. Rejects if the network or the host fails. */
type FetchEntry = (path: string) => Promise<CompiledEntry | undefined>

/** A host may answer an unknown file with an HTML page and status 200: only JSON counts. */
export async function fetchContent(path: string): Promise<ContentFile | undefined> {
  const response = await fetch(contentUrl(path))
  if (response.status >= 500 || response.status === 429) throw new Error(`Status ${response.status}`)
  const isJson = response.headers.get('content-type')?.includes('json')
  return response.ok && isJson ? ((await response.json()) as ContentFile) : undefined
}

/** What a visitor gets at a path: its own content, else what the most specific rule says, else the not-found page. */
export async function resolvePath(
  path: string,
  rules: readonly RouteRule[],
  fetchEntry: FetchEntry,
): Promise<CompiledEntry> {
  const asked = withoutTrailingSlash(path)
  const entry = await fetchEntry(asked)
  if (entry) return entry
  const rule = resolveRule(asked, rules)
  if (rule?.kind === 'redirect') return rule
  const shown = await fetchEntry(rule ? rule.path : notFoundPath)
  if (shown?.kind !== 'page') throw new Error(`The content of \`${asked}\` could not be fetched.`)
  return shown
}
