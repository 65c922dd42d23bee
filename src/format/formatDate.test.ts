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
