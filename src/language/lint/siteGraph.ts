import { decodeAddress } from '../../../schema/fileAddress.ts'
import type { CompiledSite } from '../../../schema/model.ts'
import { basePath, withoutBase } from '../../../schema/siteAddress.ts'
import { addressesIn, pathOf } from '../references/addressesIn.ts'

export type SiteGraph = ReturnType<typeof createSiteGraph>

/** The graph of a compiled site: the paths that each page, its dialogs and its shell link to, and the files it uses. */
export function createSiteGraph({ entries, shell, images }: CompiledSite) {
  const base = basePath(shell.site.url)
  const frameLinks = new Set([...addressesIn(shell.header), ...addressesIn(shell.footer)])
  const pages = new Map<string, { readonly name: string; readonly links: ReadonlySet<string> }>()
  // A text has only the copies of its pictures.
  const files = new Set(images.map(({ src }) => decodeAddress(src)))
  for (const target of [...entries.values(), ...shell.rules.map(({ unknown }) => unknown)])
    if (target.kind === 'redirect') files.add(decodeAddress(pathOf(target.to)))
  for (const [path, entry] of entries) {
    if (entry.kind !== 'page') continue
    const { page } = entry
    const addresses = addressesIn([
      page.blocks,
      page.dialogs,
      page.headerAction,
      page.footerLinks,
      page.shareImage?.src.src,
    ])
    if (page.frame === 'full') for (const address of frameLinks) addresses.add(address)
    const links = new Set<string>()
    for (const asked of addresses) {
      const address = withoutBase(asked, base)
      if (entries.has(address)) links.add(address)
      else files.add(decodeAddress(address))
    }
    pages.set(path, { name: page.name, links })
  }
  /** Paths that can be reached from a path by following links, itself included. */
  const reachableFrom = (start: string): ReadonlySet<string> => {
    const reached = new Set<string>()
    const ahead = [start]
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
      if (reached.has(path)) continue
      reached.add(path)
      const entry = entries.get(path)
      if (entry?.kind === 'redirect') ahead.push(entry.to)
      ahead.push(...(pages.get(path)?.links ?? []))
    }
    return reached
  }
  return { pages, files, reachableFrom }
}
