import { isPlainList, isPlainObject, type Path, type Plain, type PlainObject, valueAt } from '../plain.ts'

/** One entry of a collection under `content`. */
export interface Entry {
  /** Its name in the collection; in a list, its index. */
  readonly key: string | number
  readonly value: Plain
  readonly path: Path
}

/** The entries of a collection in the order of the file; undefined if it has none because it is no group and no list. */
export function collectionEntries(site: PlainObject, name: string): readonly Entry[] | undefined {
  const group = valueAt(site.content, name)
  if (!isPlainObject(group) && !isPlainList(group)) return undefined
  const entries: readonly (readonly [string | number, Plain])[] = isPlainList(group)
    ? [...group.entries()]
    : Object.entries(group)
  return entries.map(([key, value]) => ({ key, value, path: ['content', name, key] }))
}

/** The entries whose fields have these values, or have them in their lists. */
export function entriesWhere(entries: readonly Entry[], where: Plain | undefined): readonly Entry[] {
  const wanted = isPlainObject(where) ? Object.entries(where) : []
  return entries.filter(({ value }) =>
    wanted.every(([field, text]) => {
      const own = valueAt(value, field)
      return own === text || (isPlainList(own) && own.includes(text))
    }),
  )
}

/** The texts that a field with a list has in some entry, in the order of the file, with the entries that have each. */
export function textsOf(entries: readonly Entry[], field: string): ReadonlyMap<string, readonly Path[]> {
  const texts = new Map<string, readonly Path[]>()
  for (const { value, path } of entries)
    for (const [index, text] of listAt(value, field).entries())
      if (typeof text === 'string') texts.set(text, [...(texts.get(text) ?? []), [...path, field, index]])
  return texts
}

function listAt(value: Plain, field: string): readonly Plain[] {
  const list = valueAt(value, field)
  return isPlainList(list) ? list : []
}
