import { describe, expect, it } from 'vitest'
import { timeSlots } from './timeSlots.ts'

describe('timeSlots', () => {
  it('returns sixteen half hours for a working day', () => {
    expect(timeSlots({ first: '9:00 AM', last: '4:30 PM', every: 30 })).toEqual([
      '9:00 AM',
      '9:30 AM',
      '10:00 AM',
      '10:30 AM',
      '11:00 AM',
      '11:30 AM',
      '12:00 PM',
      '12:30 PM',
      '1:00 PM',
      '1:30 PM',
      '2:00 PM',
      '2:30 PM',
      '3:00 PM',
      '3:30 PM',
      '4:00 PM',
      '4:30 PM',
    ])
  })

  it.each([
    [{ first: '11:00 AM', last: '1:00 PM', every: 60 }, ['11:00 AM', '12:00 PM', '1:00 PM']],
    [{ first: '12:00 AM', last: '12:40 AM', every: 20 }, ['12:00 AM', '12:20 AM', '12:40 AM']],
    [{ first: '9:00 AM', last: '10:00 AM', every: 45 }, ['9:00 AM', '9:45 AM']],
    [{ first: '5:15 PM', last: '5:15 PM', every: 15 }, ['5:15 PM']],
    [{ first: '1:00 PM', last: '11:00 AM', every: 60 }, ['11:00 AM', '12:00 PM', '1:00 PM']],
  ])('turns the range %o into %j', (range, slots) => {
    expect(timeSlots(range)).toEqual(slots)
  })

  it.each([
    { first: '9:00 AM', last: '4:30 PM', every: 0 },
    { first: '09:00', last: '4:30 PM', every: 30 },
    { first: '13:00 PM', last: '4:30 PM', every: 30 },
  ])('rejects the range %o', (range) => {
    expect(() => timeSlots(range)).toThrow()
  })
})
