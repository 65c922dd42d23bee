/** A font file that is open for measuring. */
export type OpenFont = Awaited<ReturnType<typeof openFont>>

/** Opens a .woff2, .ttf or .otf file. Rejects for any other. */
export async function openFont(bytes: Uint8Array) {
  // They are large, so only what measures a font loads them.
  const [{ convert }, { Blob, Buffer: Text, Face, Feature, Font, shape, Variation }] = await Promise.all([
    import('fontverter'),
    import('harfbuzzjs'),
  ])
  const file = await convert(Buffer.from(bytes), 'sfnt')
  const face = new Face(new Blob(file))
  return {
    /** The same font as TrueType or OpenType. */
    file,
    face,
    /** The font at a weight, if it has several, and how a text is set with it, with all features but the named one. */
    at(weight: number, without?: string) {
      const font = new Font(face)
      font.setVariations([new Variation('wght', weight)])
      const features = without === undefined ? [] : [new Feature(without, 0)]
      const glyphsOf = (text: string) => {
        const buffer = new Text()
        buffer.addText(text)
        buffer.guessSegmentProperties()
        shape(font, buffer, features)
        return buffer.getGlyphInfosAndPositions()
      }
      const widthOf = (text: string) => glyphsOf(text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
      /** Width of the shape of a character, without the room beside it. */
      const inkOf = (character: string) => {
        const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
        return Math.abs((glyph && font.glyphExtents(glyph)?.width) ?? 0)
      }
      return { font, glyphsOf, widthOf, inkOf }
    },
  }
}
