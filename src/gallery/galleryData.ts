import type { BlockDescription, ShapeDescription } from '../../schema/describeFields.ts'

/** A block type in the gallery. */
export interface GalleryBlock extends BlockDescription {
  readonly examples: readonly GalleryExample[]
  /** Groups that its fields refer to. */
  readonly shapes: readonly ShapeDescription[]
}

export interface GalleryExample {
  /** The block, indented as below `blocks:` of a page. */
  readonly yaml: string
  /** Address of the page that shows only this example. */
  readonly preview: string
  /** Diagnostics of the example. It has no preview if there are any. */
  readonly problem?: string
}
