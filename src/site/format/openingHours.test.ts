import { describe, expect, it } from 'vitest'
import { weekLines } from './openingHours.ts'

const linesOf = (week: Parameters<typeof weekLines>[0], language: string) =>
  weekLines(week, language, 'all day').map(({ days, times }) => `${days} ${times}`.replace(/\s/g, ' '))

describe('weekLines', () => {
  it.each([
    [
      'days in a row',
      { monday: '9:00-17:00', tuesday: '9:00-17:00', wednesday: '9:00-17:00' },
      ['Mon–Wed 9 AM – 5 PM'],
    ],
    [
      'days with the same hours that are apart',
      { monday: '10:00-22:00', tuesday: '7:00-22:00', wednesday: '10:00-22:00' },
      ['Mon, Wed 10 AM – 10 PM', 'Tue 7 AM – 10 PM'],
    ],
    ['two spans and minutes', { friday: '6:00-12:30, 14:00-18:00' }, ['Fri 6:00 AM – 12:30 PM, 2 – 6 PM']],
    [
      'the end of a week',
      { friday: '8:00-12:00', saturday: '8:00-12:00', sunday: '8:00-12:00' },
      ['Fri–Sun 8 AM – 12 PM'],
    ],
    ['a night', { saturday: '20:00-4:00' }, ['Sat 8 PM – 4 AM']],
    ['a whole day', { sunday: '0:00-24:00' }, ['Sun all day']],
    ['a closed week', { monday: 'closed' }, []],
  ])('writes %s', (_, week, lines) => {
    expect(linesOf(week, 'en')).toEqual(lines)
  })

  it.each([
    ['de', 'Mo 08–18 Uhr'],
    // Hours alone would be mere numbers.
    ['en-GB', 'Mon 08:00–18:00'],
    ['fr', 'lun. 08:00 – 18:00'],
  ])('writes hours as people do in %s', (language, line) => {
    expect(linesOf({ monday: '8:00-18:00' }, language)).toEqual([line])
  })
})
