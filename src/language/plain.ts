/** A value of the site file as plain data, without positions. Equal YAML aliases share one value. */
export type Plain = string | number | boolean | null | readonly Plain[] | PlainObject

export interface PlainObject {
  readonly [key: string]: Plain
}

/** Keys and indexes from the root of the site file to a value. */
export type Path = readonly (string | number)[]

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isPlainList(value: unknown): value is readonly Plain[] {
  return Array.isArray(value)
}

/** Whether a value is a list of blocks. Only blocks have the key `type`. */
export function isBlockList(value: Plain | undefined): boolean {
  return isPlainList(value) && value.some((item) => typeof valueAt(item, 'type') === 'string')
}

/** The keys of a group; empty for any other value. */
export function keysOf(value: Plain | undefined): readonly string[] {
  return isPlainObject(value) ? Object.keys(value) : []
}

/** The keys and values of a group; empty for any other value. */
export function entriesOf(value: Plain | undefined): readonly (readonly [string, Plain])[] {
  return isPlainObject(value) ? Object.entries(value) : []
}

/** The value at a key of the object itself, never an inherited one. */
export function valueAt(value: Plain | undefined, key: string | number): Plain | undefined {
  if (value === undefined || value === null || typeof value !== 'object') return undefined
  return Object.hasOwn(value, key) ? (value as PlainObject)[key] : undefined
}

/** The value at a path, never an inherited one. */
export function valueAtPath(value: Plain | undefined, path: Path): Plain | undefined {
  return path.reduce<Plain | undefined>(valueAt, value)
}

/**
 * For each collection around a path, from the outermost inward: the values at the same place in its other entries,
 * undefined for an entry that has none there.
 *
 * @param from Length of the path of the outermost collection.
 */
export function counterparts(
  site: Plain | undefined,
  path: Path,
  from: number,
): readonly (readonly (Plain | undefined)[])[] {
  return path.slice(from).map((name, index) => {
    const before = path.slice(0, from + index)
    const after = path.slice(from + index + 1)
    const others = entriesOf(valueAtPath(site, before)).filter(([other]) => other !== name)
    return others.map(([, entry]) => valueAtPath(entry, after))
  })
}

/** Whether a path equals another one or leads to something inside it. Steps of a JSON Pointer are texts. */
export function isWithin(path: Path, owner: Path): boolean {
  return owner.every((step, index) => String(path[index]) === String(step))
}

/** A path as authors read it: pages.home.blocks[1].items[0]. */
export function formatPath(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    if (!/^[A-Za-z_][\w-]*$/.test(key)) return `${text}[${JSON.stringify(key)}]`
    return text === '' ? key : `${text}.${key}`
  }, '')
}

/** Items by a key, in their order; those without a key are left out. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key | undefined): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
