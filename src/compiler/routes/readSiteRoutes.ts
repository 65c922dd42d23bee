import type { Report } from '../fact.ts'
import type { Memo } from '../memo/memo.ts'
import {
  entriesOf,
  isPlainObject,
  keysOf,
  type Path,
  type Plain,
  type PlainObject,
  valueAt,
  valueAtPath,
} from '../plain.ts'
import { type ConcreteRoute, expandRoutes } from './expandRoutes.ts'
import { readRedirects } from './readRedirects.ts'
import { readRoutes } from './readRoutes.ts'

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
    const collections = routes.flatMap(({ name }) => collectionsOf(valueAt(site.pages, name)))
    return {
      routes,
      redirects,
      pages,
      rules,
      parameterNames: new Set(parameters.map(({ name }) => name)),
      collections,
      unshown: unshownEntries(site, collections, pages),
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

/** Entries of collections without a page: another page has a literal path there. */
function unshownEntries(
  site: PlainObject,
  collections: readonly Path[],
  pages: readonly ConcreteRoute[],
): readonly Path[] {
  const shown = new Set(
    pages.flatMap(({ parameters }) => [...parameters.values()].map(({ entry }) => entry?.join('.'))),
  )
  return collections.flatMap((path) =>
    keysOf(valueAtPath(site, path)).flatMap((key) => (shown.has([...path, key].join('.')) ? [] : [[...path, key]])),
  )
}
