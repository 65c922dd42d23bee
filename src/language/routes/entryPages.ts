import type { BoundParameter } from '../references/resolverState.ts'
import { fillPattern } from './parsePathPattern.ts'
import type { Route } from './readRoutes.ts'

/** A page that makes one page for each entry of a collection, or for each text of a field of its entries. */
export interface EntryPage {
  /** Key under `pages`. */
  readonly page: string
  readonly parameter: string
  /** The value of its parameter for an entry, by the entry's key, or for a text; undefined if it makes none. */
  readonly boundOf: (entry: string) => BoundParameter | undefined
  readonly pathOf: (bound: BoundParameter) => string
}

export type EntryPages = ReturnType<typeof createEntryPages>

/** Finds the pages of entries. */
export function createEntryPages(routes: readonly Route[]) {
  const known = new Map<string, readonly EntryPage[]>()
  const sources = routes.flatMap(({ name, path, steps, parameters }) => {
    const [parameter, ...others] = parameters
    const { source } = parameter ?? {}
    return parameter === undefined || source === undefined || others.length > 0
      ? []
      : [{ name, path, steps, parameter, source }]
  })
  return {
    /** Everything that the addresses of entries depend on besides the entries, as text. */
    written: JSON.stringify(sources.map(({ name, path, source }) => [name, path, source])),
    /** @param each The field whose texts have pages. */
    of(collection: string, each?: string): readonly EntryPage[] {
      const key = `${collection} ${each ?? ''}`
      const pages =
        known.get(key) ??
        sources
          .filter(({ source }) => source.collection === collection && source.each === each)
          .map(({ name, steps, parameter }) => {
            const bounds = new Map<string, BoundParameter>(
              [...parameter.values.values()].map((bound) => [
                String(bound.entry?.at(-1) ?? bound.text ?? bound.value),
                bound,
              ]),
            )
            return {
              page: name,
              parameter: parameter.name,
              boundOf: (entry: string) => bounds.get(entry),
              pathOf: (bound: BoundParameter) => fillPattern(steps, new Map([[parameter.name, bound]])),
            }
          })
      known.set(key, pages)
      return pages
    },
  }
}
