import { isEmail } from '../../../../schema/isEmail.ts'
import { basePath, withoutBase } from '../../../../schema/siteAddress.ts'
import { type Fix, replacement } from '../../fix.ts'
import { didYouMean, type Suggestions } from '../../messages/hint.ts'
import { suggestName } from '../../messages/suggestName.ts'
import { entriesOf, type Plain, type PlainObject, valueAt } from '../../plain.ts'
import { findFile } from '../../references/findFile.ts'
import { parseUrl } from '../../references/parseUrl.ts'
import type { CompileContext } from '../compileContext.ts'
import { readsOfAnchor } from './anchor.ts'

/** The path of a link, without its query and anchor. */
export function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, '')
}

/** Whether a path, with an optional anchor, leads to a page of this site. */
export function checkPage(link: string, context: CompileContext): boolean {
  const { references, report } = context
  const path = pathOf(link)
  const anchor = link.includes('#') ? link.slice(link.indexOf('#') + 1) : ''
  if (!references.hasPage(path)) {
    if (references.hasRedirect(path)) return true
    const words = context.deservesSuggestion('unknown-page')
      ? unknownPage(link, path, context)
      : { message: `There is no page at \`${path}\`.` }
    report({
      code: 'unknown-page',
      reads: [
        ['pages', '*', 'path', path],
        ['pages', '*', 'params', '**'],
        // Each entry of a collection has a page.
        ...collectionsOf(context.facts.site).map((name) => ['content', name, '*']),
      ],
      piece: link,
      ...words,
    })
    return false
  }
  if (anchor === '' || references.hasAnchor(path, anchor)) return true
  const anchors = context.facts.pages.get(path) ?? new Set<string>()
  report({
    code: 'unknown-anchor',
    reads: readsOfAnchor(path, anchor, context),
    piece: link,
    message: `Page \`${path}\` has no block with the id \`${anchor}\`.`,
    ...suggestName(anchor, [...anchors], {
      label: 'Its ids',
      otherwise: `Give the block you mean a line \`id: ${anchor}\`.`,
      complete: (id) => `${link.slice(0, link.indexOf('#'))}#${id}`,
    }),
  })
  return false
}

/** The collections that the parameters of pages take their values from. */
function collectionsOf({ pages }: PlainObject): readonly string[] {
  const sources = entriesOf(pages).flatMap(([, page]) =>
    entriesOf(valueAt(page, 'params')).map(([, parameter]) => valueAt(parameter, 'in')),
  )
  return sources.filter((source) => typeof source === 'string')
}

/** The path of a complete address of this site; undefined for anything else. */
export function pathOnThisSite(address: string, siteUrl: Plain | undefined): string | undefined {
  const url = parseUrl(address)
  if (url === undefined || typeof siteUrl !== 'string' || url.host !== parseUrl(siteUrl)?.host) return undefined
  return withoutBase(url.pathname, basePath(siteUrl))
}

/** The path of a page that is written as a file, or with slashes around it or none. */
function asPagePath(path: string): string {
  return `/${path.replace(/(?:(?<=^|\/)index)?\.html?$/i, '').replaceAll(/^\/+|\/+$/g, '')}`
}

/** The key that takes what is not a path: an address, an email, a phone number, an anchor. */
function hintAtOtherKey(link: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return 'For an address outside the site, use `href`.'
  if (/^www\./i.test(link)) return `For an address outside the site, use \`href: https://${link}\`.`
  if (isEmail(link)) return `For an email, use \`href: mailto:${link}\`.`
  if (/^\+?[\d\s().-]{7,}$/.test(link)) return `For a phone number, use \`call: "${link}"\`.`
  return link.startsWith('#') ? `To scroll on the same page, use \`scrollTo: ${link.slice(1)}\`.` : undefined
}

function unknownPage(
  link: string,
  path: string,
  { facts, publicFiles, references }: CompileContext,
): Suggestions & { message: string; fix?: Fix } {
  const own = pathOnThisSite(path, references.value(['site', 'url']))
  const hint = own === undefined ? hintAtOtherKey(link) : undefined
  if (hint !== undefined) return { message: `\`${link}\` is not a path of this site.`, hint }
  const file = findFile(link, publicFiles.find)
  if (file !== undefined) {
    return { message: `\`${file.path}\` is a file, not a page.`, hint: `Use \`href: ${link}\`.` }
  }
  const meant = asPagePath(own ?? path)
  const complete = (page: string) => `${page}${link.slice(path.length)}`
  return {
    message: `There is no page at \`${path}\`.`,
    ...(facts.pages.has(meant)
      ? { ...didYouMean(complete(meant)), ...replacement(link, complete(meant)) }
      : suggestName(path, [...facts.pages.keys()], {
          label: 'Pages of this site',
          where: 'under `pages`',
          complete,
        })),
  }
}
