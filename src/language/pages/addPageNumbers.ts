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
  const { site, report, isShown = () => true } = options
  const taken = new Set(pages.map(({ path }) => path))
  const checked = new Set<Plain>()
  return pages.flatMap((page) => {
    const body = valueAt(site.pages, page.route.name)
    const lists = isPlainObject(body) ? listsIn(body) : []
    const [list] = lists
    if (body === undefined || list === undefined || page.path !== page.canonical) return [page]
    const path = ['pages', page.route.name, ...list]
    const { in: name, limit, where = null } = valueAtPath(body, list) as PlainObject
    const at = { path: [...path, 'paged'], part: 'key' } as const
    if ((lists.length > 1 || list.lastIndexOf('blocks') > 0 || limit === undefined) && !checked.has(body))
      report({ kind: 'bad-paging', at, data: { lists } })
    checked.add(body)
    const resolver = createResolver({ ...options, parameters: page.parameters, origins: createOrigins(), report() {} })
    const entries = (collectionEntries(site, String(name)) ?? []).filter(({ value }) => isShown(value))
    const { length } = entriesWhere(entries, resolver.resolve(where, [...path, 'where']))
    const count = typeof limit === 'number' && limit >= 1 ? Math.max(1, Math.ceil(length / limit)) : 1
    if (count === 1) return [page]
    const start = page.path === '/' ? '' : page.path
    const paths = Array.from({ length: count }, (_, index) => (index === 0 ? page.path : `${start}/${index + 1}`))
    const other = paths.slice(1).find((each) => taken.has(each))
    if (other !== undefined) report({ kind: 'duplicate-path/paged', at, data: { path: other } })
    return paths.map((path, index) => {
      const written = JSON.stringify([page.written, index, count])
      return { ...page, path, canonical: path, written, pageNumber: { number: index + 1, list, paths } }
    })
  })
}

function listsIn(body: PlainObject): readonly Path[] {
  const known = found.get(body) ?? [...pagedLists(body.blocks ?? null, ['blocks'])]
  found.set(body, known)
  return known
}

function* pagedLists(value: Plain, path: Path): Generator<Path> {
  if (isPlainObject(value) && isCollection(value) && value.paged === true) yield path
  const children = isPlainList(value) ? [...value.entries()] : isPlainObject(value) ? Object.entries(value) : []
  for (const [key, child] of children) yield* pagedLists(child, [...path, key])
}
