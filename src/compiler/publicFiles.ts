import type { ImageSource } from '../../schema/values.ts'

/** The files that are served as they are. Paths start with a slash: /images/team.jpg. */
export interface PublicFiles {
  has(path: string): boolean
  /** The image at a path; undefined for what is not an image, `cut` for one whose end is missing. */
  image(path: string): ImageSource | 'cut' | undefined
  /** Every file, for suggestions. */
  paths(): readonly string[]
  /** The files that belong to the site alone: not those that Pagewright brings along. */
  ownPaths(): readonly string[]
}
