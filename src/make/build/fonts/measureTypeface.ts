import type { FontMetrics } from '../../../site/theme/baseCss.ts'
import { type OpenFont, openFont } from './openFont.ts'
import { headingWeight } from './typeface.ts'

/** Letters about as often as in the texts of websites. */
const sample =
  'Every call answered, and the work that follows done. We look after 340 homes within 25 miles of the shop: open Monday ' +
  'to Friday from 8 to 6. Book a visit online, tell us what you need, and hear back the same day. No contracts, no ' +
  'surprises: you see the price before we start, from $49. What people say about us, how it works, and whom to ask. ' +
  'Read more about our team, our services and your first appointment. Questions? We have answers. Get started today, ' +
  'free for 14 days.'
const words = sample.split(' ')

/** The sample in lines of so many words, because a line ends without a space: of a text, and of a heading or a label. */
const linesOf = (length: number) =>
  words.flatMap((_, index) => (index % length === 0 ? [words.slice(index, index + length).join(' ')] : []))
const textLines = linesOf(6)
const headingLines = linesOf(3)

/**
 * Measures of a typeface, to which the system's is adjusted until it arrives.
 * @param typeface A .woff2, .ttf or .otf file.
 * @param heavy The heaviest weight in which it is used.
 * @returns undefined for a file that is none of these, or that has not the letters of English.
 */
export async function measureTypeface(typeface: Uint8Array, heavy = headingWeight): Promise<FontMetrics | undefined> {
  const opened = await openFont(typeface).catch(() => undefined)
  if (opened === undefined) return undefined
  const { face, at } = opened
  const characters = new Set(face.collectUnicodes())
  if (![...sample].every((character) => characters.has(character.codePointAt(0) ?? 0))) return undefined
  const shareOf = (units: number) => Math.round((units / face.upem) * 10_000) / 10_000
  const widthAt = (weight: number, lines: readonly string[]) => {
    const { widthOf } = at(weight)
    return shareOf(lines.reduce((sum, line) => sum + widthOf(line), 0) / lines.join('').length)
  }
  const regular = at(400)
  const { ascender, descender, lineGap } = regular.font.hExtents()
  return {
    kind: kindOf(regular),
    widths: [widthAt(400, textLines), widthAt(500, headingLines), widthAt(heavy, headingLines)],
    ascent: shareOf(ascender),
    descent: shareOf(-descender),
    lineGap: shareOf(lineGap),
  }
}

/** By the shapes, because most fonts don't say it: a serif makes both I and l much wider than a dot. */
export function kindOf({ widthOf, inkOf }: Pick<ReturnType<OpenFont['at']>, 'widthOf' | 'inkOf'>): FontMetrics['kind'] {
  if (widthOf('i') === widthOf('m')) return 'mono'
  return Math.min(inkOf('I'), inkOf('l')) > 1.3 * inkOf('.') ? 'serif' : 'sans'
}
