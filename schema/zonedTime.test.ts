import { describe, expect, it } from 'vitest'
import { areSameClocks, momentOf, zonedTime } from './zonedTime.ts'

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

describe('momentOf', () => {
  it('is the moment at which the clocks show a time, before and after they are set', () => {
    expect(momentOf('2026-07-01T00:00', 'Europe/Berlin').toISOString()).toBe('2026-06-30T22:00:00.000Z')
    expect(momentOf('2026-12-01T00:00', 'America/New_York').toISOString()).toBe('2026-12-01T05:00:00.000Z')
    expect(momentOf('2026-03-29T03:00', 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:00:00.000Z')
    expect(momentOf('2026-03-29T01:59', 'Europe/Berlin').toISOString()).toBe('2026-03-29T00:59:00.000Z')
  })
})

describe('areSameClocks', () => {
  it('compares days and times in their zones', () => {
    const clocks = ['America/New_York 2026-11-30', 'Europe/Berlin 2026-12-01']
    expect(areSameClocks(clocks, new Date('2026-12-01T04:59:00Z'))).toBe(true)
    expect(areSameClocks(clocks, new Date('2026-12-01T05:00:00Z'))).toBe(false)
    expect(areSameClocks(['UTC 2026-12-01T04:30'], new Date('2026-12-01T04:30:59Z'))).toBe(true)
    expect(areSameClocks([], new Date(0))).toBe(true)
  })
})
