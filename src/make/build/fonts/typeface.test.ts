import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openTypeface, type Typeface } from './typeface.ts'

const file = readFileSync('src/make/assets/fonts/instrument-sans.woff2')

async function opened(): Promise<Typeface> {
  const typeface = await openTypeface(file)
  if (typeface === undefined) throw new Error('The typeface of the site cannot be opened.')
  return typeface
}

describe('openTypeface', () => {
  it('reports which characters it has', async () => {
    const typeface = await opened()
    for (const text of ['Every call answered, and acted on.', 'Mühlbach – Größe „14 €“', '$1,997 & 50 %']) {
      expect(typeface.covers(text), text).toBe(true)
    }
    for (const text of ['Привет', 'こんにちは', 'Grüße 👋', 'नमस्ते', 'A\u{10ffff}']) {
      expect(typeface.covers(text), text).toBe(false)
    }
  })

  it('supports no text that is read from right to left', async () => {
    const typeface = await opened()
    for (const text of ['مرحبا', 'שלום', 'Hello שלום']) expect(typeface.covers(text), text).toBe(false)
  })

  it('measures text with kerning', async () => {
    const { measure } = await opened()
    expect(measure('AV')).toBeLessThan(measure('A') + measure('V'))
    expect(measure('AVAV')).toBeGreaterThan(measure('AV'))
    expect(measure('')).toBe(0)
  })

  it('draws text as shapes only', async () => {
    const { draw } = await opened()
    const drawn = draw('Two words', 100, 80, 200)
    expect(drawn.match(/<path /g)).toHaveLength(8)
    expect(drawn).not.toMatch(/<text|NaN|undefined/)
    expect(drawn).toContain('translate(80 200)')
  })

  it('returns nothing for a file that isn’t a typeface', async () => {
    const broken = Buffer.from(file)
    broken.fill(0, 60)
    for (const bytes of [Buffer.alloc(0), Buffer.from('<svg/>'), Buffer.from('wOF2 and no more'), broken]) {
      expect(await openTypeface(bytes)).toBeUndefined()
    }
  })
})
