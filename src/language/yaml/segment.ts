import type { Fact } from '../fact.ts'
import type { Span } from '../place.ts'
import type { Path, Plain } from '../plain.ts'

type WithoutPlace<Each> = Each extends Fact ? Pick<Each, 'kind' | 'data'> : never

/** A fact about the text, without its place. */
export type TextFact = WithoutPlace<Fact>

/** A fact inside a segment; its path and span are relative to the segment. */
export type SegmentFact = TextFact & { readonly path: Path; readonly span: Span }

/** A number that YAML reads differently from the way it is written: 1.10, +1555, 007. */
export interface RewrittenNumber {
  readonly path: Path
  readonly span: Span
  readonly source: string
  readonly value: number
}

/** A number with three decimals, whose period may be meant to separate thousands: 1.200 */
export const threeDecimals = /^[1-9]\d{0,2}\.\d{3}$/

export interface ParsedSegment {
  /** Undefined if the text isn't YAML. */
  readonly value: Plain | undefined
  readonly facts: readonly SegmentFact[]
  /** Whether some alias has no anchor in this segment. The anchor may be in another one. */
  readonly hasForeignAlias: boolean
  /** Offset of every group in a list, by its formatted path. */
  readonly itemStarts: ReadonlyMap<string, number>
  readonly rewrittenNumbers: readonly RewrittenNumber[]
}

/** A segment without content. */
export function emptySegment(): ParsedSegment {
  return { value: undefined, facts: [], hasForeignAlias: false, itemStarts: new Map(), rewrittenNumbers: [] }
}

/** A segment that can't be read. */
export function unreadable(fact: TextFact, span: Span): ParsedSegment {
  return { ...emptySegment(), facts: [{ ...fact, path: [], span }] }
}
