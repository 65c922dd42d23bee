import type { CompiledEntry, CompiledPage } from '../../../schema/model.ts'

/** Content file of a page. `hash` is also in the page's HTML of the same build. */
interface ContentFile {
  readonly page: CompiledPage
  readonly hash: string
}

/** Path of the page that visitors get where there is none. */
export const notFoundPath = '/404'

/** Path of the content file of a concrete path. */
export function contentUrl(path: string): string {
  return `/_content${path === '/' ? '/index' : path}.json`
}

/**
 * Reads a content file; undefined if the host has none. Rejects if the host fails.
 * A host may answer an unknown file with an HTML page and status 200: only JSON counts.
 */
async function readJson(response: Response): Promise<unknown> {
  if (response.status >= 500 || response.status === 429) throw new Error(`Status ${response.status}`)
  const isJson = response.headers.get('content-type')?.includes('json')
  return response.ok && isJson ? response.json() : undefined
}

/** Reads the content of a page's islands. */
export async function readContent(response: Response): Promise<ContentFile | undefined> {
  return (await readJson(response)) as ContentFile | undefined
}

/** Fetches what is at a path, from the development server. Rejects if that can't be reached. */
export async function fetchEntry(path: string): Promise<CompiledEntry | undefined> {
  return (
    ((await readJson(await fetch(import.meta.env.BASE_URL.slice(0, -1) + contentUrl(path)))) as CompiledEntry | null) ??
    undefined
  )
}
