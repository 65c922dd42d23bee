import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { themeWith } from '../../../../tests/support/themeWith.ts'
import { toyFrame } from '../../../../tests/support/toySite.ts'
import { openTypeface } from '../fonts/typeface.ts'
import { shareGround, shareTitle } from './shareDesign.ts'

const typeface = await openTypeface(readFileSync('src/make/assets/fonts/instrument-sans.woff2'))
const titleOf = (title: string) => typeface && shareTitle(title, typeface)

/** Bounding box of a drawing’s visible pixels. */
async function extent(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = [...data.keys()].filter((at) => (data[at] ?? 0) > 0)
  const columns = inked.map((at) => at % info.width)
  const [left, right] = columns.reduce(([low, high], x) => [Math.min(low, x), Math.max(high, x)], [1e9, 0])
  const row = (at: number | undefined) => Math.floor((at ?? 0) / info.width)
  return { left, right, top: row(inked[0]), bottom: row(inked.at(-1)) }
}

describe('shareTitle', () => {
  it.each([
    'A',
    'Pricing',
    'Impact Voice: AI voice agents that answer, book and follow up',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'ÅÇgjpqy ÅÇgjpqy ÅÇgjpqy ÅÇgjpqy ÅÇgjpqy ÅÇgjpqy ÅÇgjpqy ÅÇgjpqy ÅÇgjpqy',
    'W'.repeat(400),
    'Every word of this title is needed, '.repeat(20),
  ])('keeps “%s” inside the picture, clear of name and wave', async (title) => {
    const { left, right, top, bottom } = await extent(titleOf(title) ?? '')
    expect(left).toBeGreaterThanOrEqual(70)
    expect(right).toBeLessThanOrEqual(1130)
    expect(top).toBeGreaterThan(130)
    expect(bottom).toBeLessThan(520)
  })

  it('returns nothing for a title that it can’t set completely', () => {
    for (const title of ['Цены', '料金', 'الأسعار', 'מחירים', 'Prices in ₿ and ⊕', '', ' ', '👋', '\u200b']) {
      expect(titleOf(title), title).toBeUndefined()
    }
  })

  it('omits emoji and invisible characters', () => {
    const plain = titleOf('Hello there')
    expect(plain).toBeDefined()
    for (const title of [
      'Hello 👋🏽 there',
      'Hello\u00ad there',
      'Hello there 🇩🇪',
      '❤️ Hello\nthere',
      'Hello\u200d there',
    ]) {
      expect(titleOf(title), title).toBe(plain)
    }
  })

  it('keeps symbols that the typeface has', () => {
    expect(titleOf('Hello™ there')).not.toBe(titleOf('Hello there'))
  })
})

describe('shareGround', () => {
  const groundOf = (ornament: 'none' | 'dots' | 'waveform') =>
    shareGround({ ...toyFrame, theme: { ...toyFrame.theme, ornament } }, typeface)

  it('has the ornament of the theme', () => {
    expect(groundOf('none')).not.toMatch(/stroke=|pattern/)
    expect(groundOf('dots')).toContain('<pattern')
    expect(groundOf('waveform')).toContain('stroke="url(#aurora)"')
  })

  it('has an aurora only if the pages of the site open with it', () => {
    const lightsIn = (look: string) =>
      shareGround({ ...toyFrame, theme: themeWith({ look }) }, typeface).match(/<ellipse/g)
    expect(lightsIn('night')).toHaveLength(3)
    expect(lightsIn('press')).toBeNull()
  })

  it('has the first letter of the name as its mark, if there is nothing else', () => {
    const shapes = (svg: string) => svg.split(/<path transform/).length - 1
    expect(shapes(groundOf('none'))).toBe(shapes(groundOf('waveform')) + 1)
  })
})
