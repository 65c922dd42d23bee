import { describe, expect, it } from 'vitest'
import { showPhone, writePhone } from './writePhone.ts'

describe('writePhone', () => {
  it.each([
    ['US', '+1 202 555 0143', '(202) 555-0143'],
    ['US', '+12025550143', '(202) 555-0143'],
    ['CA', '+1 (416) 555-0143', '(416) 555-0143'],
    ['DE', '+49 30 23125 014', '030 23125 014'],
    ['DE', '+49 (0)30 23125 014', '030 23125 014'],
    ['GB', '+44 20 7946 0018', '020 7946 0018'],
  ])('writes a number of its own country as people there do: %s, %s', (country, phone, written) => {
    expect(writePhone(phone, country)).toBe(written)
  })

  it.each([
    ['US', '+49 30 23125 014'],
    ['DE', '+1 202 555 0143'],
    ['JP', '+81 3 1234 5678'],
    ['', '+1 202 555 0143'],
  ])('leaves every other number as it is: %s, %s', (country, phone) => {
    expect(writePhone(phone, country)).toBe(phone)
  })
})

describe('showPhone', () => {
  it.each([
    ['ar', 'US', '\u2066(202) 555-0143\u2069'],
    ['he-IL', undefined, '\u2066+12025550143\u2069'],
    ['de', 'US', '(202) 555-0143'],
  ])('keeps the parts of a number in order in %s', (language, country, shown) => {
    expect(showPhone('+12025550143', country, language)).toBe(shown)
  })
})
