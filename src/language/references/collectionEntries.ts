import { isDate } from '../calendar.ts'
import { entriesOf, isPlainList, type Path, type Plain, type PlainObject, valueAt, valueAtPath } from '../plain.ts'
import { isShownAt, readShown } from '../shown.ts'

/** One entry of a collection under `content`. */
export interface Entry {
  /** Its name in the collection; in a list, its index. */
  readonly key: string | number
  readonly value: Plain
  readonly path: Path
}

/** The entries of a collection in the order of the file; undefined if it is no group and no list. */
export function collectionEntries(site: PlainObject, name: string): readonly Entry[] | undefined {
  const group = valueAt(site.content, name)
  if (typeof group !== 'object' || group === null) return undefined
  const entries = isPlainList(group) ? [...group.entries()] : Object.entries(group)
  return entries.map(([key, value]) => ({ key, value, path: ['content', name, key] }))
}

/** The entries whose fields have these values, or have them in their lists. */
export function entriesWhere(entries: readonly Entry[], where: Plain | undefined): readonly Entry[] {
  const wanted = entriesOf(where)
  const has = (own: Plain | undefined, value: Plain) => own === value || (isPlainList(own) && own.includes(value))
  return entries.filter(({ value }) => wanted.every(([field, text]) => has(valueAt(value, field), text)))
}

/** The texts that a field with a list has in some entry, in the order of the file, each with its first place. */
export function textsOf(entries: readonly Entry[], field: string): ReadonlyMap<string, Path> {
  const texts = new Map<string, Path>()
  for (const { value, path } of entries) {
    const list = valueAt(value, field)
    for (const [index, text] of isPlainList(list) ? list.entries() : [])
      if (typeof text === 'string' && !texts.has(text)) texts.set(text, [...path, field, index])
  }
  return texts
}

/** The entries that have a text in a list, by a place where it is. */
export function entriesWithText(site: PlainObject, place: Path): readonly Entry[] {
  const [, collection, , field] = place
  const where = { [String(field)]: valueAtPath(site, place) ?? null }
  return entriesWhere(collectionEntries(site, String(collection)) ?? [], where)
}

/** The keys that show something from the time of the first of some entries to that of the last; none for always. */
export function shownWith(entries: readonly Entry[]): PlainObject {
  const times = entries.flatMap(({ value }) => readShown(value) ?? [])
  if (times.length < entries.length) return {}
  const ever = times.filter((each) => isShownAt(each, undefined))
  if (ever.length === 0) return { [times[0]?.mark ?? 'hidden']: true }
  const [from = ''] = ever.map((each) => each.from).sort()
  const until =
    ever
      .map((each) => each.until)
      .sort()
      .at(-1) ?? '~'
  return {
    show: {
      ...(from !== '' && { from: from.replace('T00:00', '').replace('T', ' ') }),
      ...(until !== '~' && { until: until.replace('T', ' ') }),
    },
  }
}

/** The name of the field in `date` or `-date`. */
export const sortField = (sort: string): string => sort.replace(/^-/, '')

/** The kind of a value that entries are sorted by. */
export const kindOf = (value: Plain | undefined): string =>
  typeof value === 'string' && isDate(value) ? 'date' : typeof value
