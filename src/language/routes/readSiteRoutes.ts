import type { Report } from '../fact.ts'
import type { Memo } from '../memo/memo.ts'
import { entriesOf, isPlainObject, keysOf, type Plain, type PlainObject, valueAt } from '../plain.ts'
import { expandRoutes } from './expandRoutes.ts'
import { readRedirects } from './readRedirects.ts'
import { readRoutes } from './readRoutes.ts'

export type SiteRoutes = ReturnType<typeof readSiteRoutes>

/** What is at every path of a site, and what decides it. It stays the same object until that changes. */
export function readSiteRoutes(site: PlainObject, report: Report, inMemory: Memo) {
  return inMemory(['routes', ''], [site.redirects, ...routeInputs(site)], (tracker) => {
    const note: Report = (problem) => {
      tracker.markUncacheable()
      report(problem)
    }
    const routes = readRoutes(site, note)
    const redirects = readRedirects(site, routes, note)
    const { pages, rules } = expandRoutes(routes, new Set(redirects.keys()), note)
    const parameters = routes.flatMap((route) => route.parameters)
    return {
      routes,
      redirects,
      pages,
      rules,
      parameterNames: new Set(parameters.map(({ name }) => name)),
    }
  }).value
}

/** Everything of a site that its routes depend on besides its redirects, unless they have a problem. */
function* routeInputs({ pages, content }: PlainObject): Generator<unknown> {
  for (const [name, page] of entriesOf(pages)) {
    yield name
    yield valueAt(page, 'path')
    yield valueAt(page, 'params')
    for (const [, collection] of collectionsOf(page)) {
      const values = valueAt(content, collection)
      if (!isPlainObject(values)) yield values
      else for (const key of keysOf(values)) yield key
    }
  }
}

/** Paths of the collections that the parameters of a page take their values from. */
function collectionsOf(page: Plain | undefined): readonly (readonly [string, string])[] {
  return entriesOf(valueAt(page, 'params')).flatMap(([, parameter]) => {
    const collection = valueAt(parameter, 'in')
    return typeof collection === 'string' ? [['content', collection] as const] : []
  })
}
