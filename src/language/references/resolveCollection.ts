import { collectionKeys } from '../../../schema/collection.ts'
import { entriesOf, isPlainObject, keysOf, type Path, type Plain, type PlainObject, valueAt } from '../plain.ts'
import { shownKeys } from '../shown.ts'
import {
  collectionEntries,
  type Entry,
  entriesWhere,
  entriesWithText,
  kindOf,
  shownWith,
  sortField,
  textsOf,
} from './collectionEntries.ts'
import type { ListItem } from './listItem.ts'
import { resolveGuarded } from './lookUp.ts'
import { type ResolverState, report } from './resolverState.ts'

type Collection = PlainObject & { readonly in: string }

/** Whether a group stands for a list of the entries of a collection. That `in` is no text has been reported. */
export function isCollection(group: PlainObject): group is Collection {
  return Object.hasOwn(group, 'in') && Object.keys(group).every((key) => collectionKeys.includes(key))
}

/**
 * The list that a collection stands for; null if it can't be made. Without `as`, an item has all fields of its entry, also
 * those that its place doesn't have, and `origins` lists it.
 */
export function resolveCollection(state: ResolverState, written: Collection, path: Path): Plain {
  const { in: name, each, as, sort, where } = written
  if (typeof name !== 'string') return null
  state.onRead(['content', name])
  const entries = collectionEntries(state.site, name)
  if (entries === undefined) {
    const isUnknown = valueAt(state.site.content, name) === undefined
    const kind = isUnknown ? 'unknown-collection' : 'wrong-reference/collection'
    report(state, { kind, at: { path: [...path, 'in'], part: 'value' }, data: { source: name } })
    return null
  }
  const fields = [...(typeof sort === 'string' ? [sortField(sort)] : []), ...(typeof each === 'string' ? [each] : [])]
  const isUnknown = (field: string) => entries.every(({ value }) => valueAt(value, field) === undefined)
  if (entries.length > 0 && [...fields, ...keysOf(where)].some(isUnknown)) {
    report(state, { kind: 'unknown-field', at: { path, part: 'value' }, data: { list: path } })
    return null
  }
  const { value: wanted } = state.resolve(where ?? {}, [...path, 'where'])
  if (entriesOf(wanted).some(([, value]) => value === null)) return null
  const found = entriesWhere(entries, wanted)
  const inOrder = typeof sort === 'string' ? sorted(state, found, sort, path) : found
  const shown = inOrder.filter(({ value }) => state.isShown(value))
  const items =
    typeof each === 'string'
      ? [...textsOf(inOrder, each)].map(([value, path]) => {
          const times = shownWith(entriesWithText(state.site, path))
          return { key: value, fields: { value, ...times }, path, own: { value } }
        })
      : chosen(state, shown.map(entryItem), written, path)
  // What waits to be shown is checked like the others, and counts in no number of items.
  const waiting =
    each === undefined && written.around === undefined ? inOrder.filter((entry) => !shown.includes(entry)) : []
  const list: Plain[] = []
  for (const item of [...items, ...waiting.map(entryItem)]) {
    const value = itemOf(state, item, written, path)
    const origin = as === undefined ? item.path : [...path, 'as']
    state.origins.set(list, list.length, { path: origin, usedAt: [...path, 'in'] })
    list.push(value)
  }
  return list
}

const entryItem = ({ key, value, path }: Entry): ListItem => ({ key: String(key), fields: value, path, own: {} })

/** The items that are shown: those of this page, or the neighbors of an entry. */
function chosen(
  state: ResolverState,
  items: readonly ListItem[],
  { limit, paged, around }: Collection,
  path: Path,
): readonly ListItem[] {
  if (around !== undefined) {
    const { value } = state.resolve(around, [...path, 'around'])
    const bound = [...state.parameters.values()].find((each) => each.entry !== undefined && each.value === value)
    const named = bound?.entry?.at(-1) ?? value
    const at = items.findIndex(({ key }) => key === named)
    if (at === -1) return []
    const beside = [
      [items[at - 1], 'previous'],
      [items[at + 1], 'next'],
    ] as const
    return beside.flatMap(([item, place]) => (item === undefined ? [] : [{ ...item, own: { place } }]))
  }
  if (paged === true && path[0] !== 'pages')
    report(state, { kind: 'bad-paging', at: { path: [...path, 'paged'], part: 'key' }, data: { lists: [] } })
  // One that is no number has been reported.
  const most = typeof limit === 'number' ? limit : items.length
  const start = paged === true ? (state.pageNumber - 1) * most : 0
  return items.slice(start, start + most)
}

/** An item: the fields of its entry, or what `as` makes of them. */
function itemOf(
  state: ResolverState,
  item: ListItem,
  { in: collection, each, page, as }: Collection,
  path: Path,
): Plain {
  const pages = state
    .entryPages(collection, typeof each === 'string' ? each : undefined, item.key)
    .filter(({ name }) => page === undefined || name === page)
  const [first] = pages
  const own: PlainObject = { ...item.own, ...(first !== undefined && pages.length === 1 && { path: first.path }) }
  const { item: outer, parameters } = state
  state.parameters = new Map([...parameters, ...pages.map(({ parameter, bound }) => [parameter, bound] as const)])
  state.item = as === undefined ? undefined : { ...item, own, collection }
  try {
    if (as !== undefined) return withTimes(state, state.resolve(as, [...path, 'as']).value, [...path, 'as'], item)
    const { value = null } = resolveGuarded(state, item.fields, item.path, { path, part: 'value' }) ?? {}
    if (!isPlainObject(value)) return value
    const copy: PlainObject = { ...value, ...own }
    const usedAt = [...path, 'in']
    for (const key of Object.keys(copy)) {
      const origin = Object.hasOwn(own, key) ? usedAt : state.origins.child(value, key, { path: item.path }).path
      state.origins.set(copy, key, { path: origin, usedAt })
    }
    state.origins.items.add(copy)
    return copy
  } finally {
    state.item = outer
    state.parameters = parameters
  }
}

/** What `as` makes of an entry, shown when the entry is. */
function withTimes(state: ResolverState, made: Plain, madeAt: Path, { fields, path }: ListItem): Plain {
  const times = entriesOf(fields).filter(([key]) => shownKeys.has(key))
  if (times.length === 0 || !isPlainObject(made)) return made
  const value = { ...made, ...Object.fromEntries(times) }
  for (const key of Object.keys(made)) state.origins.set(value, key, state.origins.child(made, key, { path: madeAt }))
  for (const [key] of times) state.origins.set(value, key, { path: [...path, key] })
  return value
}

/** The entries in the order of a field: numbers by size, days by date, texts as in a dictionary. */
function sorted(state: ResolverState, entries: readonly Entry[], sort: string, path: Path): readonly Entry[] {
  const fieldOf = ({ value }: Entry) => valueAt(value, sortField(sort))
  const [kind, ...others] = new Set(entries.map((entry) => kindOf(fieldOf(entry))))
  if (others.length > 0 || kind === 'object')
    report(state, { kind: 'mixed-fields', at: { path: [...path, 'sort'], part: 'value' }, data: { list: path } })
  const compare = (a: Plain | undefined, b: Plain | undefined) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : state.compareTexts(String(a), String(b))
  const direction = sort.startsWith('-') ? -1 : 1
  return entries.toSorted((a, b) => direction * compare(fieldOf(a), fieldOf(b)))
}
