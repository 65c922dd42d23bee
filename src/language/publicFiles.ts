import type { ImageSource, Recording } from '../../schema/values.ts'

/** Why a file is not an image that browsers show: its end is missing, it is empty, or it is something else. */
export type BadImage =
  | 'cut'
  | 'empty'
  | 'a HEIC picture'
  | 'a JSON file'
  | 'a PDF file'
  | 'a text file'
  | 'a TIFF picture'
  | 'a web page'

/** Whether a file has the weights of texts and of headings, or one that serves for both. */
export type FontWeights = 'all' | 'one'

/** The files that are served as they are. Paths start with a slash: /images/team.jpg. */
export interface PublicFiles {
  /** The path of a file as it is on the disk: its letters with marks may be encoded differently. */
  find(path: string): string | undefined
  /** The image at the path of a file, or what is wrong with it; undefined if that is unknown. */
  image(path: string): ImageSource | BadImage | undefined
  /** The recording at the path of a file; undefined for what is not an MP3, `cut` for one whose end is missing. */
  recording(path: string): Recording | 'cut' | undefined
  /** The weights of the typeface at the path of a file; undefined if it is none. */
  font(path: string): FontWeights | undefined
  /** The text of the file at a path; undefined if there is none. */
  text(path: string): string | undefined
  /** Every file, for suggestions. */
  paths(): readonly string[]
  /** The site's own files, without those of Pagewright. */
  ownPaths(): readonly string[]
}
