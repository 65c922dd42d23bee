import { describe, expect, it } from 'vitest'
import { asClock, lateHour } from './asClock.ts'

describe('asClock', () => {
  it.each([
    ['8am-6pm', '8:00-18:00'],
    ['8 AM – 6:30 PM', '8:00-18:30'],
    ['12pm-12am', '12:00-0:00'],
    ['8-18', '8:00-18:00'],
    ['8.00-18.00', '8:00-18:00'],
    ['8:00 to 18:00', '8:00-18:00'],
    ['8h30-17h', '8:30-17:00'],
    ['8-12 and 14-18 Uhr', '8:00-12:00, 14:00-18:00'],
  ])('reads `%s` as `%s`', (text, clock) => {
    expect(asClock(text)).toBe(clock)
  })

  it.each(['8-6', 'all day', '8-18-20', '13pm-2', '8'])('does not read `%s`, which is unclear', (text) => {
    expect(asClock(text)).toBeUndefined()
  })
})

describe('lateHour', () => {
  it('names an hour that no clock shows', () => {
    expect(lateHour('10:00-25:00')).toContain('25:00')
    expect(lateHour('10:00-24:00')).toBeUndefined()
  })
})
