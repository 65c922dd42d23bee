import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { unpackTypeface } from './typeface.ts'

/** Subset of a font with the characters of a site. */
interface TypefaceSubset {
  /** As WOFF2. */
  readonly bytes: Uint8Array
  /** Code points of the subset, in the notation of `unicode-range`. */
  readonly range: string
  /** All other code points, which the full font serves. */
  readonly otherRange: string
}

/** In every subset: ASCII, which visitors type, typographic characters, and the spaces and hyphens of numbers and dates. */
const always = `${String.fromCodePoint(...Array(127).keys())}\u00a0\u00ad\u2009\u200b\u2011\u202f\u2212–—‘’‚“”„…·•×°©®™€£«»→←✓`
const lastCodePoint = 0x10ffff
/** Largest size of a subset, as a share of the full font, that is worth a second file. */
const worthwhile = 0.85
/** With more code points, the `unicode-range` costs what the subset saves. */
const mostCodePoints = 600

/**
 * Subset of a font with the characters of a text, with all weights and kerning.
 * @param typeface A .woff2, .ttf or .otf file.
 * @returns undefined if the subset would not be much smaller, or if the file is not a font.
 */
export async function subsetTypeface(
  typeface: Uint8Array,
  text: string,
): Promise<TypefaceSubset | undefined> {
  // ASCII is in `always`; without it, a long text takes a fraction of the time.
  const others = text.replace(/[\0-~]+/g, '')
  const points = [...new Set(`${always}${others}`)].map((sign) => sign.codePointAt(0) ?? 0)
  if (points.length > mostCodePoints) return undefined
  const font = await unpackTypeface(typeface)
  const part = font && (await cutOut(font, points))
  if (part === undefined) return undefined
  const { default: compress } = await import('wawoff2/compress.js')
  const bytes = await compress(part)
  if (bytes.length > typeface.length * worthwhile) return undefined
  const spans = spansOf(points)
  return { bytes, range: written(spans), otherRange: written(gapsOf(spans)) }
}

/** The functions of HarfBuzz that make a subset, under their C names; numbers are pointers. */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory
  malloc(size: number): number
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, codePoint: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_unicode_set(input: number): number
  hb_subset_or_fail(face: number, input: number): number
}

/** `HB_MEMORY_MODE_WRITABLE`. */
const writable = 2

/** Undefined for a font that HarfBuzz can't read. Dropping the WebAssembly instance frees all memory. */
async function cutOut(font: Uint8Array, points: readonly number[]): Promise<Uint8Array | undefined> {
  const module = await readFile(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))
  const { instance } = await WebAssembly.instantiate(module)
  const harfBuzz = instance.exports as unknown as HarfBuzz
  const start = harfBuzz.malloc(font.length)
  new Uint8Array(harfBuzz.memory.buffer).set(font, start)
  const face = harfBuzz.hb_face_create(harfBuzz.hb_blob_create(start, font.length, writable, 0, 0), 0)
  const input = harfBuzz.hb_subset_input_create_or_fail()
  const wanted = harfBuzz.hb_subset_input_unicode_set(input)
  for (const point of points) harfBuzz.hb_set_add(wanted, point)
  const part = harfBuzz.hb_subset_or_fail(face, input)
  if (part === 0) return undefined
  const blob = harfBuzz.hb_face_reference_blob(part)
  const at = harfBuzz.hb_blob_get_data(blob, 0)
  return new Uint8Array(harfBuzz.memory.buffer).slice(at, at + harfBuzz.hb_blob_get_length(blob))
}

/** First and last code point, both included. */
type CodePoints = readonly [first: number, last: number]

function spansOf(points: readonly number[]): readonly CodePoints[] {
  const spans: [number, number][] = []
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last !== undefined && point === last[1] + 1) last[1] = point
    else spans.push([point, point])
  }
  return spans
}

function gapsOf(spans: readonly CodePoints[]): readonly CodePoints[] {
  const starts = [0, ...spans.map(([, last]) => last + 1)]
  const ends = [...spans.map(([first]) => first - 1), lastCodePoint]
  return starts.flatMap((start, index): CodePoints[] => {
    const end = ends[index] ?? start
    return start <= end ? [[start, end]] : []
  })
}

function written(spans: readonly CodePoints[]): string {
  return spans
    .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`)
    .join(',')
}
