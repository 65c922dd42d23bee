import type { Random } from './random.ts'
import type { Range, SiteSlots, Slot } from './readSlots.ts'

/** A valid site file with one mistake planted in it. */
export interface Mutation {
  readonly bytes: Uint8Array
  /** The mutated token in the mutated text: the first message must point at its start. */
  readonly at: Range
  /** Anywhere from `at.start` to `at.end` is right: the mistake, such as an alias bomb, has no single place. */
  readonly isArea?: boolean
  /** The changed file, if it isn't the site file: the one with translations. */
  readonly file?: string
  /** The site can be built, with a warning in the changed file. */
  readonly isWarning?: boolean
  /** What the checker must suggest first. */
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

/** A mutator for one of the slots that meet a condition. */
export function atSlot(
  fits: (slot: Slot, site: SiteSlots) => boolean,
  plant: (slot: Slot, site: SiteSlots, random: Random) => Mutation | undefined,
): Mutator {
  return (site, random) => {
    const slot = random.pick(site.slots.filter((slot) => fits(slot, site)))
    const mutation = slot && plant(slot, site, random)
    return mutation && { ...mutation, what: `${slot.name}: ${mutation.what}` }
  }
}

/** The text with a range replaced; `at` and `what` are the replacement unless given. */
export function replacing(
  { text }: Pick<SiteSlots, 'text'>,
  { start, end }: Range,
  by: string,
  rest: Partial<Mutation> = {},
): Mutation {
  const bytes = new TextEncoder().encode(text.slice(0, start) + by + text.slice(end))
  return { at: { start, end: start + by.length }, what: by, ...rest, bytes }
}

/** The text with lines put in at an offset. In them, the mistake stands between `‹` and `›`. */
export function inserting(site: Pick<SiteSlots, 'text'>, offset: number, marked: string, rest: Partial<Mutation> = {}) {
  const at = { start: offset + marked.indexOf('‹'), end: offset + marked.indexOf('›') - 1 }
  const range = { start: offset, end: offset }
  return replacing(site, range, marked.replace(/[‹›]/g, ''), { at, what: marked.trim(), ...rest })
}

/** Choices of an enumerated value. */
export function choicesOf(schema: Slot['schema']): readonly string[] {
  return Array.isArray(schema?.enum) ? schema.enum.map(String) : []
}

export const isText = ({ value }: Slot): boolean => typeof value === 'string'

export const isChoice = (slot: Slot): boolean => isText(slot) && Array.isArray(slot.schema?.enum)

/** Start of the line that an offset is on. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** End of the line that an offset is on, without its line break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end
}
