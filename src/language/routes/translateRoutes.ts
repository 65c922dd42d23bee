import type { RouteRule } from '../../../schema/model.ts'
import type { Report } from '../fact.ts'
import { type PlainObject, valueAtPath } from '../plain.ts'
import { type ConcreteRoute, expandRoutes } from './expandRoutes.ts'
import { fillPattern, isSteps, parsePathPattern } from './parsePathPattern.ts'
import type { Route } from './readRoutes.ts'
import type { SiteRoutes } from './readSiteRoutes.ts'

/** The paths of a site in a further language. */
export interface TranslatedRoutes {
  /** Path of the front page, with which all others begin: `/es`. */
  readonly home: string
  /** What is at every path in the first language. */
  readonly table: SiteRoutes
  /** By the path in the first language: the path of the same page or redirect. */
  readonly addresses: ReadonlyMap<string, string>
  /** Without the path of the front page. */
  readonly rules: readonly RouteRule[]
}

/**
 * The paths of the pages that a further language has.
 *
 * @param site The site in that language.
 * @param hasPage Whether it has the page at a path of the first language.
 */
export function translateRoutes(
  site: PlainObject,
  table: SiteRoutes,
  { home, hasPage, report }: { home: string; hasPage: (path: string) => boolean; report: Report },
): TranslatedRoutes {
  const routes = new Map(table.routes.map((route) => [route.name, translateRoute(route, site, report)]))
  const addresses = new Map<string, string>()
  const taken = new Map<string, string>()
  for (const page of table.pages) reportTaken(page.route.name, page.path.toLowerCase())
  for (const page of table.pages) {
    if (!hasPage(page.canonical)) continue
    const address = home + addressIn(page, routes.get(page.route.name) ?? page.route)
    reportTaken(page.route.name, address.toLowerCase())
    addresses.set(page.path, address)
  }
  for (const path of table.redirects.keys()) if (path.startsWith('/')) addresses.set(path, home + path)
  const { rules } = expandRoutes([...routes.values()], new Set(table.redirects.keys()), () => {})
  const all = new Set(addresses.values())
  const isMade = ({ unknown }: RouteRule) => unknown.kind === 'redirect' || all.has(home + unknown.path)
  return { home, table, addresses, rules: rules.filter(isMade) }

  /** Reports a page whose path another page has already. */
  function reportTaken(name: string, path: string): void {
    const other = taken.get(path)
    taken.set(path, name)
    if (other === undefined) return
    report({ kind: 'translated-path', at: { path: ['pages', name, 'path'], part: 'value' }, data: { path, other } })
  }
}

function translateRoute(route: Route, site: PlainObject, report: Report): Route {
  const at = { path: ['pages', route.name, 'path'], part: 'value' } as const
  const path = valueAtPath(site, at.path)
  if (typeof path !== 'string' || path === route.path) return route
  const steps = parsePathPattern(path)
  if (!isSteps(steps)) {
    report({ kind: 'bad-path', at, data: { path, mistake: steps } })
    return route
  }
  const namesIn = (text: string) => (text.match(/(?<=\/):\w+/g) ?? []).sort()
  if (namesIn(path).join() === namesIn(route.path).join()) return { ...route, path, steps }
  report({ kind: 'translated-path/parameters', at, data: { path, names: namesIn(route.path) } })
  return route
}

/** The path of a page by the path of its route, which has the same parameters in another language. */
function addressIn({ route, path, canonical, parameters }: ConcreteRoute, { steps }: Route): string {
  if (path === '/') return ''
  if (path === canonical) return fillPattern(steps, parameters)
  // The path ends before a parameter.
  const cut = route.steps[path.split('/').length - 1]
  const end = steps.findIndex(
    (step) => step.kind === 'parameter' && cut?.kind === 'parameter' && step.name === cut.name,
  )
  return fillPattern(steps.slice(0, end), parameters)
}
