import { brotliDecompressSync, inflateSync } from 'node:zlib'
import type { FontWeights } from '../../language/publicFiles.ts'

/** The weights of texts and headings. */
const needed = { text: 400, heading: 600 } as const

/**
 * Whether a typeface has the weights of a theme in one file.
 *
 * @param bytes A .woff2, .woff, .ttf or .otf file.
 * @returns undefined for a file that is none of these.
 */
export function readFont(bytes: Buffer): FontWeights | undefined {
  try {
    const axes = axesOf(bytes)
    if (axes === 'no font') return undefined
    return axes !== undefined && coversWeights(axes) ? 'all' : 'one'
  } catch {
    // Offsets of a damaged file lead out of it.
    return undefined
  }
}

/** The table `fvar` of a variable font. */
function axesOf(bytes: Buffer): Buffer | 'no font' | undefined {
  switch (bytes.toString('latin1', 0, 4)) {
    case 'wOF2':
      return axesOfWoff2(bytes)
    case 'wOFF': {
      const at = entryOf(bytes, 'fvar', { start: 44, size: 20, count: bytes.readUInt16BE(12) })
      if (at === undefined) return undefined
      const [offset = 0, packed = 0, length] = [4, 8, 12].map((each) => bytes.readUInt32BE(at + each))
      const table = bytes.subarray(offset, offset + packed)
      return packed === length ? table : inflateSync(table)
    }
    case '\0\x01\0\0':
    case 'OTTO':
    case 'true': {
      const at = entryOf(bytes, 'fvar', { start: 12, size: 16, count: bytes.readUInt16BE(4) })
      return at === undefined ? undefined : bytes.subarray(bytes.readUInt32BE(at + 8))
    }
    default:
      return 'no font'
  }
}

/** Where the entry with a tag is in a list. */
function entryOf(
  bytes: Buffer,
  tag: string,
  { start, size, count }: { start: number; size: number; count: number },
): number | undefined {
  const entries = Array.from({ length: count }, (_, index) => start + index * size)
  return entries.find((at) => bytes.toString('latin1', at, at + 4) === tag)
}

/** Numbers of tags in a WOFF2 file: https://www.w3.org/TR/WOFF2/#table_dir_format */
const woff2 = { header: 48, glyf: 10, loca: 11, fvar: 47, other: 63 } as const

/** The table of a WOFF2 file with its axes. All tables are one stream, in the order of the directory. */
function axesOfWoff2(bytes: Buffer): Buffer | undefined {
  let at: number = woff2.header
  let offset = 0
  let found: { start: number; end: number } | undefined
  const readNumber = () => {
    let value = 0
    for (let byte = 0x80; byte & 0x80; ) {
      byte = bytes.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
    }
    return value
  }
  for (let left = bytes.readUInt16BE(12); left > 0; left--) {
    const flags = bytes.readUInt8(at++)
    const index = flags & 63
    // The tag follows.
    if (index === woff2.other) at += 4
    const length = readNumber()
    const version = flags >> 6
    const isTransformed = index === woff2.glyf || index === woff2.loca ? version !== 3 : version !== 0
    const end = offset + (isTransformed ? readNumber() : length)
    if (index === woff2.fvar) found = { start: offset, end }
    offset = end
  }
  return found && brotliDecompressSync(bytes.subarray(at)).subarray(found.start, found.end)
}

/** Whether the axes of a variable font have the weights: https://learn.microsoft.com/typography/opentype/spec/fvar */
function coversWeights(fvar: Buffer): boolean {
  const size = fvar.readUInt16BE(10)
  const axis = entryOf(fvar, 'wght', { start: fvar.readUInt16BE(4), size, count: fvar.readUInt16BE(8) })
  if (axis === undefined) return false
  const whole = (value: number) => value / 0x10000
  const [min, max] = [whole(fvar.readInt32BE(axis + 4)), whole(fvar.readInt32BE(axis + 12))]
  return min <= needed.text && max >= needed.heading
}
