import type { Shown } from '../../../../schema/model.ts'
import { basePath, withoutBase } from '../../../../schema/siteAddress.ts'
import type { Plain } from '../../plain.ts'
import { parseUrl } from '../../references/parseUrl.ts'
import { isShownWith } from '../../shown.ts'
import type { CompileContext } from '../compileContext.ts'

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
    report({ kind: 'unknown-page', piece: link, data: { link } })
    return false
  }
  if (anchor === '' || references.hasAnchor(path, anchor)) {
    const isShown = checkShown(link, references.timesOf(path), context)
    return isShown && (anchor === '' || checkShown(link, references.timesOf(path, anchor), context))
  }
  report({ kind: 'unknown-anchor/page', piece: link, data: { link, path, anchor } })
  return false
}

/** Whether what a link leads to is there whenever the link is. Not of interest where everything is shown. */
export function checkShown(link: string, times: Shown | undefined, { facts, shown, report }: CompileContext): boolean {
  if (times === undefined || facts.showsAll || isShownWith(times, shown)) return true
  report({ kind: 'not-shown', piece: link, data: { link, times } })
  return false
}

/** The path of a complete address of this site; undefined for anything else. */
export function pathOnThisSite(address: string, siteUrl: Plain | undefined): string | undefined {
  const url = parseUrl(address)
  if (url === undefined || typeof siteUrl !== 'string' || url.host !== parseUrl(siteUrl)?.host) return undefined
  return withoutBase(url.pathname, basePath(siteUrl))
}
