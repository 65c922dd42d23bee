import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import { describe, expect, it } from 'vitest'
import { subsetTypeface } from './subsetTypeface.ts'
import { openTypeface } from './typeface.ts'

const typeface = readFileSync('public/fonts/instrument-sans.woff2')

describe('subsetTypeface', () => {
  it('keeps the characters of the text and those that visitors type, and is much smaller', async () => {
    const part = await subsetTypeface(typeface, 'Übergrößenträger')
    if (part === undefined) throw new Error('There is no part.')
    expect(part.bytes.length).toBeLessThan(typeface.length * 0.8)
    expect(part.range).toMatch(/^U\+0-7e,/)
    expect(part.range.split(',')).toContain('U+e4')
    const whole = await openTypeface(typeface)
    const own = await openTypeface(part.bytes)
    for (const text of ['Übergrößenträger', 'AVATAR To. 0123 €']) {
      expect(own?.measure(text)).toBeCloseTo(whole?.measure(text) ?? 0, 4)
    }
  })

  it('keeps tabular figures', async () => {
    const { bytes = new Uint8Array() } = (await subsetTypeface(typeface, '0123')) ?? {}
    const font = await convert(Buffer.from(bytes), 'sfnt')
    expect(font.includes('tnum')).toBe(true)
  })

  it('puts each code point into exactly one of the two files', async () => {
    const { range = '', otherRange = '' } = (await subsetTypeface(typeface, 'é')) ?? {}
    const spans = [...range.split(','), ...otherRange.split(',')]
      .map((span) =>
        span
          .slice(2)
          .split('-')
          .map((point) => Number.parseInt(point, 16)),
      )
      .map(([first = -1, last = first]) => [first, last] as const)
      .sort(([a], [b]) => a - b)
    let next = 0
    for (const [first, last] of spans) {
      expect(first).toBe(next)
      next = last + 1
    }
    expect(next).toBe(0x110000)
  })

  it('makes no subset if it wouldn’t be much smaller', async () => {
    const many = String.fromCodePoint(...Array.from({ length: 700 }, (_, index) => 0x4e00 + index))
    expect(await subsetTypeface(typeface, many)).toBeUndefined()
    expect(await subsetTypeface(new TextEncoder().encode('no typeface'), 'a')).toBeUndefined()
  })
})
