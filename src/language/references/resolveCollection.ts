import { collectionKeys } from '../../../schema/collection.ts'
import { isDate } from '../pages/formats/date.ts'
import { languageOf } from '../pages/typeset.ts'
import { isPlainObject, keysOf, type Path, type Plain, type PlainObject, valueAt } from '../plain.ts'
import { collectionEntries, type Entry, entriesWhere, textsOf } from './collectionEntries.ts'
import { resolveGuarded } from './lookUp.ts'
import { type ListItem, type ResolverState, report } from './resolverState.ts'

/** Whether a group stands for a list of the entries of a collection. */
export function isCollection(group: PlainObject): group is PlainObject & { readonly in: string } {
  return typeof group.in === 'string' && Object.keys(group).every((key) => collectionKeys.includes(key))
}

/**
 * The list that a collection stands for; null if it can't be made. Without `as`, an item has all fields of its entry, and
 * `keepDeclared` leaves those that its place has.
 */
export function resolveCollection(
  state: ResolverState,
  written: PlainObject & { readonly in: string },
  path: Path,
): Plain {
  const { in: name, each, as } = written
  state.onRead(['content', name])
  const entries = collectionEntries(state.site, name)
  if (entries === undefined) {
    const isUnknown = valueAt(state.site.content, name) === undefined
    const kind = isUnknown ? 'unknown-collection' : 'wrong-reference/collection'
    report(state, { kind, at: { path: [...path, 'in'], part: 'value' }, data: { source: name } })
    return null
  }
  const where = state.resolve(written.where ?? null, [...path, 'where']).value
  if (hasUnknownField(state, written, entries, path)) return null
  const found = sorted(state, entriesWhere(entries, where), written.sort, path)
  const items = typeof each === 'string' ? itemsOfTexts(found, each) : chosen(state, found.map(itemOf), written, path)
  const list: Plain[] = []
  for (const item of items) {
    const { value, origin } = withItem(state, item, written, path)
    state.origins.set(list, list.length, { path: origin, usedAt: [...path, 'in'] })
    if (as === undefined) state.origins.noteItem(value)
    list.push(value)
  }
  return list
}

const itemOf = ({ key, value, path }: Entry): ListItem => ({ key: String(key), fields: value, path, own: {} })

function itemsOfTexts(entries: readonly Entry[], each: string): readonly ListItem[] {
  return [...textsOf(entries, each)].map(([text, [path = []]]) => ({
    key: text,
    fields: { value: text },
    path,
    own: { value: text },
  }))
}

/** The items that are shown: those of this page, or the neighbors of an entry. */
function chosen(
  state: ResolverState,
  items: readonly ListItem[],
  { limit = items.length, paged, around }: PlainObject,
  path: Path,
): readonly ListItem[] {
  if (around !== undefined) {
    const { value } = state.resolve(around, [...path, 'around'])
    const at = items.findIndex(({ key }) => key === value)
    const beside =
      at === -1
        ? []
        : ([
            [items[at - 1], 'previous'],
            [items[at + 1], 'next'],
          ] as const)
    return beside.flatMap(([item, place]) => (item === undefined ? [] : [{ ...item, own: { place } }]))
  }
  if (paged === true && path[0] !== 'pages')
    report(state, { kind: 'bad-paging/elsewhere', at: { path: [...path, 'paged'], part: 'key' }, data: {} })
  const start = paged === true ? (state.pageNumber - 1) * Number(limit) : 0
  return items.slice(start, start + Number(limit))
}

/** An item with the fields of its entry, or with what `as` makes of them, and where it was written. */
function withItem(
  state: ResolverState,
  item: ListItem,
  { in: collection, each, page, as }: PlainObject,
  path: Path,
): { readonly value: Plain; readonly origin: Path } {
  const field = typeof each === 'string' ? each : undefined
  const all = state.entryPages.of(String(collection), field)
  const pages = typeof page === 'string' ? all.filter((each) => each.page === page) : all
  const bound = pages.flatMap((each) => {
    const value = each.boundOf(item.key)
    return value === undefined ? [] : [{ name: each.parameter, value, path: each.pathOf(value) }]
  })
  const address = bound.length === 1 ? bound[0]?.path : undefined
  const own: PlainObject = { ...item.own, ...(address !== undefined && { path: address }) }
  const { item: outer, parameters } = state
  state.parameters = new Map([...parameters, ...bound.map(({ name, value }) => [name, value] as const)])
  try {
    if (as !== undefined) {
      state.item = { ...item, own, collection: String(collection), pages: bound.map(({ path }) => path) }
      return { value: state.resolve(as, [...path, 'as']).value, origin: [...path, 'as'] }
    }
    state.item = undefined
    const { value } = resolveGuarded(state, item.fields, item.path, { path, part: 'value' }) ?? { value: null }
    if (!isPlainObject(value)) return { value, origin: item.path }
    const copy: PlainObject = { ...value, ...own }
    for (const key of Object.keys(value)) {
      const origin = state.origins.child(value, key, { path: item.path })
      state.origins.set(copy, key, { path: origin.path, usedAt: [...path, 'in'] })
    }
    for (const key of Object.keys(own)) state.origins.set(copy, key, { path: [...path, 'in'] })
    return { value: copy, origin: item.path }
  } finally {
    state.item = outer
    state.parameters = parameters
  }
}

/** Whether no entry has one of the fields to sort and choose by, which is reported. */
function hasUnknownField(state: ResolverState, written: PlainObject, entries: readonly Entry[], path: Path): boolean {
  const fields = new Set(entries.flatMap(({ value }) => keysOf(value)))
  const named = [
    ...(typeof written.sort === 'string'
      ? [{ field: fieldOf(written.sort), keys: ['sort'], part: 'value' } as const]
      : []),
    ...(typeof written.each === 'string' ? [{ field: written.each, keys: ['each'], part: 'value' } as const] : []),
    ...keysOf(written.where).map((field) => ({ field, keys: ['where', field], part: 'key' }) as const),
  ]
  const unknown = entries.length === 0 ? [] : named.filter(({ field }) => !fields.has(field))
  for (const { field, keys, part } of unknown) {
    const data = { field, fields: [...fields], collection: String(written.in) }
    report(state, { kind: 'unknown-field', at: { path: [...path, ...keys], part, piece: field }, data })
  }
  return unknown.length > 0
}

const fieldOf = (sort: string): string => sort.replace(/^-/, '')

/** The entries in the order of a field: numbers by size, days by date, texts as in a dictionary of the language. */
function sorted(
  state: ResolverState,
  entries: readonly Entry[],
  sort: Plain | undefined,
  path: Path,
): readonly Entry[] {
  if (typeof sort !== 'string') return entries
  const field = fieldOf(sort)
  const values = entries.map(({ value }) => valueAt(value, field))
  const kinds = values.map(kindOf)
  const [usual] = [...new Set(kinds)].sort((a, b) => countOf(kinds, b) - countOf(kinds, a))
  const odd = kinds.findIndex((kind) => kind !== usual || kind === 'nothing')
  const entry = entries[odd]
  if (entry !== undefined && values.some((value) => value !== undefined)) {
    const isMissing = values[odd] === undefined
    const at = isMissing
      ? { path: entry.path, part: 'key' as const }
      : { path: [...entry.path, field], part: 'value' as const }
    const isLikeDate = usual === 'a date' && /^\d{4}-\d\d-\d\d$/.test(String(values[odd]))
    const data = { field, found: kinds[odd] ?? '', usual: usual ?? '' }
    const usedAt = [...path, 'sort']
    report(
      state,
      isLikeDate
        ? { kind: 'bad-date', at, usedAt, data: { text: String(values[odd]) } }
        : { kind: 'mixed-fields', at, usedAt, data },
    )
  }
  const { compare } = new Intl.Collator(languageOf(valueAt(state.site.site, 'language')), { numeric: true })
  const direction = sort.startsWith('-') ? -1 : 1
  return entries.toSorted(({ value: a }, { value: b }) => {
    const [left, right] = [valueAt(a, field), valueAt(b, field)]
    if (typeof left === 'number' && typeof right === 'number') return direction * (left - right)
    return direction * compare(String(left), String(right))
  })
}

const countOf = (kinds: readonly string[], kind: string): number => kinds.filter((each) => each === kind).length

function kindOf(value: Plain | undefined): string {
  if (typeof value === 'number') return 'a number'
  if (typeof value === 'string') return isDate(value) ? 'a date' : 'a text'
  return value === undefined ? 'nothing' : 'a group or list'
}
