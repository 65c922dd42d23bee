/** The files that are served as they are. Paths start with a slash: /images/team.jpg. */
export interface PublicFiles {
  has(path: string): boolean
  /** Intrinsic size in CSS pixels; undefined for what is not an image. */
  imageSize(path: string): { readonly width: number; readonly height: number } | undefined
  /** Text of an SVG file; undefined for any other. */
  drawing(path: string): string | undefined
  /** Every file, for suggestions. */
  paths(): readonly string[]
  /** The files that belong to the site alone: not those that Pagewright brings along. */
  ownPaths(): readonly string[]
}
