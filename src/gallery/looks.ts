import { looks } from '../../schema/looks/looks.ts'
import { resolveTheme } from '../../schema/looks/resolveTheme.ts'
import type { CompiledPage, CompiledSite } from '../../schema/model.ts'
import type { ThemeSettings } from '../../schema/site.ts'
import { notFoundPath } from '../site/runtime/pageContent.ts'

/** Every look as the theme that a site has with it. */
export const lookThemes: ReadonlyMap<string, ThemeSettings> = new Map(
  (Object.keys(looks) as (keyof typeof looks)[]).map((look) => [look, resolveTheme({ look, colors: {} })]),
)

/** Path of what the gallery shows in a look. */
export const lookHome = (home: string, look: string) => `${home}/looks/${look}`

/** Path of the page that shows a look whole. */
export const specimenPath = (home: string) => `${home}/preview/look`

/** Block types whose composition or drawing a look changes, from the opening of a page to its closing. */
const specimenTypes = 'hero stats cards case-studies hours schedule plans testimonials cta'.split(' ')

/** The page that shows a look whole: every example of some block types, between header and footer. */
export function specimenOf(site: CompiledSite, home: string): CompiledPage {
  const examples = specimenTypes.flatMap((type) =>
    [...site.entries.keys()].filter((at) => /^-\d+$/.test(at.replace(`${home}/preview/${type}`, ''))),
  )
  const path = specimenPath(home)
  const pages = examples.map((at) => pageAt(site, at))
  return { ...joinPages(pageAt(site, notFoundPath), pages), path, canonical: path, title: 'A look', frame: 'full' }
}

/** The page with the blocks of all others, and with their dialogs. */
export function joinPages(page: CompiledPage, others: readonly CompiledPage[]): CompiledPage {
  const blocks = others.flatMap(({ path, blocks }) =>
    blocks.map((block) => ({ ...block, key: `${path} ${block.key}` })),
  )
  return { ...page, blocks, dialogs: Object.assign({}, ...others.map(({ dialogs }) => dialogs)) }
}

/** The same pages below another address, in the theme of a look. */
export function inLook(pages: readonly CompiledPage[], home: string, look: string): readonly CompiledPage[] {
  const theme = lookThemes.get(look)
  return pages.map((page) => {
    const path = page.path.replace(home, () => lookHome(home, look))
    return { ...page, path, canonical: path, ...(theme && { theme }) }
  })
}

export function pageAt({ entries }: CompiledSite, at: string): CompiledPage {
  const entry = entries.get(at)
  if (entry?.kind !== 'page') throw new Error(`The site of the examples expects a page at ${at}.`)
  return entry.page
}
