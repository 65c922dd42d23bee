import type { ImageSource } from './values.ts'

/**
 * The smaller copies of a photograph that a build makes. Their addresses follow from the image alone, so that
 * the page needs no list of them.
 */

/** How copies are encoded: AVIF is the smaller, WebP the one that every browser knows. */
export const copyFormats = {
  avif: { quality: 56, effort: 4 },
  webp: { quality: 78, effort: 5 },
} as const

export type CopyFormat = keyof typeof copyFormats

/** Widths in pixels that copies can have: from a phone to the whole width of a page on a dense screen. */
const steps = [480, 800, 1280, 1920, 2560] as const
const widestStep = steps[4]

/** Width of the copy for browsers that choose none themselves. */
const plainWidth = 1280

/** Everything besides the image itself that decides about its copies. */
export const copyRecipe = JSON.stringify([copyFormats, steps])

/** Widths of an image's copies in pixels, rising. None is wider than the image, nor nearly as wide as the next. */
export function copyWidths({ width }: Pick<ImageSource, 'width'>): readonly number[] {
  const widest = Math.min(width, widestStep)
  return [...steps.filter((step) => step < widest * 0.9), widest]
}

/** Path of one copy. */
export function copyPath(name: string, width: number, format: CopyFormat): string {
  return `/assets/images/${name}-${width}.${format}`
}

/** Address of the file of an image, without the folder of the site. */
export function filePath({ src, base = '' }: ImageSource): string {
  return src.slice(base.length)
}

function copyUrl({ base = '' }: Pick<ImageSource, 'base'>, name: string, width: number, format: CopyFormat): string {
  return base + copyPath(name, width, format)
}

/** Addresses and widths of all copies in one format, in the notation of `srcset`. */
export function copySet(name: string, image: Pick<ImageSource, 'width' | 'base'>, format: CopyFormat): string {
  return copyWidths(image)
    .map((width) => `${copyUrl(image, name, width, format)} ${width}w`)
    .join(', ')
}

/** Address of an image for a browser that does not choose: a copy of middle size, or the image itself. */
export function plainUrl(image: ImageSource): string {
  if (image.copies === undefined) return image.src
  const widths = copyWidths(image)
  const width = widths.find((each) => each >= plainWidth) ?? widths.at(-1) ?? image.width
  return copyUrl(image, image.copies, width, 'webp')
}

/** Address of an image in full view: its widest copy, or the image itself. */
export function largestUrl(image: ImageSource): string {
  if (image.copies === undefined) return image.src
  return copyUrl(image, image.copies, copyWidths(image).at(-1) ?? image.width, 'webp')
}

/** Address of an image as small as a logo: its narrowest copy, or the image itself. */
export function smallestUrl(image: ImageSource): string {
  if (image.copies === undefined) return image.src
  return copyUrl(image, image.copies, copyWidths(image)[0] ?? image.width, 'webp')
}
