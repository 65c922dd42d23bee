import type { Path } from './plain.ts'

/** Offsets into the text of the site file, in UTF-16 units; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Moves a span, or something that has one, by an offset. */
export function shift<Place extends Span>(place: Place, by: number): Place {
  return { ...place, start: place.start + by, end: place.end + by }
}

/** Where a problem is: a span if that is known, otherwise a path, whose span is found when the problem is reported. */
export type Place = { readonly path: Path; readonly span: Span } | PathPlace

export interface PathPlace {
  readonly path: Path
  /** Whether to point at the path's key or at its value. */
  readonly part: 'key' | 'value'
  /** Part of the value's text to point at, if it can be found. */
  readonly piece?: string
}
