import { describe, expect, it } from 'vitest'
import { formatDate, formatIsoDate, formatShortDate } from './formatDate.ts'

describe.each([
  [new Date(2026, 11, 1), 'December 1, 2026', '2026-12-01'],
  [new Date(2031, 2, 14, 23, 59), 'March 14, 2031', '2031-03-14'],
  [new Date(2028, 1, 29, 0, 0, 1), 'February 29, 2028', '2028-02-29'],
])('formatting %s', (date, short, iso) => {
  it('formatDate writes a date for a sentence', () => expect(formatDate(date, 'en')).toBe(short))
  it('formatIsoDate writes a date for machines', () => expect(formatIsoDate(date)).toBe(iso))
})

it('formatShortDate fits into a field', () => {
  expect(formatShortDate(new Date(2026, 10, 30), 'en')).toBe('Mon, Nov 30, 2026')
})

describe('dates in other languages', () => {
  const date = new Date(2031, 2, 14)

  it.each([
    ['de', '14. März 2031'],
    ['fr', '14 mars 2031'],
    ['ja', '2031年3月14日'],
  ])('are formatted in %s', (language, short) => {
    expect(formatDate(date, language)).toBe(short)
  })

  it.each(['th', 'fa', 'ar-SA'])('use the year of the displayed calendar in %s', (language) => {
    const year = new Intl.NumberFormat(language, { useGrouping: false }).format(2031)
    expect(formatDate(date, language)).toContain(year)
  })
})
