import type { CompiledPage, CompiledSite, SiteShell } from '../../../../schema/model.ts'
import { shellAt } from '../../../../schema/shellAt.ts'
import { pageUrl } from '../../../../schema/siteAddress.ts'
import type { StructuredData, Thing } from '../../../../schema/structuredData.ts'
import type { CompiledBlock } from '../../../../schema/values.ts'
import { notFoundPath } from '../../../site/runtime/pageContent.ts'
import { withNested } from '../../../site/runtime/registry.ts'

/** JSON-LD makers by block type. */
export type StructuredBlocks = Readonly<Record<string, StructuredData<CompiledBlock>>>

/** Breadcrumbs: the listed pages from the front page down to a page, itself included. */
export type Trail = readonly { readonly path: string; readonly title: string }[]

/**
 * JSON-LD of a page: the business and the site on the front page, breadcrumbs on the pages below it, and what its blocks
 * contribute. Empty for a page that search engines must not list.
 */
export function pageStructuredData(
  page: CompiledPage,
  shell: SiteShell,
  trail: Trail,
  blocks: StructuredBlocks,
  image?: { readonly url: string } | undefined,
): readonly Thing[] {
  if (!page.index || page.path === `${shell.home ?? ''}${notFoundPath}`) return []
  const url = pageUrl(shell.site.url, page.canonical)
  const { currency } = shell.site
  const facts = { title: page.title, url, currency, business: { '@id': businessId(shell) } }
  const said = withNested(page.blocks).flatMap((block) => blocks[block.type]?.(block, facts) ?? [])
  const questions = said.filter((thing) => thing['@type'] === 'Question')
  const things = [
    ...(page.path === (shell.home ?? '/') ? ownerOf(shell) : wayAlong(trail, shell)),
    ...articleOf(page, shell, url, image),
    ...said.filter((thing) => thing['@type'] !== 'Question'),
    ...(questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : []),
  ]
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

function articleOf(
  { article, title, description }: CompiledPage,
  shell: SiteShell,
  url: string,
  image: { readonly url: string } | undefined,
): readonly Thing[] {
  if (article === undefined) return []
  const business = { '@id': businessId(shell) }
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      ...(description !== undefined && { description }),
      datePublished: article.date,
      ...(article.updated !== undefined && { dateModified: article.updated }),
      author: article.author === undefined ? business : { '@type': 'Person', name: article.author },
      publisher: business,
      ...(image !== undefined && { image: new URL(image.url, shell.site.url).href }),
      mainEntityOfPage: url,
      inLanguage: shell.site.language,
    },
  ]
}

function businessId({ site }: SiteShell): string {
  return pageUrl(site.url, '/#business')
}

function ownerOf(shell: SiteShell): readonly Thing[] {
  const { site, footer, home = '/' } = shell
  const url = pageUrl(site.url, home)
  const sameAs = (footer.social ?? []).flatMap(({ target }) => (target.kind === 'href' ? [target.href] : []))
  return [
    {
      '@type': 'Organization',
      '@id': businessId(shell),
      name: site.name,
      ...(site.legalName !== undefined && { legalName: site.legalName }),
      url,
      ...(site.email !== undefined && { email: site.email }),
      ...(site.phone !== undefined && { telephone: site.phone.tel }),
      ...(site.address !== undefined && { address: site.address }),
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      '@type': 'WebSite',
      name: site.name,
      url,
      inLanguage: site.language,
      publisher: { '@id': businessId(shell) },
    },
  ]
}

/** The listed pages at the beginnings of a page's path, and the page itself. */
export function trailTo(page: CompiledPage, site: Pick<CompiledSite, 'shell' | 'shells' | 'entries'>): Trail {
  const { entries } = site
  const steps = page.canonical.split('/').slice(1)
  const start = shellAt(site, page.path).home === undefined ? ['/'] : []
  const paths = [...start, ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)]
  return paths.flatMap((at) => {
    const entry = entries.get(at)
    if (entry?.kind !== 'page' || !entry.page.index) return []
    const { path, title } = entry.page
    return [{ path, title }]
  })
}

function wayAlong(trail: Trail, { site, home = '/' }: SiteShell): readonly Thing[] {
  const itemListElement = trail.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: path === home ? site.name : title,
    item: pageUrl(site.url, path),
  }))
  return itemListElement.length < 2 ? [] : [{ '@type': 'BreadcrumbList', itemListElement }]
}
