import type { CompiledPage, SiteShell } from '../../../../schema/model.ts'
import { pageUrl } from '../../../../schema/siteAddress.ts'

/**
 * Languages with the address of a page in each, and `x-default` with that in the first one. None for a page that search
 * engines must not list, and for one in one language.
 */
export function addressesOf(
  { index, translations }: CompiledPage,
  { site, languages }: SiteShell,
): readonly (readonly [tag: string, url: string])[] {
  if (!index || languages === undefined || translations === undefined) return []
  const urls = languages.flatMap(({ tag }, at) =>
    translations[at] ? [[tag, pageUrl(site.url, translations[at])] as const] : [],
  )
  return urls.length < 2 ? [] : [...urls, ['x-default', urls[0]?.[1] ?? '']]
}
