import type { PlainObject } from '../plain.ts'

/** What references can lead to. */
export interface SiteFacts {
  /** The site file as its author wrote it. */
  readonly site: PlainObject
  /** Anchors of every concrete page, by path. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Paths that lead to another page. */
  readonly redirects: ReadonlySet<string>
}
