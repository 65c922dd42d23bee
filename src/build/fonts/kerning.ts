import type { Font } from 'harfbuzzjs'
import { headingWeight } from './typeface.ts'

/** How much closer two characters stand than their widths say, in units of the font; negative is closer. */
export interface KernedPair {
  readonly first: number
  readonly second: number
  readonly distance: number
}

/** A smaller distance is less than four fifths of a pixel in the largest headline, as a share of the font size. */
const smallest = 0.009
/** Every pair of them counts as a pair of the text, because blocks calculate numbers. */
const figures = [...'0123456789.,']
/** More pairs cost more than visitors see of them. */
const maxPairs = 1000

/** Two code points that stand side by side. */
type Neighbors = readonly [first: number, second: number]

/**
 * The pairs of neighbors in a text and of figures, without duplicates.
 * @param points Code points to look at. All are below 0x10000.
 */
export function kernedNeighbors(text: string, points: readonly number[]): readonly Neighbors[] {
  const pairsOfFigures = figures.flatMap((first) => figures.map((second) => first + second)).join(' ')
  return neighborsIn(`${pairsOfFigures} ${text}`, points)
}

/**
 * Distances of pairs, at the weight of headings, where kerning is seen. Leaves out those that nobody would see.
 * @param font A font file of any kind but WOFF.
 */
export async function measureKerning(font: Uint8Array, pairs: readonly Neighbors[]): Promise<readonly KernedPair[]> {
  const { Blob, Buffer, Face, Feature, Font, shape, Variation } = await import('harfbuzzjs')
  const face = new Face(new Blob(font))
  const shaped = new Font(face)
  shaped.setVariations([new Variation('wght', headingWeight)])
  // A ligature's width says nothing about the distance of its characters.
  const features = [new Feature('liga', 0)]
  const widthOf = (codes: readonly number[]) => {
    const buffer = new Buffer()
    buffer.addText(String.fromCodePoint(...codes))
    buffer.guessSegmentProperties()
    shape(shaped, buffer, features)
    return buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
  }
  const widths = new Map(pairs.flat().map((point) => [point, 0]))
  for (const point of widths.keys()) widths.set(point, widthOf([point]))
  return pairs
    .map(([first, second]) => ({
      first,
      second,
      distance: widthOf([first, second]) - (widths.get(first) ?? 0) - (widths.get(second) ?? 0),
    }))
    .filter(({ distance }) => Math.abs(distance) >= smallest * face.upem)
    .sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance))
    .slice(0, maxPairs)
}

function neighborsIn(text: string, points: readonly number[]): readonly Neighbors[] {
  // Tables instead of sets: a site can be a text of many megabytes.
  const places = new Int16Array(0x10000).fill(-1)
  for (const [place, point] of points.entries()) places[point] = place
  const seen = new Uint8Array(points.length ** 2)
  let before = -1
  for (let index = 0; index < text.length; index++) {
    const place = places[text.charCodeAt(index)] ?? -1
    if (place >= 0 && before >= 0) seen[before * points.length + place] = 1
    before = place
  }
  return points.flatMap((first, row) =>
    points.filter((_, column) => seen[row * points.length + column] === 1).map((second) => [first, second] as const),
  )
}

/**
 * Adds the distances to a font file as a `kern` table, which browsers use where a font has no GPOS table. It takes a
 * tenth of the bytes of what GPOS says for all glyphs and weights.
 * @param font A font file of any kind but WOFF, without such a table.
 */
export async function addKerning(font: Uint8Array, pairs: readonly KernedPair[]): Promise<Buffer> {
  const { Blob, Face, Font: FontOf } = await import('harfbuzzjs')
  return addTable(Buffer.from(font), 'kern', kernTable(new FontOf(new Face(new Blob(font))), pairs))
}

/** https://learn.microsoft.com/typography/opentype/spec/kern: one subtable of format 0, horizontal. */
function kernTable(font: Font, pairs: readonly KernedPair[]): Buffer {
  const rows = pairs
    .map(({ first, second, distance }) => ({
      left: font.nominalGlyph(first) ?? 0,
      right: font.nominalGlyph(second) ?? 0,
      distance,
    }))
    .sort((a, b) => a.left - b.left || a.right - b.right)
  const power = Math.floor(Math.log2(Math.max(rows.length, 1)))
  const searchRange = 2 ** power * 6
  const header = [0, 1, 0, 14 + rows.length * 6, 1, rows.length, searchRange, power, rows.length * 6 - searchRange]
  const table = Buffer.alloc(18 + rows.length * 6)
  for (const [index, value] of header.entries()) table.writeUInt16BE(Math.max(value, 0), index * 2)
  for (const [index, { left, right, distance }] of rows.entries()) {
    table.writeUInt16BE(left, 18 + index * 6)
    table.writeUInt16BE(right, 20 + index * 6)
    table.writeInt16BE(distance, 22 + index * 6)
  }
  return table
}

const directoryStart = 12
const directoryEntry = 16

/** Adds a table to a font file: the directory of tables, sorted by name, and the table at the end. */
function addTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const count = font.readUInt16BE(4)
  const entries = Array.from({ length: count }, (_, index) => {
    const start = directoryStart + index * directoryEntry
    const entry = Buffer.from(font.subarray(start, start + directoryEntry))
    entry.writeUInt32BE(entry.readUInt32BE(8) + directoryEntry, 8)
    return entry
  })
  const body = padded(font.subarray(directoryStart + count * directoryEntry))
  const entry = Buffer.alloc(directoryEntry)
  entry.write(tag, 'latin1')
  entry.writeUInt32BE(checksum(padded(table)), 4)
  entry.writeUInt32BE(directoryStart + (count + 1) * directoryEntry + body.length, 8)
  entry.writeUInt32BE(table.length, 12)
  const header = Buffer.from(font.subarray(0, directoryStart))
  const power = Math.floor(Math.log2(count + 1))
  header.writeUInt16BE(count + 1, 4)
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((count + 1 - 2 ** power) * 16, 10)
  const directory = [...entries, entry].sort((a, b) => a.compare(b, 0, 4, 0, 4))
  return Buffer.concat([header, ...directory, body, padded(table)])
}

/** Tables start at multiples of four bytes. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
