import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kindOf, measureTypeface } from './measureTypeface.ts'
import { subsetTypeface } from './subsetTypeface.ts'

const file = readFileSync('src/make/assets/fonts/instrument-sans.woff2')

describe('measureTypeface', () => {
  it('finds how wide and how high a typeface is', async () => {
    const { widths, ...heights } = (await measureTypeface(file)) ?? { widths: [] }
    expect(heights).toEqual({ kind: 'sans', ascent: 0.97, descent: 0.25, lineGap: 0 })
    expect(widths).toEqual([0.4601, 0.4756, 0.4821])
  })

  it('measures nothing in a file that is no typeface, or has no English letters', async () => {
    expect(await measureTypeface(readFileSync('package.json'))).toBeUndefined()
    const { default: subsetFont } = await import('subset-font')
    expect(await measureTypeface(await subsetFont(file, 'Ω', { targetFormat: 'woff2' }))).toBeUndefined()
  })

  it('measures a subset like its typeface', async () => {
    const subset = await subsetTypeface(file, '')
    const measured = await measureTypeface(subset?.bytes ?? file)
    expect(measured).toMatchObject({ ascent: 0.97, descent: 0.25, lineGap: 0 })
  })
})

describe('kindOf', () => {
  const kindWith = (widths: Record<string, number>, inks: Record<string, number>) =>
    kindOf({ widthOf: (text) => widths[text] ?? 0, inkOf: (character) => inks[character] ?? 0 })

  it('tells a typeface with serifs, and one whose letters are all as wide, by the shapes of letters', () => {
    // In thousandths of Times New Roman, Arial and Courier New.
    expect(kindWith({ i: 278, m: 778 }, { I: 297, l: 239, '.': 111 })).toBe('serif')
    expect(kindWith({ i: 222, m: 833 }, { I: 95, l: 88, '.': 96 })).toBe('sans')
    expect(kindWith({ i: 600, m: 600 }, { I: 400, l: 480, '.': 120 })).toBe('mono')
  })

  it('takes no sans for a serif whose I or l alone has feet', () => {
    expect(kindWith({ i: 278, m: 973 }, { I: 340, l: 90, '.': 100 })).toBe('sans')
    expect(kindWith({ i: 278, m: 973 }, { I: 95, l: 200, '.': 100 })).toBe('sans')
  })
})
