import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import { copyRecipe } from '../../schema/imageCopies.ts'
import type { ImageSource } from '../../schema/values.ts'

/** Formats of photographs, of which a build makes smaller copies. */
const photographs = ['jpg', 'png', 'webp', 'avif'] as const
type Photograph = (typeof photographs)[number]

/**
 * Reads the size of an image.
 *
 * @param src Path below `public`.
 * @param withCopies Name the smaller copies that a build makes; drawings and animations have none.
 * @returns undefined if the file is not an image, `cut` if its end is missing.
 */
export function readImage(src: string, bytes: Buffer, withCopies: boolean): ImageSource | 'cut' | undefined {
  const measured = measure(bytes)
  if (measured === undefined) return undefined
  const { type, width, height } = measured
  const format = photographs.find((each) => each === type)
  if (format !== undefined && isCut(format, bytes)) return 'cut'
  const hasCopies = withCopies && format !== undefined && !isAnimated(format, bytes)
  return { src, width, height, ...(hasCopies && { copies: copiesName(bytes) }) }
}

/** EXIF orientations above 4 swap width and height. */
function measure(bytes: Buffer): { type: string | undefined; width: number; height: number } | undefined {
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes)
    return orientation > 4 ? { type, width: height, height: width } : { type, width, height }
  } catch {
    return undefined
  }
}

/** A name that depends on the image and on the recipe of its copies. */
function copiesName(bytes: Buffer): string {
  return createHash('sha256').update(copyRecipe).update(bytes).digest('hex').slice(0, 12)
}

/** Whether a file is incomplete after an interrupted copy or download. Its beginning, with the size, is intact. */
function isCut(format: Photograph, bytes: Buffer): boolean {
  switch (format) {
    case 'jpg':
      return !reachesEnd(bytes)
    case 'png':
      return bytes.lastIndexOf('IEND', undefined, 'latin1') === -1
    case 'webp':
      return bytes.length < bytes.readUInt32LE(4) + 8
    case 'avif':
      return endOfBoxes(bytes) > bytes.length
  }
}

/**
 * Whether a JPEG has its end. Previews inside it have ends, too, and phones append videos, so this follows its segments
 * one by one.
 */
function reachesEnd(bytes: Buffer): boolean {
  let at = bytes.indexOf(0xff, 2)
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (marker === endOfImage) return true
    // Inside a scan: an escaped byte 255, or a restart marker.
    const standsAlone = marker <= 1 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8)
    const length = standsAlone || at + 4 > bytes.length ? 0 : bytes.readUInt16BE(at + 2)
    at = bytes.indexOf(0xff, at + (marker === 0xff ? 1 : 2) + length)
  }
  return false
}

const endOfImage = 0xd9

/** End of the last box of an ISO base media file, as its header says. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0
  while (at + 16 <= bytes.length) {
    const size = bytes.readUInt32BE(at)
    // 0 means to the end of the file, 1 a length of 64 bits.
    if (size === 0) return bytes.length
    at += size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : Math.max(size, 8)
  }
  return at
}

function isAnimated(format: Photograph, bytes: Buffer): boolean {
  if (format === 'png') {
    const frames = bytes.indexOf('acTL', 0, 'latin1')
    return frames !== -1 && frames < bytes.indexOf('IDAT', 0, 'latin1')
  }
  return format === 'webp' && bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
}
