import { type Plain, type PlainObject, valueAt } from '../plain.ts'

/** What is known about the entries of collections: every page of a large collection may ask for the same. */
export interface Collections {
  hasSeveral(collection: PlainObject): boolean
  someHave(collection: PlainObject, key: string): boolean
}

interface Entries {
  readonly values: readonly Plain[]
  /** Of keys that were asked for, whether some entry has them. */
  readonly known: Map<string, boolean>
}

export function createCollections(): Collections {
  const collections = new Map<PlainObject, Entries>()
  const entriesOf = (collection: PlainObject): Entries => {
    const entries = collections.get(collection) ?? { values: Object.values(collection), known: new Map() }
    collections.set(collection, entries)
    return entries
  }
  return {
    hasSeveral: (collection) => entriesOf(collection).values.length > 1,
    someHave(collection, key) {
      const { values, known } = entriesOf(collection)
      const answer = known.get(key) ?? values.some((entry) => valueAt(entry, key) !== undefined)
      known.set(key, answer)
      return answer
    },
  }
}
