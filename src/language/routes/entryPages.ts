import { type PlainObject, valueAtPath } from '../plain.ts'
import type { EntryPage } from '../references/listItem.ts'
import type { BoundParameter } from '../references/resolverState.ts'
import { fillPattern } from './parsePathPattern.ts'
import type { Route } from './readRoutes.ts'

/** Finds the pages that a page with one parameter makes for an entry of a collection, or for a text of its entries. */
export function createEntryPages(routes: readonly Route[], site: PlainObject) {
  const makers = routes.flatMap(({ name, steps, parameters: [parameter, other] }) => {
    if (parameter?.source === undefined || other !== undefined) return []
    const bounds = [...parameter.values.values()]
    const keyOf = ({ textAt, entry }: BoundParameter) => (textAt ? valueAtPath(site, textAt) : entry?.at(-1))
    const byKey = new Map(bounds.map((bound) => [keyOf(bound), bound]))
    return [{ name, steps, parameter: parameter.name, source: JSON.stringify(parameter.source), byKey }]
  })
  return (collection: string, each: string | undefined, key: string): readonly EntryPage[] => {
    const source = JSON.stringify({ collection, each })
    return makers.flatMap((maker) => {
      const bound = maker.source === source ? maker.byKey.get(key) : undefined
      if (bound === undefined) return []
      const { name, parameter, steps } = maker
      return [{ name, parameter, bound, path: fillPattern(steps, new Map([[parameter, bound]])) }]
    })
  }
}
