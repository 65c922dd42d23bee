import { addKerning, kernedNeighbors, measureKerning } from './kerning.ts'
import { type OpenFont, openFont } from './openFont.ts'
import { headingWeight } from './typeface.ts'

/** Subset of a font with the characters of a site. */
export interface TypefaceSubset {
  /** As WOFF2. */
  readonly bytes: Uint8Array
  /** Code points that only the full font has, in the notation of `unicode-range`; empty if there are none. */
  readonly otherRange: string
}

/** In every subset: ASCII, which visitors type, typographic characters, and the spaces and hyphens of numbers and dates. */
const always = `${String.fromCodePoint(...Array(127).keys())}\u00a0\u00ad\u2009\u200b\u2011\u202f\u2212–—‘’“”…·•×©€£→←✓`
/** Largest size of a subset, as a share of the full font, that is worth a second file. */
const worthwhile = 0.85
/** With more code points, the `unicode-range` costs what the subset saves. */
const maxCodePoints = 600
/** Scripts whose letters stand side by side and never change their shapes or places. */
const plainScripts = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u
/** Of a font in these scripts, what browsers use by themselves and the figures that blocks ask for. */
const plainOptions = {
  keepFeatures: ['ccmp', 'locl', 'liga', 'clig', 'calt', 'tnum', 'lnum'],
  // GDEF and STAT serve GPOS and font menus.
  dropTables: ['GPOS', 'GDEF', 'STAT', 'kern'],
}
const weights = { min: 400, max: headingWeight } as const

/**
 * Subset of a font with the characters of a text and the weights of the theme. In plain scripts it has tabular figures,
 * ligatures and the kerning of the text; in others, all that the font has.
 * @param typeface A .woff2, .ttf or .otf file.
 * @param weight The only weight to keep of a variable font; undefined for those of texts and headings.
 * @param keep Called with a text that says what to take from the font, and with a function that takes it.
 * @returns undefined if the subset would not be much smaller, or if the file is not a font.
 */
export async function subsetTypeface(
  typeface: Uint8Array,
  text: string,
  weight?: number,
  keep: (contents: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array> = (_, make) => make(),
): Promise<TypefaceSubset | undefined> {
  // ASCII is in `always`; without it, a long text takes a fraction of the time.
  const others = text.replace(/[\0-~]+/g, '')
  const points = [...new Set(`${always}${others}`)].map((character) => character.codePointAt(0) ?? 0)
  if (points.length > maxCodePoints) return undefined
  const characters = String.fromCodePoint(...points)
  const pairs = plainScripts.test(characters) ? kernedNeighbors(text, points) : undefined
  // The library throws for a file that is not a font.
  const bytes = await keep(JSON.stringify([characters, pairs, weight]), () =>
    subsetFile(typeface, characters, pairs, weight),
  ).catch(() => undefined)
  if (bytes === undefined || bytes.length > typeface.length * worthwhile) return undefined
  const all = await keep('code points', async () => {
    const { face } = await openFont(typeface)
    return Buffer.from(JSON.stringify([...face.collectUnicodes()]))
  })
  return { bytes, otherRange: formatSpans(spansWithout(points, JSON.parse(all.toString()))) }
}

/**
 * @param pairs Neighbors to kern; undefined if the scripts of the characters need all that the font has.
 * @returns A WOFF2 file.
 */
async function subsetFile(
  typeface: Uint8Array,
  characters: string,
  pairs: ReturnType<typeof kernedNeighbors> | undefined,
  weight: number | undefined,
): Promise<Uint8Array> {
  const [{ default: subsetFont }, { convert }] = await Promise.all([import('subset-font'), import('fontverter')])
  const font = await openFont(typeface)
  const options = {
    targetFormat: pairs ? 'sfnt' : 'woff2',
    variationAxes: weightRange(font, weight),
    ...(pairs && plainOptions),
  } as const
  const subset = await subsetFont(font.file, characters, options)
  return pairs ? convert(addKerning(await openFont(subset), measureKerning(font, pairs)), 'woff2') : subset
}

/** The weights to keep of a variable font that has more. */
function weightRange({ face }: OpenFont, weight?: number): { wght?: number | typeof weights } {
  const { wght } = face.getAxisInfos()
  const covers = (each: number) => wght !== undefined && wght.min <= each && wght.max >= each
  if (weight !== undefined) return covers(weight) ? { wght: weight } : {}
  return covers(weights.min) && covers(weights.max) ? { wght: weights } : {}
}

/** First and last code point, both included. */
type CodePoints = readonly [first: number, last: number]

/** The fewest spans with all code points of a font except some; what the font lacks may be in them. */
function spansWithout(except: readonly number[], all: readonly number[]): readonly CodePoints[] {
  const excluded = new Set(except)
  const spans: [number, number][] = []
  for (const point of all.filter((each) => !excluded.has(each)).sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last === undefined || except.some((each) => last[1] < each && each < point)) spans.push([point, point])
    else last[1] = point
  }
  return spans
}

function formatSpans(spans: readonly CodePoints[]): string {
  return spans.map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`).join(',')
}
