import type { BlockDescription, ShapeDescription } from '../../schema/describeFields.ts'

/** Content of the gallery, written into its document as JSON in the element with the id `gallery-data`. */
export interface GalleryData {
  readonly blocks: readonly GalleryBlock[]
  /** Groups that several block types share. */
  readonly shapes: readonly ShapeDescription[]
}

export interface GalleryBlock extends BlockDescription {
  readonly examples: readonly GalleryExample[]
}

export interface GalleryExample {
  /** Anchor of the example, unique in the gallery. */
  readonly id: string
  /** The block, indented as below `blocks:` of a page. */
  readonly yaml: string
  /** Path of the page that shows only this example. */
  readonly preview: string
  /** Diagnostics of the example. It has no preview if there are any. */
  readonly problem?: string
}

/** Anchor of a shared group. The anchor of a block type is its name. */
export const shapeId = (name: string) => `group-${name}`

/** Id of the element that holds the data. */
export const galleryDataId = 'gallery-data'

/** Event that the development server sends when an example or the schema has changed. */
export const galleryChangeEvent = 'pagewright:gallery'

/** Key in local storage for the choice of light or dark. */
export const galleryStorageKey = 'pagewright-gallery-scheme'
