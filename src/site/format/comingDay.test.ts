import { expect, it } from 'vitest'
import { comingDay } from './comingDay.ts'

it.each([
  ['2026-12-24', '2027-01-01', '2026-12-24'],
  ['12-24', '2026-12-24T18:00', '2026-12-24'],
  ['12-24', '2026-12-25', '2027-12-24'],
  ['01-06', '2026-12-25', '2027-01-06'],
  ['02-29', '2026-01-01', '2028-02-29'],
  ['02-29', '2096-03-01', '2104-02-29'],
])('takes %s, from %s on, for %s', (day, from, expected) => {
  expect(comingDay(day, from)).toBe(expected)
})
