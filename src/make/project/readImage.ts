import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import { fileAddress } from '../../../schema/fileAddress.ts'
import { copyRecipe } from '../../../schema/imageCopies.ts'
import type { ImageSource } from '../../../schema/values.ts'
import type { BadImage } from '../../language/publicFiles.ts'

/** Formats of photographs, of which a build makes smaller copies. */
const photographs = ['jpg', 'png', 'webp', 'avif'] as const
type Photograph = (typeof photographs)[number]

/**
 * Reads the size of an image.
 *
 * @param path Path below `public`.
 * @param withCopies Name the smaller copies that a build makes; drawings and animations have none.
 * @returns What is wrong with the file if it is not an image that browsers show; undefined if that is unknown.
 */
export function readImage(path: string, bytes: Buffer, withCopies: boolean): ImageSource | BadImage | undefined {
  const other = otherKind(bytes)
  if (other !== undefined) return other
  const measured = measure(bytes)
  if (measured === undefined) return undefined
  const { type, width, height } = measured
  const format = photographs.find((each) => each === type)
  if (format !== undefined && isCut(format, bytes)) return 'cut'
  const hasCopies = withCopies && format !== undefined && !isAnimated(format, bytes)
  return { src: fileAddress(path), width, height, ...(hasCopies && { copies: copiesName(bytes) }) }
}

/** What a file is that has the name of an image, and is none for browsers. */
function otherKind(bytes: Buffer): BadImage | undefined {
  if (bytes.length === 0) return 'empty'
  const start = bytes.toString('latin1', 0, 200)
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return 'a TIFF picture'
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(start) && !start.slice(0, 64).includes('avif')) return 'a HEIC picture'
  if (start.startsWith('%PDF')) return 'a PDF file'
  if (!isUtf8(bytes) || bytes.includes(0) || /<svg|<\?xml/i.test(start)) return undefined
  if (/^[\s\u00bb\u00bf\u00ef]*<(?:!doctype html|html|head|body)/i.test(start)) return 'a web page'
  return /^\s*[{[]/.test(start) ? 'a JSON file' : 'a text file'
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
      return endOfJpeg(bytes) === undefined
    case 'png':
      return bytes.lastIndexOf('IEND', undefined, 'latin1') === -1
    case 'webp':
      return bytes.length < bytes.readUInt32LE(4) + 8
    case 'avif':
      return endOfBoxes(bytes) > bytes.length
  }
}

/**
 * Where a JPEG ends; undefined if its end is missing. Previews inside it have ends, too, and phones append videos, so this
 * follows its segments one by one.
 */
export function endOfJpeg(bytes: Buffer): number | undefined {
  let at = bytes.indexOf(0xff, 2)
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (marker === endOfImage) return at + 2
    // Inside a scan: an escaped byte 255, or a restart marker.
    const standsAlone = marker <= 1 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8)
    const length = standsAlone || at + 4 > bytes.length ? 0 : bytes.readUInt16BE(at + 2)
    at = bytes.indexOf(0xff, at + (marker === 0xff ? 1 : 2) + length)
  }
  return undefined
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
