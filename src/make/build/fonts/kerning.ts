import type { Font } from 'harfbuzzjs'
import type { OpenFont } from './openFont.ts'
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
  const all = `${pairsOfFigures} ${text}`
  // Tables instead of sets: a site can be a text of many megabytes.
  const places = new Int16Array(0x10000).fill(-1)
  for (const [place, point] of points.entries()) places[point] = place
  const seen = new Uint8Array(points.length ** 2)
  let before = -1
  for (let index = 0; index < all.length; index++) {
    const place = places[all.charCodeAt(index)] ?? -1
    if (place >= 0 && before >= 0) seen[before * points.length + place] = 1
    before = place
  }
  return points.flatMap((first, row) =>
    points.filter((_, column) => seen[row * points.length + column] === 1).map((second) => [first, second] as const),
  )
}

/** Distances of pairs, at the weight of headings, where kerning is seen. Leaves out those that nobody would see. */
export function measureKerning({ face, at }: OpenFont, pairs: readonly Neighbors[]): readonly KernedPair[] {
  // A ligature's width says nothing about the distance of its characters.
  const { widthOf } = at(headingWeight, 'liga')
  const widths = new Map(pairs.flat().map((point) => [point, 0]))
  for (const point of widths.keys()) widths.set(point, widthOf(String.fromCodePoint(point)))
  return pairs
    .map(([first, second]) => ({
      first,
      second,
      distance: widthOf(String.fromCodePoint(first, second)) - (widths.get(first) ?? 0) - (widths.get(second) ?? 0),
    }))
    .filter(({ distance }) => Math.abs(distance) >= smallest * face.upem)
    .sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance))
    .slice(0, maxPairs)
}

/**
 * Adds the distances to a font as a `kern` table, which browsers use where a font has no GPOS table. It takes a tenth of the
 * bytes of what GPOS says for all glyphs and weights.
 *
 * @param font A font without such a table.
 * @returns A file to make a WOFF2 of, which has no checksums and no numbers for searching: this leaves them out.
 */
export function addKerning({ file, at }: OpenFont, pairs: readonly KernedPair[]): Buffer {
  return addTable(file, 'kern', kernTable(at(headingWeight).font, pairs))
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
  entry.writeUInt32BE(directoryStart + (count + 1) * directoryEntry + body.length, 8)
  entry.writeUInt32BE(table.length, 12)
  const header = Buffer.from(font.subarray(0, directoryStart))
  header.writeUInt16BE(count + 1, 4)
  const directory = [...entries, entry].sort((a, b) => a.compare(b, 0, 4, 0, 4))
  return Buffer.concat([header, ...directory, body, padded(table)])
}

/** Tables start at multiples of four bytes. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}
