import type { BlockDescription, ShapeDescription } from '../../schema/describeFields.ts'

/** What the gallery shows; written into its document as JSON, in the element with the id `gallery-data`. */
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
  /** The block as it stands below `blocks:` of a page. */
  readonly yaml: string
  /** Path of the page that shows it and nothing else. */
  readonly preview: string
  /** What `check` says about it; previews are shown only without. */
  readonly problem?: string
}

/** Id of the element that holds the data. */
export const galleryDataId = 'gallery-data'

/** Sent by the development server when an example or the schema has changed. */
export const galleryChangeEvent = 'pagewright:gallery'

/** Where the gallery remembers the visitor's choice of light or dark. */
export const galleryStorageKey = 'pagewright-gallery-scheme'
