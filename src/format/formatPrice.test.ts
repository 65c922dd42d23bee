import { describe, expect, it } from 'vitest'
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

  it('formats other currencies with their own symbol', () => {
    expect(formatPrice(3811, 'EUR', 'en')).toBe('€3,811')
  })
})
