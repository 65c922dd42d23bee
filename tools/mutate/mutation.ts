import type { Random } from './random.ts'
import type { Range, SiteSlots } from './readSlots.ts'

/** A valid site file with one mistake planted in it. */
export interface Mutation {
  readonly bytes: Uint8Array
  /** The mutated token in the mutated text: the first message must point at its start. */
  readonly at: Range
  /** Anywhere from `at.start` to `at.end` is right: the mistake has no single place, such as a bomb. */
  readonly isArea?: boolean
  /** What the hint must name before anything else. */
  readonly suggestion?: string
  /** The mutated file can be a valid site; if it is, the mutation is skipped. */
  readonly mayBeValid?: boolean
  /** What was done, for the list of failures. */
  readonly what: string
}

/** Plants one mistake of a kind; undefined where this choice of place does not allow it. */
export type Mutator = (site: SiteSlots, random: Random) => Mutation | undefined

const encoder = new TextEncoder()

/** The text with a range replaced; the mistake is what was put there. */
export function replacing(
  { text }: SiteSlots,
  range: Range,
  by: string,
  rest: Omit<Mutation, 'bytes' | 'at'> & { readonly at?: Range },
): Mutation {
  const mutated = text.slice(0, range.start) + by + text.slice(range.end)
  return { at: { start: range.start, end: range.start + by.length }, ...rest, bytes: encoder.encode(mutated) }
}

/** Start of the line that an offset is on. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** End of the line that an offset is on, without its line break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end
}
