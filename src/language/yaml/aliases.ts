import type { Alias } from 'yaml'
import type { Span } from '../place.ts'
import type { Plain } from '../plain.ts'
import type { TextFact } from './segment.ts'
import { spanOf } from './spanOf.ts'

/** How many values the aliases of a segment may stand for in total. */
export const aliasBudget = 20_000
/** Further aliases without an anchor are not noted. */
const maxUnknown = 20

interface Anchor {
  readonly value: Plain
  /** Number of values that it consists of, with those that its aliases repeat. */
  readonly weight: number
}

export type Aliases = ReturnType<typeof createAliases>

export function createAliases(note: (fact: TextFact, span: Span) => void) {
  const anchors = new Map<string, Anchor | 'open'>()
  let values = 0
  let repeated = 0
  let unknown = 0
  return {
    /** Counts a value of the document. */
    count(): void {
      values++
    },
    /** Reads the value that an anchor marks. */
    mark(name: string, read: () => Plain): Plain {
      const before = values
      anchors.set(name, 'open')
      const value = read()
      anchors.set(name, { value, weight: values - before + 1 })
      return value
    },
    /** The value that an alias repeats; null if its anchor is missing. */
    follow(alias: Alias): Plain {
      const { source: name } = alias
      const anchor = anchors.get(name)
      if (anchor === undefined) {
        if (++unknown <= maxUnknown) note({ kind: 'unknown-alias', data: { name } }, spanOf(alias))
        return null
      }
      if (anchor === 'open') {
        note({ kind: 'circular-alias', data: { name } }, spanOf(alias))
        return null
      }
      const wasWithinBudget = repeated <= aliasBudget
      repeated += anchor.weight
      values += anchor.weight
      if (repeated <= aliasBudget) return anchor.value
      if (wasWithinBudget) note({ kind: 'too-many-aliases', data: { name } }, spanOf(alias))
      return null
    },
    /** Whether some alias has no anchor in this segment: it may be in another one. */
    get hasForeign(): boolean {
      return unknown > 0
    },
  }
}
