import type { ImageSource, Recording } from '../../schema/values.ts'

/** The files that are served as they are. Paths start with a slash: /images/team.jpg. */
export interface PublicFiles {
  has(path: string): boolean
  /** The image at a path; undefined if the file isn't an image, `cut` if its end is missing. */
  image(path: string): ImageSource | 'cut' | undefined
  /** The recording at a path; undefined for what is not an MP3, `cut` for one whose end is missing. */
  recording(path: string): Recording | 'cut' | undefined
  /** Every file, for suggestions. */
  paths(): readonly string[]
  /** The site's own files, without those of Pagewright. */
  ownPaths(): readonly string[]
}
