import type { Report } from '../fact.ts'
import type { Memo } from '../memo/memo.ts'
import { entriesOf, isPlainObject, type PlainObject, valueAt } from '../plain.ts'
import { expandRoutes } from './expandRoutes.ts'
import { readRedirects } from './readRedirects.ts'
import { addressOf, fieldOf, readRoutes } from './readRoutes.ts'

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
    for (const [, parameter] of entriesOf(valueAt(page, 'params'))) {
      const values = valueAt(content, String(valueAt(parameter, 'in')))
      const by = fieldOf(parameter)
      if (valueAt(parameter, 'each') !== undefined || !isPlainObject(values)) yield values
      else
        for (const [key, entry] of Object.entries(values)) {
          yield key
          if (by.length > 0) yield addressOf(key, entry, by)
        }
    }
  }
}
