import { describe, expect, it } from 'vitest'
import { clockTime, minutesOf, weekdayName } from './weekTime.ts'

describe('times of the week', () => {
  it.each([
    ['0:00', 0],
    ['09:30', 570],
    ['18:30:00', 1110],
  ])('counts the minutes before %s', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes)
  })

  it('are written as in the language', () => {
    expect(clockTime(1110, 'de')).toBe('18:30')
    expect(clockTime(1110, 'en').replace(/\s/, ' ')).toBe('6:30 PM')
    expect(weekdayName(0, 'en')).toBe('Sunday')
    expect(weekdayName(1, 'de')).toBe('Montag')
  })
})
