import { describe, expect, it } from 'vitest'
import { areSameClocks, currentDay, currentTime, renderAt } from './currentMoment.ts'
import { momentOf } from './zonedTime.ts'

describe('renderAt', () => {
  const moment = new Date('2026-12-01T04:30:00Z')

  it('has a moment in place of now, and says what was asked of it', () => {
    expect(renderAt(moment, () => [currentTime('America/New_York'), currentDay('Europe/Berlin')])).toEqual({
      result: ['2026-11-30T23:30', '2026-12-01'],
      clocks: ['America/New_York 2026-11-30T23:30', 'Europe/Berlin 2026-12-01'],
    })
    expect(renderAt(moment, () => 1).clocks).toEqual([])
  })

  it('is over when it returns', () => {
    renderAt(moment, () => 1)
    expect(currentDay('UTC')).not.toBe('2026-12-01')
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

describe('momentOf', () => {
  it('is the moment at which the clocks show a time, before and after they are set', () => {
    expect(momentOf('2026-07-01T00:00', 'Europe/Berlin').toISOString()).toBe('2026-06-30T22:00:00.000Z')
    expect(momentOf('2026-12-01T00:00', 'America/New_York').toISOString()).toBe('2026-12-01T05:00:00.000Z')
    expect(momentOf('2026-03-29T03:00', 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:00:00.000Z')
    expect(momentOf('2026-03-29T01:59', 'Europe/Berlin').toISOString()).toBe('2026-03-29T00:59:00.000Z')
  })
})
