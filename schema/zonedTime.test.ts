import { describe, expect, it } from 'vitest'
import { zonedTime } from './zonedTime.ts'

describe('zonedTime', () => {
  it.each([
    ['2026-01-01T00:30:00Z', 'America/New_York', '2025-12-31T19:30'],
    ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01T00:00'],
    ['2026-12-31T18:45:00Z', 'Asia/Kathmandu', '2027-01-01T00:30'],
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29T01:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29T03:00'],
    ['2026-10-25T01:00:00Z', 'Europe/Berlin', '2026-10-25T02:00'],
  ])('reads %s in %s', (moment, zone, shown) => {
    expect(zonedTime(new Date(moment), zone)).toBe(shown)
  })
})
