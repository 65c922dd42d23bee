import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, addMonths, midnightOf, noonOf, weeksOfMonth } from './calendarDays.ts'
import { formatIsoDate } from './formatDate.ts'

describe('noonOf', () => {
  it('is equal for two times of a day', () => {
    expect(noonOf(new Date(2031, 2, 9))).toEqual(noonOf(new Date(2031, 2, 9, 23, 59)))
  })
})

describe('weeksOfMonth', () => {
  it.each([
    ['March 2031', new Date(2031, 2, 31), 0, 6, '2031-02-23', '2031-04-05'],
    ['March 2031', new Date(2031, 2, 12), 1, 6, '2031-02-24', '2031-04-06'],
    ['a February of four weeks', new Date(2027, 1, 1), 1, 4, '2027-02-01', '2027-02-28'],
    ['a February of 29 days', new Date(2028, 1, 29), 6, 5, '2028-01-29', '2028-03-03'],
    ['December', new Date(2031, 11, 1), 0, 5, '2031-11-30', '2032-01-03'],
  ])('of %s, %s, with weeks from weekday %d, are %d from %s to %s', (_, month, start, count, first, last) => {
    const weeks = weeksOfMonth(month, start)
    const days = weeks.flat()
    expect(weeks).toHaveLength(count)
    expect(days.map(formatIsoDate).at(0)).toBe(first)
    expect(days.map(formatIsoDate).at(-1)).toBe(last)
    expect(new Set(days.map(formatIsoDate)).size).toBe(count * 7)
    expect(days.every((day) => day.getHours() === 12)).toBe(true)
    expect(weeks.every(([day]) => day?.getDay() === start)).toBe(true)
  })
})

describe('days where clocks change', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    ['America/New_York', 2026, 3],
    ['America/New_York', 2026, 11],
    // Clocks change at midnight, so that a day of that month has none.
    ['Africa/Cairo', 2026, 4],
    ['America/Santiago', 2026, 9],
  ])('are those of the calendar in %s in %d-%d', (zone, year, month) => {
    vi.stubEnv('TZ', zone)
    const offsets = [1, 30].map((day) => new Date(year, month - 1, day).getTimezoneOffset())
    expect(offsets[0]).not.toBe(offsets[1])

    const days = weeksOfMonth(new Date(year, month - 1, 1), 0).flat()
    const inMonth = days.filter((day) => day.getMonth() === month - 1).map((day) => day.getDate())
    const last = new Date(year, month, 0).getDate()
    expect(inMonth).toEqual(Array.from({ length: last }, (_, index) => index + 1))
    for (const day of days) {
      expect(noonOf(midnightOf(day))).toEqual(day)
      expect(addDays(addDays(day, -1), 1)).toEqual(day)
      expect(addMonths(day, 1).getHours()).toBe(12)
    }
  })
})
