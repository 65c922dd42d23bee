import type { Report } from '../fact.ts'
import { isPlainList, isPlainObject, type Path, type Plain, type PlainObject, valueAt, valueAtPath } from '../plain.ts'
import { collectionEntries, entriesWhere } from '../references/collectionEntries.ts'
import { createOrigins } from '../references/createOrigins.ts'
import { createResolver } from '../references/createResolver.ts'
import { isCollection } from '../references/resolveCollection.ts'
import type { ResolverOptions } from '../references/resolverState.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'

/** The paths in pages of the lists that continue on others. Bodies of pages stay the same objects until they change. */
const found = new WeakMap<object, readonly Path[]>()

/** The pages of a site with those on which a list continues: /news/2 after /news. */
export function addPageNumbers(
  pages: readonly ConcreteRoute[],
  options: Omit<ResolverOptions, 'parameters' | 'origins'>,
): readonly ConcreteRoute[] {
  const { site, report } = options
  const taken = new Set(pages.map(({ path }) => path))
  const all = pages.flatMap((page) => {
    const { path: at, canonical, route, parameters } = page
    const body = valueAt(site.pages, route.name)
    const [list] = isPlainObject(body) ? listsIn(body) : []
    if (list === undefined || at !== canonical || !isPlainObject(body)) return [page]
    const path = ['pages', route.name, ...list]
    const { in: name, limit, where = null } = valueAtPath(body, list) as PlainObject
    const resolver = createResolver({ ...options, parameters, origins: createOrigins(), report: () => {} })
    const chosen = entriesWhere(
      collectionEntries(site, String(name)) ?? [],
      resolver.resolve(where, [...path, 'where']),
    )
    const count = typeof limit === 'number' && limit >= 1 ? Math.ceil(chosen.length / limit) : 1
    if (count < 2) return [page]
    const paths = Array.from({ length: count }, (_, index) =>
      index === 0 ? at : `${at === '/' ? '' : at}/${index + 1}`,
    )
    return paths.map((own, index): ConcreteRoute => {
      const number = index + 1
      if (number > 1 && taken.has(own))
        report({
          kind: 'duplicate-path/paged',
          at: { path: [...path, 'paged'], part: 'key' },
          data: { path: own },
        })
      const written = JSON.stringify([page.written, number, count])
      return { ...page, path: own, canonical: own, written, pageNumber: { number, list, paths } }
    })
  })
  reportLists(pages, site, report)
  return all
}

/** Reports lists that can't continue on other pages. */
function reportLists(pages: readonly ConcreteRoute[], site: PlainObject, report: Report): void {
  for (const name of new Set(pages.map(({ route }) => route.name))) {
    const body = valueAt(site.pages, name)
    const lists = isPlainObject(body) ? listsIn(body) : []
    for (const [index, list] of lists.entries()) {
      const at = { path: ['pages', name, ...list, 'paged'], part: 'key' } as const
      const isNested = list.lastIndexOf('blocks') > 0
      if (index > 0) report({ kind: 'bad-paging', at, data: {} })
      else if (isNested) report({ kind: 'bad-paging/elsewhere', at, data: {} })
      else if (valueAtPath(body, [...list, 'limit']) === undefined) report({ kind: 'bad-paging/limit', at, data: {} })
    }
  }
}

function listsIn(body: PlainObject): readonly Path[] {
  const known = found.get(body) ?? [...pagedLists(valueAt(body, 'blocks') ?? null, ['blocks'])]
  found.set(body, known)
  return known
}

function* pagedLists(value: Plain, path: Path): Generator<Path> {
  if (isPlainObject(value) && isCollection(value)) {
    if (value.paged === true) yield path
  } else if (isPlainList(value)) for (const [index, item] of value.entries()) yield* pagedLists(item, [...path, index])
  else if (isPlainObject(value))
    for (const [key, child] of Object.entries(value)) yield* pagedLists(child, [...path, key])
}
