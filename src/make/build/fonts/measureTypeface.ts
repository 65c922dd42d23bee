import type { FontMetrics } from '../../../site/theme/baseCss.ts'
import { openFont } from './openFont.ts'
import { headingWeight } from './typeface.ts'

/** Letters about as often as in texts. */
const sample =
  'The quick brown fox jumps over the lazy dog, and she sells all of it at ten. Who are we? People near you, open since 1999: come in and ask.'

/**
 * Measures of a typeface, to which the system's is adjusted until it arrives.
 * @param typeface A .woff2, .ttf or .otf file.
 * @returns undefined for a file that is none of these, or that has not the letters of English.
 */
export async function measureTypeface(typeface: Uint8Array): Promise<FontMetrics | undefined> {
  const opened = await openFont(typeface).catch(() => undefined)
  if (opened === undefined) return undefined
  const { face, at } = opened
  const characters = new Set(face.collectUnicodes())
  if (![...sample].every((character) => characters.has(character.codePointAt(0) ?? 0))) return undefined
  const shareOf = (units: number) => Math.round((units / face.upem) * 10_000) / 10_000
  const widthAt = (weight: number) => shareOf(at(weight).widthOf(sample) / sample.length)
  const { ascender, descender, lineGap } = at(400).font.hExtents()
  return {
    widths: [widthAt(400), widthAt(500), widthAt(headingWeight)],
    ascent: shareOf(ascender),
    descent: shareOf(-descender),
    lineGap: shareOf(lineGap),
  }
}
