import { describe, expect, it } from 'vitest'
import { firstWeekday, isWeekend } from './weekday.ts'

describe('isWeekend', () => {
  it.each([
    ['Friday', 14, false],
    ['Saturday', 15, true],
    ['Sunday', 16, true],
    ['Monday', 17, false],
  ])('for %s is correct', (_name, day, expected) => {
    expect(isWeekend(new Date(2031, 2, day))).toBe(expected)
  })
})

describe('firstWeekday', () => {
  it.each([
    [new Date(2031, 2, 14), new Date(2031, 2, 14)],
    [new Date(2031, 2, 15), new Date(2031, 2, 17)],
    [new Date(2031, 2, 16), new Date(2031, 2, 17)],
    [new Date(2031, 4, 31), new Date(2031, 5, 2)],
  ])('for %s is %s', (date, expected) => {
    expect(firstWeekday(date)).toEqual(expected)
  })
})
