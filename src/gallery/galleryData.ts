import type { BlockDescription, ShapeDescription } from '../../schema/describeFields.ts'

/** A page in the theme of the site and in every look. */
export interface GalleryLooks {
  /** The look in which it is shown, or `site`. */
  readonly look: string
  readonly looks: readonly { readonly name: string; readonly address: string }[]
}

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
