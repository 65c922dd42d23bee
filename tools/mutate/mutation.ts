import type { Random } from './random.ts'
import type { Range, SiteSlots, Slot } from './readSlots.ts'

/** A valid site file with one mistake planted in it. */
export interface Mutation {
  readonly bytes: Uint8Array
  /** The mutated token in the mutated text: the first message must point at its start. */
  readonly at: Range
  /** Anywhere from `at.start` to `at.end` is right: the mistake, such as an alias bomb, has no single place. */
  readonly isArea?: boolean
  /** What the hint must name first. */
  readonly suggestion?: string
  /** The mutated file can be a valid site; if it is, the mutation is skipped. */
  readonly mayBeValid?: boolean
  /** Description for the list of failures. */
  readonly what: string
}

/** Plants one mistake of a kind; undefined if the place that was drawn does not allow it. */
export type Mutator = (site: SiteSlots, random: Random) => Mutation | undefined

/** Mutators by the names of their mistakes in the table of scores. */
export type Mutators = Readonly<Record<string, Mutator>>

/** The text with a range replaced; `at` is the replacement unless given. */
export function replacing(
  { text }: SiteSlots,
  range: Range,
  by: string,
  rest: Omit<Mutation, 'bytes' | 'at'> & { readonly at?: Range },
): Mutation {
  const bytes = new TextEncoder().encode(text.slice(0, range.start) + by + text.slice(range.end))
  return { at: { start: range.start, end: range.start + by.length }, ...rest, bytes }
}

/** One of the slots that meet a condition. */
export function pickSlot(
  { slots }: SiteSlots,
  random: Random,
  fits: (slot: Slot) => boolean,
): Slot | undefined {
  return random.pick(slots.filter(fits))
}

/** Choices of an enumerated value. */
export function choicesOf(schema: Slot['schema']): readonly string[] {
  return Array.isArray(schema?.enum) ? schema.enum.map(String) : []
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
