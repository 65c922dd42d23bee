import { describe, expect, it } from 'vitest'
import { areSameClocks, momentOf } from './clocks.ts'

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
