import { describe, expect, it } from 'vitest'
import { formatTime } from './formatTime.ts'

describe('formatTime', () => {
  it.each([
    ['en', '1:30 PM', '1:30 PM'],
    ['en-US', '12:00 AM', '12:00 AM'],
    ['en-GB', '1:30 PM', '13:30'],
    ['de', '9:00 AM', '09:00'],
    ['de', '12:00 PM', '12:00'],
    ['de', '12:15 AM', '00:15'],
    ['fr', '4:30 PM', '16:30'],
  ])('in %s, formats %s as %s', (language, time, expected) => {
    expect(formatTime(time, language)).toBe(expected)
  })

  it('returns text that isn’t a time unchanged', () => {
    expect(formatTime('in the morning', 'de')).toBe('in the morning')
  })
})
