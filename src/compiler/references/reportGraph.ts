import { decodeAddress } from '../../../schema/fileAddress.ts'
import type { CompiledPage, CompiledSite } from '../../../schema/model.ts'
import type { Report } from '../fact.ts'
import type { ProblemCode } from '../messages/problemKinds.ts'
import type { PublicFiles } from '../publicFiles.ts'
import { createSiteGraph, type SiteGraph } from './createSiteGraph.ts'

/** Number of characters that search results show before they cut a text. */
const shown = { title: 65, description: 170 } as const

/** Reports problems of the site as a whole: orphan pages, unused files, and texts that search results cut. */
export function reportGraph(site: CompiledSite, publicFiles: PublicFiles, report: Report): void {
  const graph = createSiteGraph(site)
  for (const [name, [first = '', ...others]] of unlinkedPages(graph)) {
    const more = others.length > 0 ? ` and ${others.length} more of this page` : ''
    warn(
      'unlinked-page',
      ['pages', name],
      `No link leads from the front page to \`${first}\`${more}.`,
      'Link to it, or say why it has none: `# check: accept PW076, visitors come from a campaign`.',
    )
  }
  const { font, headingFont, logo } = site.shell.theme
  const ofTheme = [font?.file, font?.bold, headingFont?.file, logo?.src.src, logo?.dark?.src]
  const used = new Set([...graph.files, ...ofTheme.map((address) => address && decodeAddress(address))])
  for (const path of forPages(publicFiles.ownPaths())) {
    if (used.has(path)) continue
    warn('unused-file', [], `No page uses \`public${path}\`.`, 'Use the file, or delete it.')
  }
  for (const [name, title, path, other] of sameTitles(site)) {
    warn(
      'same-title',
      ['pages', name, 'title'],
      `\`${path}\` and \`${other}\` have the same title: ${title}`,
      'Say in each title what only that page is about.',
      'value',
    )
  }
  for (const [name, path] of withoutHeading(site)) {
    warn(
      'no-main-heading',
      ['pages', name],
      `No block of \`${path}\` has the main heading of the page, so its title is one that only screen readers and search engines get.`,
      'Begin the page with a block that has one, such as a `hero` with `size: compact`.',
    )
  }
  for (const field of ['title', 'description'] as const) {
    for (const page of longestOfEach(site, field)) {
      const { length } = page[field] ?? ''
      if (length <= shown[field]) continue
      warn(
        `long-${field}`,
        ['pages', page.name, field],
        `The ${field} of \`${page.path}\` has ${length} characters; search results show about ${shown[field]}.`,
        'Say the important things first, or shorten it.',
        'value',
      )
    }
  }

  function warn(code: ProblemCode, path: string[], message: string, hint: string, part: 'key' | 'value' = 'key'): void {
    report({ code, at: { path, part }, message, hint })
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

/** The first path of each page that gets its title as its main heading. */
function withoutHeading({ entries }: CompiledSite): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [path, entry] of entries)
    if (entry.kind === 'page' && entry.page.heading !== undefined && !found.has(entry.page.name))
      found.set(entry.page.name, path)
  return found
}

/** Pages with the title of an earlier page, each page of the file once: its name, the title and both paths. */
function* sameTitles({ entries }: CompiledSite): Generator<readonly [string, string, string, string]> {
  const first = new Map<string, string>()
  const reported = new Set<string>()
  for (const entry of entries.values()) {
    if (entry.kind !== 'page' || !entry.page.index) continue
    const { name, title, path, canonical } = entry.page
    if (path !== canonical) continue
    const other = first.get(title)
    if (other === undefined) first.set(title, path)
    else if (!reported.has(name)) {
      reported.add(name)
      yield [name, title, path, other]
    }
  }
}

/** A page with parameters is reported once, at the path with the longest text. */
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

const mediaFile = /\.(avif|gif|jpe?g|png|svg|webp|mp3|m4a|ogg|wav|mp4|mov|webm|vtt|pdf|docx?|odt|pptx?|xlsx?|csv|zip)$/i
/** Files that browsers and other sites request under a well-known name, and the mask of every wave. */
export const agreedName = /^\/(\.well-known\/|favicon|apple-touch-icon|icon|wave\.svg$)/

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
