import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import { Blob, Face, Font } from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { subsetTypeface } from './subsetTypeface.ts'
import { openTypeface } from './typeface.ts'

const typeface = readFileSync('src/make/assets/fonts/instrument-sans.woff2')

async function subsetOf(text: string) {
  const subset = await subsetTypeface(typeface, text)
  if (subset === undefined) throw new Error('There is no subset.')
  return subset
}

async function charactersOf(woff2: Uint8Array): Promise<ReadonlySet<string>> {
  const face = new Face(new Blob(await convert(Buffer.from(woff2), 'sfnt')))
  return new Set([...face.collectUnicodes()].map((point) => String.fromCodePoint(point)))
}

/** Reads the `kern` table of a font, which the HarfBuzz of this project leaves out. */
async function kerningOf(woff2: Uint8Array): Promise<(pair: string) => number> {
  const font = await convert(Buffer.from(woff2), 'sfnt')
  const face = new Face(new Blob(font))
  const glyphs = new Font(face)
  const table = Buffer.from(face.referenceTable('kern') ?? [])
  return ([first = '', second = '']) => {
    const pair = [first, second].map((character) => glyphs.nominalGlyph(character.codePointAt(0) ?? 0))
    for (let at = 18; at < table.length; at += 6)
      if (table.readUInt16BE(at) === pair[0] && table.readUInt16BE(at + 2) === pair[1]) return table.readInt16BE(at + 4)
    return 0
  }
}

describe('subsetTypeface', () => {
  it('keeps the characters of the text and those that visitors type, and is much smaller', async () => {
    const { bytes } = await subsetOf('Übergrößenträger')
    expect(bytes.length).toBeLessThan(typeface.length / 2)
    const characters = await charactersOf(bytes)
    expect([...'Übergrößenträger@~'].filter((character) => !characters.has(character))).toEqual([])
  })

  it('keeps the kerning of the text and of figures at the weight of headings', async () => {
    const kerning = await kerningOf((await subsetOf('AVATAR To.')).bytes)
    expect(kerning('AV')).toBeLessThan(-50)
    expect(kerning('To')).toBeLessThan(-50)
    expect(kerning('7.')).toBeLessThan(-50)
    expect(kerning('Yo')).toBe(0)
    const typefaceOf = await openTypeface(typeface)
    const measure = (text: string) => (typefaceOf?.measure(text) ?? 0) * 1000
    expect(kerning('AV')).toBeCloseTo(measure('AV') - measure('A') - measure('V'), 4)
  })

  it('keeps tabular figures', async () => {
    const { bytes } = await subsetOf('0123')
    const font = await convert(Buffer.from(bytes), 'sfnt')
    expect(font.includes('tnum')).toBe(true)
  })

  it.each([
    ['combining marks', 'Cafe\u0301'],
    ['Devanagari', 'नमस्ते'],
    ['Arabic', 'مرحبا'],
  ])('keeps all that the font knows about places for %s', async (_, text) => {
    const font = await convert(Buffer.from((await subsetOf(text)).bytes), 'sfnt')
    for (const table of ['GPOS', 'GDEF']) expect(font.subarray(0, 400).includes(table), table).toBe(true)
    expect(font.subarray(0, 400).includes('kern')).toBe(false)
  })

  it('leaves to the full font what only that has', async () => {
    const { bytes, otherRange } = await subsetOf('é')
    const spans = otherRange.split(',').map((span) => span.slice(2).split('-'))
    const isOther = (character: string) =>
      spans.some(([first = '', last = first]) => {
        const point = character.codePointAt(0) ?? 0
        return Number.parseInt(first, 16) <= point && point <= Number.parseInt(last, 16)
      })
    const own = await charactersOf(bytes)
    expect([...own].filter(isOther)).toEqual([])
    const whole = await charactersOf(typeface)
    expect([...whole].filter((character) => !own.has(character) && !isOther(character))).toEqual([])
    expect(['ł', '→', '愛', '😀'].map(isOther)).toEqual([true, false, false, false])
  })

  it('makes no subset if it wouldn’t be much smaller', async () => {
    const many = String.fromCodePoint(...Array.from({ length: 700 }, (_, index) => 0x4e00 + index))
    expect(await subsetTypeface(typeface, many)).toBeUndefined()
    expect(await subsetTypeface(new TextEncoder().encode('no typeface'), 'a')).toBeUndefined()
  })
})
