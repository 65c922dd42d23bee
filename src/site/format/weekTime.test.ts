import { describe, expect, it } from 'vitest'
import { clockTime, fullDate, minutesOf, weekdayName } from './weekTime.ts'

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

it.each([
  ['en-US', 'Thursday, December\u00a024,\u00a02026'],
  ['de', 'Donnerstag, 24.\u00a0Dezember\u00a02026'],
  ['ja', '2026年12月24日木曜日'],
])('writes a date in %s that ends a line after its weekday alone', (language, text) => {
  expect(fullDate('2026-12-24', language)).toBe(text)
})
