import type { Report } from '../fact.ts'
import { isPlainList, type Path, type PlainObject, valueAt } from '../plain.ts'
import { type OldAddress, parseOldAddress } from './parseOldAddress.ts'
import type { Route } from './readRoutes.ts'

export interface Redirect extends OldAddress {
  readonly from: string
  readonly to: string
  /** Index in the list `redirects`. */
  readonly index: number
}

/**
 * The redirects by their old address: the decoded path, or what else is redirected. Reports and omits those whose address
 * is invalid or taken.
 */
export function readRedirects(
  site: PlainObject,
  routes: readonly Route[],
  report: Report,
): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>()
  const list = isPlainList(site.redirects) ? site.redirects : []
  list.forEach((redirect, index) => {
    const [from, to] = [valueAt(redirect, 'from'), valueAt(redirect, 'to')]
    if (typeof from !== 'string' || typeof to !== 'string') return
    const at = { path: ['redirects', index, 'from'], part: 'value' } as const
    const address = parseOldAddress(from)
    if ('is' in address) report({ kind: 'bad-path/redirect', at, data: { from, mistake: address } })
    else if (address.path.includes('/:')) report({ kind: 'bad-path/parameter', at, data: { from } })
    else {
      const owner = ownerOf(address, routes, redirects)
      if (owner === undefined) redirects.set(keyOf(address), { ...address, from, to, index })
      else report({ kind: 'duplicate-path/redirect', at, data: { from, ...owner } })
    }
  })
  reportCircles(redirects, report)
  return redirects
}

function keyOf({ path, query, isPattern }: OldAddress): string {
  return `${path}${isPattern ? '/*' : ''}${query === undefined ? '' : `?${query}`}`
}

/** The page or redirect that has the address of a redirect. */
function ownerOf(
  address: OldAddress,
  routes: readonly Route[],
  redirects: ReadonlyMap<string, Redirect>,
): { readonly page?: string; readonly taken: Path } | undefined {
  const isWhole = address.query === undefined && !address.isPattern
  const page = isWhole ? routes.find(({ path }) => path === address.path)?.name : undefined
  if (page !== undefined) return { page, taken: ['pages', page, 'path'] }
  const earlier = redirects.get(keyOf(address))
  return earlier && { taken: ['redirects', earlier.index, 'from'] }
}

/** The redirect that an address is subject to, with parts of patterns as they are written. */
function redirectOf(to: string, redirects: ReadonlyMap<string, Redirect>): Redirect | undefined {
  const address = parseOldAddress(to)
  if ('is' in address) return undefined
  const exact = redirects.get(keyOf(address))
  if (exact !== undefined || !address.isPattern) return exact
  return [...redirects.values()].find(({ path, isPattern }) => isPattern && `${address.path}/`.startsWith(`${path}/`))
}

function isPath(to: string, path: string): boolean {
  const address = parseOldAddress(to)
  return !('is' in address) && keyOf(address) === path
}

function reportCircles(redirects: ReadonlyMap<string, Redirect>, report: Report): void {
  const reported = new Set<Redirect>()
  for (const first of redirects.values()) {
    const chain = [first]
    let next = redirectOf(first.to, redirects)
    while (next !== undefined && !chain.includes(next)) {
      chain.push(next)
      next = redirectOf(next.to, redirects)
    }
    // Hosts pass the query on, so its own path without it is the same address again.
    const isOwnPath = first.query !== undefined && isPath(first.to, first.path)
    if ((next !== first && !isOwnPath) || reported.has(first)) continue
    for (const each of chain) reported.add(each)
    report({
      kind: 'circular-redirect',
      at: { path: ['redirects', first.index, 'to'], part: 'value' },
      data: { chain: [...chain, first].map(({ from }) => from), isOwnPath },
    })
  }
}
