import type { FontMetrics } from '../../theme/baseCss.ts'
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
  const { convert } = await import('fontverter')
  // It throws for a file that is not a font.
  const font = await convert(Buffer.from(typeface), 'sfnt').catch(() => undefined)
  const lines = font && lineMetrics(font)
  if (font === undefined || lines === undefined) return undefined
  const { Blob, Buffer: Text, Face, Font, shape, Variation } = await import('harfbuzzjs')
  const face = new Face(new Blob(font))
  const { upem } = face
  const characters = new Set(face.collectUnicodes())
  if (![...sample].every((character) => characters.has(character.codePointAt(0) ?? 0))) return undefined
  const widthAt = (weight: number) => {
    const shaped = new Font(face)
    shaped.setVariations([new Variation('wght', weight)])
    const text = new Text()
    text.addText(sample)
    text.guessSegmentProperties()
    shape(shaped, text)
    const width = text.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
    return rounded(width / upem / sample.length)
  }
  const [ascent, descent, lineGap] = lines.map((units) => rounded(units / upem)) as [number, number, number]
  return { widths: [widthAt(400), widthAt(500), widthAt(headingWeight)], ascent, descent, lineGap }
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000

/** Bit of `fsSelection` of a font whose lines are those of OS/2 and not those of hhea. */
const usesTypographicMetrics = 1 << 7

/** Ascent, descent and line gap in units of the font: https://learn.microsoft.com/typography/opentype/spec/os2 */
function lineMetrics(font: Buffer): readonly number[] | undefined {
  const [hhea, os2] = [tableOf(font, 'hhea'), tableOf(font, 'OS/2')]
  if (hhea === undefined) return undefined
  const isTypographic = os2 !== undefined && (os2.readUInt16BE(62) & usesTypographicMetrics) !== 0
  const [table, start] = isTypographic ? [os2, 68] : [hhea, 4]
  return [table.readInt16BE(start), -table.readInt16BE(start + 2), table.readInt16BE(start + 4)]
}

function tableOf(font: Buffer, tag: string): Buffer | undefined {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + index * 16))
  const entry = entries.find((each) => each.toString('latin1', 0, 4) === tag)
  return entry && font.subarray(entry.readUInt32BE(8))
}
