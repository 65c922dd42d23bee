import type { ImageSource } from '../../../schema/values.ts'
import type { Path, Plain } from '../plain.ts'

/**
 * What references can lead to, asked one thing at a time. A result depends on exactly the answers that it was made
 * from: while they stay the same, it does.
 */
export interface References {
  /** What the author wrote at a path of the site file. */
  value(path: Path): Plain | undefined
  hasPage(path: string): boolean
  /** Whether the page at a path has a block with an id. */
  hasAnchor(path: string, anchor: string): boolean
  hasRedirect(path: string): boolean
  hasDialog(name: string): boolean
  /** Whether a file is served at a path. */
  hasFile(path: string): boolean
  /** Text of an SVG file; undefined for any other. */
  drawing(path: string): string | undefined
  /** The image at a path; undefined for what is not an image, `cut` for one whose end is missing. */
  image(path: string): ImageSource | 'cut' | undefined
}
