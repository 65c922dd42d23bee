import type { CompiledPage, CompiledSite } from '../../../schema/model.ts'
import type { Report } from '../problem.ts'
import type { ProblemCode } from '../problemKinds.ts'
import type { PublicFiles } from '../publicFiles.ts'
import { createSiteGraph, type SiteGraph } from './createSiteGraph.ts'

/** Characters that a list of search results shows before it cuts. */
const shown = { title: 65, description: 170 } as const

/** Notices about the site as a whole: pages that nothing links to, images that no page shows, texts that get cut. */
export function reportGraph(site: CompiledSite, publicFiles: PublicFiles, report: Report): void {
  const graph = createSiteGraph(site)
  for (const [name, [first = '', ...others]] of unlinkedPages(graph)) {
    const more = others.length > 0 ? ` and ${others.length} more of this page` : ''
    notice(
      'unlinked-page',
      ['pages', name],
      `No link leads from the front page to \`${first}\`${more}.`,
      'Link to it, or say why it has none: `# check: accept PW076, visitors come from a campaign`.',
    )
  }
  const used = new Set([...graph.files, ...fontFile(site)])
  for (const path of publicFiles.ownPaths()) {
    if (isImage(path) && !used.has(path)) {
      notice('unused-image', [], `No page shows \`public${path}\`.`, 'Use it, or delete the file.')
    }
  }
  for (const field of ['title', 'description'] as const) {
    for (const page of longestOfEach(site, field)) {
      const { length } = page[field] ?? ''
      if (length <= shown[field]) continue
      notice(
        `long-${field}`,
        ['pages', page.name, field],
        `The ${field} of \`${page.path}\` has ${length} characters; search results show about ${shown[field]}.`,
        'Say the important things first, or shorten it.',
        'value',
      )
    }
  }

  function notice(
    code: ProblemCode,
    path: string[],
    message: string,
    hint: string,
    part: 'key' | 'value' = 'key',
  ): void {
    report({ severity: 'notice', code, at: { path, part }, message, hint })
  }
}

/**
 * Pages that cannot be reached from the front page, with their paths, by name. What such a page links to is not
 * reported as well: linking to the page mends both.
 */
function unlinkedPages({ pages, reachableFrom }: SiteGraph): ReadonlyMap<string, readonly string[]> {
  const reached = new Set([...reachableFrom('/'), '/404'])
  const unlinked = new Map<string, string[]>()
  for (const { path, name } of pages.values()) {
    if (reached.has(path)) continue
    unlinked.set(name, [...(unlinked.get(name) ?? []), path])
    for (const each of reachableFrom(path)) reached.add(each)
  }
  return unlinked
}

/** Of a page with parameters, the path with the longest text speaks for all. */
function longestOfEach({ entries }: CompiledSite, field: 'title' | 'description'): CompiledPage[] {
  const longest = new Map<string, CompiledPage>()
  for (const entry of entries.values()) {
    if (entry.kind !== 'page' || !entry.page.index) continue
    const { page } = entry
    const known = longest.get(page.name)?.[field] ?? ''
    if (!longest.has(page.name) || (page[field] ?? '').length > known.length) longest.set(page.name, page)
  }
  return [...longest.values()]
}

function fontFile({ frame }: CompiledSite): string[] {
  return frame.theme.font === undefined ? [] : [frame.theme.font.file]
}

/** The picture that other sites show for a link to this one has its name by convention. */
function isImage(path: string): boolean {
  return path.startsWith('/images/') && path !== '/images/share.png'
}
