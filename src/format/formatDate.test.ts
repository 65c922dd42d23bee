import { describe, expect, it } from 'vitest'
import { formatDate, formatIsoDate, formatLongDate } from './formatDate.ts'

describe.each([
  [new Date(2026, 11, 1), 'December 1, 2026', 'Tuesday, December 1, 2026', '2026-12-01'],
  [new Date(2031, 2, 14, 23, 59), 'March 14, 2031', 'Friday, March 14, 2031', '2031-03-14'],
  [new Date(2028, 1, 29, 0, 0, 1), 'February 29, 2028', 'Tuesday, February 29, 2028', '2028-02-29'],
])('%s', (date, short, long, iso) => {
  it('is written for a sentence', () => expect(formatDate(date)).toBe(short))
  it('is written with its weekday', () => expect(formatLongDate(date)).toBe(long))
  it('is written for a machine', () => expect(formatIsoDate(date)).toBe(iso))
})

describe('in other languages', () => {
  const date = new Date(2031, 2, 14)

  it.each([
    ['de', '14. März 2031', 'Freitag, 14. März 2031'],
    ['fr', '14 mars 2031', 'vendredi 14 mars 2031'],
    ['ja', '2031年3月14日', '2031年3月14日金曜日'],
  ])('a date is written in %s', (language, short, long) => {
    expect(formatDate(date, language)).toBe(short)
    expect(formatLongDate(date, language)).toBe(long)
  })

  it.each(['th', 'fa', 'ar-SA'])('the year is that of the calendar that is shown, in %s too', (language) => {
    const year = new Intl.NumberFormat(language, { useGrouping: false }).format(2031)
    expect(formatDate(date, language)).toContain(year)
  })
})
