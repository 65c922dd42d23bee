import { isAlias, isMap, isSeq, parseDocument } from 'yaml'
import { entriesBelow, type Range } from './readSlots.ts'

/** A place of a site file that has a value: behind the colon of a key, or an item of a list. */
export interface ValuePlace {
  /** Its path, written with dots: `pages.home.blocks.0`. */
  readonly name: string
  /** From the colon, dash, comma or bracket before the value to its end. */
  readonly range: Range
  readonly kind: 'text' | 'list' | 'map'
  readonly isInFlow: boolean
  readonly isItem: boolean
}

/** Every place of a site file, in its order. */
export function readPlaces(text: string): readonly ValuePlace[] {
  return [...entriesBelow(parseDocument(text).contents)].flatMap(({ key, value, path, isInFlow }) => {
    if (value === null || isAlias(value)) return []
    const [start, end] = value.range ?? [0, 0]
    const dash = isInFlow ? start : text.lastIndexOf('-', start - 1) + 1
    const after = key ? text.indexOf(':', key.range?.[1]) + 1 : dash
    const trimmed = start + text.slice(start, end).trimEnd().length
    const place: ValuePlace = {
      name: path.join('.'),
      range: { start: after, end: Math.max(after, trimmed) },
      kind: isMap(value) ? 'map' : isSeq(value) ? 'list' : 'text',
      isInFlow,
      isItem: key === undefined,
    }
    return [place]
  })
}
