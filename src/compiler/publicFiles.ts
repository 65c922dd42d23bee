import type { ImageSource } from '../../schema/values.ts'

/** The files that are served as they are. Paths start with a slash: /images/team.jpg. */
export interface PublicFiles {
  has(path: string): boolean
  /** The image at a path; undefined if the file isn't an image, `cut` if its end is missing. */
  image(path: string): ImageSource | 'cut' | undefined
  /** Every file, for suggestions. */
  paths(): readonly string[]
  /** The site's own files, without those of Pagewright. */
  ownPaths(): readonly string[]
}
