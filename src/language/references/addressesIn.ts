import { decodeAddress } from '../../../schema/fileAddress.ts'
import type { CompiledSite } from '../../../schema/model.ts'
import { basePath, withoutBase } from '../../../schema/siteAddress.ts'

/** Files that browsers and other sites request under a well-known name, and the mask of every wave. */
export const agreedName = /^\/(\.well-known\/|favicon|apple-touch-icon|icon|wave\.svg$)/

/** Files that browsers ask a built site for: all but the photos that it shows in smaller copies alone. */
export function requestedFiles({ entries, shell }: CompiledSite): ReadonlySet<string> {
  const base = basePath(shell.site.url)
  const found = addressesIn(shell)
  for (const entry of entries.values()) addressesIn(entry, found)
  return new Set([...found].map((address) => decodeAddress(withoutBase(address, base))))
}

/** Every path on this site in a compiled value: a whole value, or an address in HTML. */
export function addressesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.startsWith('/')) found.add(pathOf(value))
    else if (value.includes('<')) for (const [, href = ''] of value.matchAll(htmlLink)) found.add(pathOf(href))
  } else if (typeof value === 'object' && value !== null) {
    const { copies } = value as { readonly copies?: unknown }
    for (const [key, inner] of Object.entries(value))
      if (key !== 'src' || copies === undefined) addressesIn(inner, found)
  }
  return found
}

const htmlLink = /\s(?:href|src)="(\/[^"]*)"/g

export function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
