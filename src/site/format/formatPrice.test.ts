import { describe, expect, it, vi } from 'vitest'
import { formatPrice } from './formatPrice.ts'

describe('formatPrice', () => {
  it.each([
    [0, '$0'],
    [97, '$97'],
    [597, '$597'],
    [3811, '$3,811'],
    [14371, '$14,371'],
    [1234567, '$1,234,567'],
    [49.9, '$49.90'],
    [0.5, '$0.50'],
  ])('formats %d as %s', (amount, text) => {
    expect(formatPrice(amount, 'USD', 'en')).toBe(text)
  })

  it('makes one format for the whole prices of a language and currency', () => {
    let made = 0
    class Counted extends Intl.NumberFormat {
      constructor(...options: ConstructorParameters<typeof Intl.NumberFormat>) {
        super(...options)
        made++
      }
    }
    vi.stubGlobal('Intl', { NumberFormat: Counted })
    for (let amount = 1; amount <= 20; amount++) formatPrice(amount, 'SEK', 'sv')
    expect(made).toBe(1)
    expect(formatPrice(5.5, 'SEK', 'en')).toContain('5.50')
    expect(made).toBe(2)
    vi.unstubAllGlobals()
  })

  it('formats other currencies with their own symbol', () => {
    expect(formatPrice(3811, 'EUR', 'en')).toBe('€3,811')
  })
})
