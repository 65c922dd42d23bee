import type { CompiledEntry, CompiledPage } from '../../schema/model.ts'

/** Content file of a page. `hash` is also in the page's HTML of the same build. */
interface ContentFile {
  readonly page: CompiledPage
  readonly hash: string
}

/** Path of the page that visitors get where there is none. */
export const notFoundPath = '/404'

/** URL of the content file of a concrete path. */
export function contentUrl(path: string): string {
  return `/_content${path === '/' ? '/index' : path}.json`
}

/**
 * Fetches a content file; undefined if the host has none. Rejects if the network or the host fails.
 * A host may answer an unknown file with an HTML page and status 200: only JSON counts.
 */
async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (response.status >= 500 || response.status === 429) throw new Error(`Status ${response.status}`)
  const isJson = response.headers.get('content-type')?.includes('json')
  return response.ok && isJson ? response.json() : undefined
}

/** Fetches the content of a page's islands. */
export async function fetchContent(url: string): Promise<ContentFile | undefined> {
  return (await fetchJson(url)) as ContentFile | undefined
}

/** Fetches what is at a path, from the development server. */
export async function fetchEntry(path: string): Promise<CompiledEntry | undefined> {
  return ((await fetchJson(contentUrl(path))) as CompiledEntry | null) ?? undefined
}
