import type { CompiledPage, CompiledSite, SiteShell } from '../../../schema/model.ts'
import { shellAt } from '../../../schema/shellAt.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'

/** Number of characters that search results show before they cut a text. */
const shown = { title: 65, description: 170 } as const

/** Titles and descriptions that don’t work in search results, and pages whose title is no heading on them. */
export function* titles(compiled: CompiledSite): Generator<RawDiagnostic> {
  for (const [name, title, path, other] of sameTitles(compiled)) {
    yield {
      code: 'same-title',
      at: { path: ['pages', name, 'title'], part: 'value' },
      message: `\`${path}\` and \`${other}\` have the same title: ${title}`,
      hint: 'Say in each title what only that page is about.',
    }
  }
  for (const [name, path] of withoutHeading(compiled)) {
    yield {
      code: 'no-main-heading',
      at: { path: ['pages', name], part: 'key' },
      message: `No block of \`${path}\` has the main heading of the page, so its title is one that only screen readers and search engines get.`,
      hint: 'Begin the page with a block that has one, such as a `hero` with `size: compact`.',
    }
  }
  for (const field of ['title', 'description'] as const) {
    for (const page of longestOfEach(compiled, field)) {
      const { length } = page[field] ?? ''
      if (length <= shown[field]) continue
      yield {
        code: `long-${field}`,
        at: { path: ['pages', page.name, field], part: 'value' },
        message: `The ${field} of \`${page.path}\` has ${length} characters; search results show about ${shown[field]}.`,
        hint: 'Say the important things first, or shorten it.',
      }
    }
  }
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

/** The site with the pages of one language alone. */
export function inLanguage(site: CompiledSite, shell: SiteShell): CompiledSite {
  return { ...site, entries: new Map([...site.entries].filter(([path]) => shellAt(site, path) === shell)) }
}
