import { describe, expect, it } from 'vitest'
import { currentDay, currentTime, renderAt } from './currentMoment.ts'

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
