import type { Path } from './plain.ts'

/** Offsets into the text of the site file, in UTF-16 units; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A span, or something that has one, at another offset. */
export function shift<Place extends Span>(place: Place, by: number): Place {
  return { ...place, start: place.start + by, end: place.end + by }
}

/** Where a problem is: a span where it is known, otherwise a place in the structure, found when it is reported. */
export type Place = { readonly path: Path; readonly span: Span } | PathPlace

export interface PathPlace {
  readonly path: Path
  /** Point at the key of the path or at its value. */
  readonly part: 'key' | 'value'
  /** A piece of the value's text to point at, where it can be found. */
  readonly piece?: string
}
