import type { CompiledPage, SiteShell } from '../../../../schema/model.ts'
import { pageUrl } from '../../../../schema/siteAddress.ts'

/**
 * Languages with the address of a page in each, and `x-default` with that in the first one. None for a page that search
 * engines must not list, and for a site in one language.
 */
export function addressesOf(
  { index, translations }: CompiledPage,
  { site, languages }: SiteShell,
): readonly (readonly [tag: string, url: string])[] {
  if (!index || languages === undefined || translations === undefined) return []
  const urls = translations.map((path) => pageUrl(site.url, path))
  return [...languages.map(({ tag }, at) => [tag, urls[at] ?? ''] as const), ['x-default', urls[0] ?? '']]
}
