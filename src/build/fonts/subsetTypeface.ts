import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { unpackTypeface } from './typeface.ts'

/** Part of a typeface: what a site is written with. */
interface TypefaceSubset {
  /** As WOFF2. */
  readonly bytes: Uint8Array
  /** Code points that it is for, in the notation of `unicode-range`. */
  readonly range: string
  /** All others, which the whole typeface is for. */
  readonly otherRange: string
}

/**
 * What visitors type, line ends and tabs among it, the signs that well set texts have, and the spaces and hyphens that
 * numbers and dates are written with.
 */
const always = `${String.fromCodePoint(...Array(127).keys())}\u00a0\u00ad\u2009\u200b\u2011\u202f\u2212–—‘’‚“”„…·•×°©®™€£«»→←✓`
const lastCodePoint = 0x10ffff
/** It is worth a second file where it is at most so much of the whole. */
const worthwhile = 0.85
/** More code points make a range that costs what it saves. */
const mostCodePoints = 600

/**
 * The part of a typeface that a text needs, with all its weights and its kerning.
 * @param typeface A .woff2, .ttf or .otf file.
 * @returns undefined where a part would not be much smaller, or the file is none of these.
 */
export async function subsetTypeface(
  typeface: Uint8Array,
  text: string,
): Promise<TypefaceSubset | undefined> {
  // Most of a long text is in `always`, and signs are counted one by one.
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

/** What HarfBuzz offers for this, by the names of its C interface; numbers are pointers. */
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

/** Undefined for a font that HarfBuzz can't read. All memory goes with the instance. */
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
