import { openFont } from './openFont.ts'

/** A typeface that draws text independently of system fonts. */
export type Typeface = NonNullable<Awaited<ReturnType<typeof openTypeface>>>

/** Font weight of headings, the heaviest of `textValues` in src/site/theme/tokenValues.ts. */
export const headingWeight = 600
/** Letter-spacing in em. */
const tracking = -0.03

/** Characters of scripts that are written from right to left. */
const fromRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * Opens a .woff2, .ttf or .otf file; of a variable one, the weight of headings.
 * @returns undefined for a file that is none of these.
 */
export async function openTypeface(bytes: Uint8Array) {
  const opened = await openFont(bytes).catch(() => undefined)
  if (opened === undefined) return undefined
  const { upem } = opened.face
  const characters = new Set(opened.face.collectUnicodes())
  if (characters.size === 0) return undefined
  const { font, glyphsOf } = opened.at(headingWeight)
  const paths = new Map<number, string>()
  const pathOf = (glyph: number): string => {
    const path = paths.get(glyph) ?? font.glyphToPath(glyph)
    paths.set(glyph, path)
    return path
  }

  return {
    /** Whether it has a glyph for every character of a left-to-right text. */
    covers: (text: string): boolean =>
      !fromRight.test(text) && [...text].every((character) => characters.has(character.codePointAt(0) ?? 0)),
    /** Width of a text on one line, relative to the font size. */
    measure(text: string): number {
      const glyphs = glyphsOf(text)
      const advance = glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
      return advance / upem + glyphs.length * tracking
    },
    /** Draws a text on one line as SVG shapes that inherit their color, from its left edge on its base line, in pixels. */
    draw(text: string, size: number, x: number, y: number): string {
      const shapes: string[] = []
      let at = 0
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphsOf(text)) {
        const path = pathOf(codepoint)
        if (path !== '') shapes.push(`<path transform="translate(${at + xOffset} ${yOffset})" d="${path}"/>`)
        at += xAdvance + tracking * upem
      }
      // In the units of a font the y axis points up.
      const scale = size / upem
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`
    },
  }
}
