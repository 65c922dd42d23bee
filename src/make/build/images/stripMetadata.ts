import { endOfJpeg } from '../../project/readImage.ts'
import { loadSharp } from './encodeImage.ts'

/**
 * A picture without what cameras and programs add to it: place, time, device, author, comments. What it looks like stays,
 * bit by bit, but for AVIF, which is encoded again if it has such data. Anything else is returned as it is.
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\xff\xd8')) return stripJpeg(bytes)
  if (start.startsWith('\x89PNG')) return stripPng(bytes)
  if (/^RIFF.{4}WEBP$/s.test(start)) return stripWebp(bytes)
  if (start.startsWith('GIF8')) return stripGif(bytes)
  if (/^.{4}ftypavi/s.test(start)) return encodeAgain(bytes)
  const isDrawing = /^\s*(\ufeff)?\s*<(\?xml|svg|!)/.test(bytes.toString('utf8', 0, 100))
  return isDrawing ? Buffer.from(stripSvg(bytes.toString('utf8'))) : bytes
}

/** Segments of a JPEG that decide what it looks like: JFIF, the color profile and the color transform of Adobe. */
const neededSegment = /^\xff(?:[^\xe0-\xef\xfe]|\xe0..JFIF|\xe2..ICC_PROFILE|\xee)/s

/** Ends with the picture: phones append films and larger versions, with metadata of their own. */
function stripJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (bytes[at] === 0xff && bytes[at + 1] !== startOfScan && at + 4 <= bytes.length) {
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const head = bytes.toString('latin1', at, at + 16)
    if (neededSegment.test(head)) kept.push(bytes.subarray(at, end))
    else if (head.startsWith('Exif\0\0', 4)) kept.push(orientationSegment(bytes.subarray(at + 10, end)))
    at = end
  }
  return Buffer.concat([...kept, bytes.subarray(at, endOfJpeg(bytes) ?? bytes.length)])
}

const startOfScan = 0xda

/** Metadata that says only which side of the picture is up; empty if that needs no saying. */
function orientationSegment(exif: Buffer): Buffer {
  const orientation = orientationOf(exif)
  if (orientation === 1) return Buffer.alloc(0)
  const segment = Buffer.from('ffe100224578696600004d4d002a000000080001011200030000000100000000000000000000', 'hex')
  segment.writeUInt16BE(orientation, 28)
  return segment.subarray(0, 36)
}

function orientationOf(exif: Buffer): number {
  const isLittle = exif.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  try {
    const first = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
    for (let entry = 0; entry < read16(first); entry++) {
      const at = first + 2 + entry * 12
      if (read16(at) === 0x0112) return read16(at + 8)
    }
  } catch {
    // It ends early, so it says nothing.
  }
  return 1
}

/** Chunks of a PNG that decide what it looks like: those that every reader must know, and colors and animations. */
const neededChunk = /^(?:[A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|cICP|acTL|fcTL|fdAT)/

function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (neededChunk.test(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}

function stripWebp(bytes: Buffer): Buffer {
  const kept = [Buffer.from(bytes.subarray(0, 12))]
  const whole = Math.min(bytes.length, bytes.readUInt32LE(4) + 8)
  for (let at = 12; at + 8 <= whole; ) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const chunk = Buffer.from(bytes.subarray(at, at + 8 + length + (length % 2)))
    // Bits that announce the metadata.
    if (type === 'VP8X') chunk.writeUInt8((chunk[8] ?? 0) & ~0b1100, 8)
    if (type !== 'EXIF' && type !== 'XMP ') kept.push(chunk)
    at += chunk.length
  }
  const stripped = Buffer.concat(kept)
  stripped.writeUInt32LE(stripped.length - 8, 4)
  return stripped
}

function stripGif(bytes: Buffer): Buffer {
  const tableLength = (packed = 0) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0)
  const endOfBlocks = (start: number) => {
    let at = start
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1
    return at + 1
  }
  let at = 13 + tableLength(bytes[10])
  const kept = [bytes.subarray(0, at)]
  while (bytes[at] === 0x21 || bytes[at] === 0x2c) {
    const isExtension = bytes[at] === 0x21
    const end = endOfBlocks(isExtension ? at + 2 : at + 11 + tableLength(bytes[at + 9]))
    const isComment = isExtension && (bytes[at + 1] === 0xfe || bytes.toString('latin1', at + 3, at + 6) === 'XMP')
    if (!isComment) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, Buffer.from([0x3b])])
}

/** Drawing programs write their description of the file, and where it was on the disk of its author. */
function stripSvg(text: string): string {
  return text
    .replaceAll(/<metadata\b(?:[^>]*\/>|.*?<\/metadata\s*>)/gs, '')
    .replaceAll(/\s(?:sodipodi:docname|inkscape:export-filename)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
}

async function encodeAgain(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  try {
    const { exif, xmp } = await sharp(bytes).metadata()
    if (exif === undefined && xmp === undefined) return bytes
    return await sharp(bytes).autoOrient().keepIccProfile().avif({ quality: 80 }).toBuffer()
  } catch {
    return bytes
  }
}
