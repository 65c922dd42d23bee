import type { Report } from '../fact.ts'
import { isPlainList, type PlainObject, valueAt } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { type OldAddress, parseOldAddress } from './parseOldAddress.ts'
import { type Route, reportBadPath } from './readRoutes.ts'

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
    if ('message' in address) {
      reportBadPath(from, address, at.path, report)
      return
    }
    const mistake = mistakeOf(from, address, routes, redirects)
    if (mistake !== undefined) report({ ...mistake, at })
    else redirects.set(keyOf(address), { ...address, from, to, index })
  })
  reportCircles(redirects, report)
  return redirects
}

function keyOf({ path, query, isPattern }: OldAddress): string {
  return `${path}${isPattern ? '/*' : ''}${query === undefined ? '' : `?${query}`}`
}

/** What is wrong with the address of a redirect, if it is an address at all. */
function mistakeOf(
  from: string,
  address: OldAddress,
  routes: readonly Route[],
  redirects: ReadonlyMap<string, Redirect>,
): Omit<RawDiagnostic, 'at'> | undefined {
  const { path, query, isPattern } = address
  if (path.includes('/:')) {
    return {
      code: 'bad-path',
      message: `\`${from}\` has a parameter, and a redirect is for one path.`,
      hint: 'Write a redirect for each value, `/*` at the end for everything below a path, or use `unknown:` of a page’s parameter.',
    }
  }
  const isWhole = query === undefined && !isPattern
  const page = isWhole ? routes.find((route) => route.path === path) : undefined
  const earlier = redirects.get(keyOf(address))
  const taken = page === undefined ? earlier && ['redirects', earlier.index, 'from'] : ['pages', page.name, 'path']
  if (taken === undefined) return undefined
  const [message, hint, owner] =
    page === undefined
      ? [`The path \`${from}\` is redirected twice.`, 'Remove one of the redirects.', 'The other redirect']
      : [
          `The path \`${from}\` already belongs to page \`${page.name}\`.`,
          'Remove the redirect, or give the page another path.',
          `Page \`${page.name}\` has it`,
        ]
  const related = { message: owner, at: { path: taken, part: 'value' } as const }
  return { code: 'duplicate-path', message, hint, related }
}

/** The redirect that an address is subject to, with parts of patterns as they are written. */
function redirectOf(to: string, redirects: ReadonlyMap<string, Redirect>): Redirect | undefined {
  const address = parseOldAddress(to)
  if ('message' in address) return undefined
  const exact = redirects.get(keyOf(address))
  if (exact !== undefined || !address.isPattern) return exact
  return [...redirects.values()].find(({ path, isPattern }) => isPattern && `${address.path}/`.startsWith(`${path}/`))
}

function isPath(to: string, path: string): boolean {
  const address = parseOldAddress(to)
  return !('message' in address) && keyOf(address) === path
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
      code: 'circular-redirect',
      at: { path: ['redirects', first.index, 'to'], part: 'value' },
      message: `This redirect leads back to itself: ${[...chain, first].map(({ from }) => `\`${from}\``).join(' → ')}.`,
      hint: isOwnPath ? 'Point it at another page, or remove it.' : 'Point it at a page.',
    })
  }
}
