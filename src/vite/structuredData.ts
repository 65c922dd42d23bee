import type { CompiledBlock, CompiledEntry, CompiledPage, SiteFrame } from '../../schema/model.ts'
import type { StructuredData, Thing } from '../../schema/structuredData.ts'
import { notFoundPath } from '../runtime/pageContent.ts'
import { withNested } from '../runtime/registry.ts'

/** How each block type that has something to say says it. */
export type StructuredBlocks = Readonly<Record<string, StructuredData<CompiledBlock>>>

/** The listed pages on the way from the front page to a page, itself included. */
export type Trail = readonly { readonly path: string; readonly title: string }[]

/**
 * What a page tells search engines as JSON-LD, made from what the page shows: the business and the site on the front
 * page, the way from there to a page below it, and what its blocks say. Nothing for a page that is not to be listed.
 */
export function pageStructuredData(
  page: CompiledPage,
  frame: SiteFrame,
  trail: Trail,
  blocks: StructuredBlocks,
): readonly Thing[] {
  if (!page.index || page.path === notFoundPath) return []
  const url = new URL(page.canonical, frame.site.url).href
  const facts = { title: page.title, url, business: { '@id': businessId(frame) } }
  const said = withNested(page.blocks).flatMap((block) => blocks[block.type]?.(block, facts) ?? [])
  const questions = said.filter((thing) => thing['@type'] === 'Question')
  const things = [
    ...(page.path === '/' ? ownerOf(frame) : wayAlong(trail, frame)),
    ...said.filter((thing) => thing['@type'] !== 'Question'),
    ...(questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : []),
  ]
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

function businessId({ site }: SiteFrame): string {
  return new URL('/#business', site.url).href
}

function ownerOf(frame: SiteFrame): readonly Thing[] {
  const { site, footer } = frame
  const url = new URL('/', site.url).href
  const sameAs = (footer.social ?? []).flatMap(({ target }) => (target.kind === 'href' ? [target.href] : []))
  return [
    {
      '@type': 'Organization',
      '@id': businessId(frame),
      name: site.name,
      url,
      ...(site.email !== undefined && { email: site.email }),
      ...(site.phone !== undefined && { telephone: site.phone }),
      ...(site.address !== undefined && { address: site.address }),
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      '@type': 'WebSite',
      name: site.name,
      url,
      inLanguage: site.language,
      publisher: { '@id': businessId(frame) },
    },
  ]
}

/** The pages at the beginnings of a page's path, and the page itself, as far as they are listed. */
export function trailTo(page: CompiledPage, entries: ReadonlyMap<string, CompiledEntry>): Trail {
  const steps = page.canonical.split('/').slice(1)
  const paths = ['/', ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)]
  return paths.flatMap((at) => {
    const entry = entries.get(at)
    if (entry?.kind !== 'page' || !entry.page.index) return []
    const { path, title } = entry.page
    return [{ path, title }]
  })
}

function wayAlong(trail: Trail, { site }: SiteFrame): readonly Thing[] {
  const itemListElement = trail.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: path === '/' ? site.name : title,
    item: new URL(path, site.url).href,
  }))
  return itemListElement.length < 2 ? [] : [{ '@type': 'BreadcrumbList', itemListElement }]
}
