import type { Path, Plain, PlainObject } from '../plain.ts'
import type { BoundParameter } from './resolverState.ts'

/** An item of a list that is made of a collection. */
export interface ListItem {
  readonly key: string
  /** What its entry has under `content`. */
  readonly fields: Plain
  readonly path: Path
  /** Fields that no entry has: its address, its place. */
  readonly own: PlainObject
}

/** A page that is made for an entry of a collection. */
export interface EntryPage {
  /** Key under `pages`. */
  readonly name: string
  readonly parameter: string
  readonly bound: BoundParameter
  readonly path: string
}
