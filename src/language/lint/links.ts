import { decodeAddress } from '../../../schema/fileAddress.ts'
import { agreedName } from '../references/addressesIn.ts'
import type { SiteRule } from './lintSite.ts'
import { createSiteGraph, type SiteGraph } from './siteGraph.ts'

/** Pages that no link leads to, and files in `public` that no page uses. */
export const links: SiteRule = function* (compiled, { publicFiles, site }) {
  const graph = createSiteGraph(compiled)
  for (const [name, [first = '', ...others]] of unlinkedPages(graph)) {
    const more = others.length > 0 ? ` and ${others.length} more of this page` : ''
    yield {
      code: 'unlinked-page',
      at: { path: ['pages', name], part: 'key' },
      message: `No link leads from the front page to \`${first}\`${more}.`,
      hint: 'Link to it, or say why it has none: `# check: accept PW076, visitors come from a campaign`.',
    }
  }
  const { font, headingFont, logo } = compiled.shell.theme
  const ofTheme = [font?.file, font?.bold, headingFont?.file, logo?.src.src, logo?.dark?.src]
  const used = new Set([...graph.files, ...ofTheme.map((address) => address && decodeAddress(address))])
  // What isn’t shown now has its files, too.
  const waiting = compiled.conditions?.length ? JSON.stringify(site) : ''
  for (const path of forPages(publicFiles.ownPaths())) {
    if (used.has(path) || waiting.includes(path)) continue
    yield {
      code: 'unused-file',
      at: { path: [], part: 'key' },
      message: `No page uses \`public${path}\`.`,
      hint: 'Use the file, or delete it.',
    }
  }
}

/**
 * Pages that cannot be reached from the front page, by name, with their paths. A page that only such a page links to is
 * left out, because a link to the first fixes both.
 */
function unlinkedPages({ pages, reachableFrom }: SiteGraph): ReadonlyMap<string, readonly string[]> {
  const reached = new Set([...reachableFrom('/'), '/404'])
  const unlinked = new Map<string, string[]>()
  for (const [path, { name }] of pages) {
    if (reached.has(path)) continue
    unlinked.set(name, [...(unlinked.get(name) ?? []), path])
    for (const each of reachableFrom(path)) reached.add(each)
  }
  return unlinked
}

const mediaFile = /\.(avif|gif|jpe?g|png|svg|webp|mp3|m4a|ogg|wav|mp4|mov|webm|vtt|pdf|docx?|odt|pptx?|xlsx?|csv|zip)$/i
/** Pictures, recordings and documents, except those that belong to an HTML page of their own. */
function forPages(paths: readonly string[]): readonly string[] {
  const ownPages = paths.filter((path) => path.endsWith('.html')).map(folderOf)
  return paths.filter((path) => {
    if (!mediaFile.test(path) || agreedName.test(path)) return false
    return !ownPages.some((folder) => folder !== '/' && path.startsWith(folder))
  })
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
