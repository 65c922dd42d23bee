import { describe, expect, it } from 'vitest'
import { openSlots, timeSlots } from './timeSlots.ts'

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
    [{ first: '11:00', last: '13:00', every: 60 }, ['11:00 AM', '12:00 PM', '1:00 PM']],
    [{ first: '9:00', last: '09:30', every: 30 }, ['9:00 AM', '9:30 AM']],
    [{ first: '0:00', last: '1:00 AM', every: 60 }, ['12:00 AM', '1:00 AM']],
    [{ first: '1:00 PM', last: '11:00 AM', every: 60 }, ['11:00 AM', '12:00 PM', '1:00 PM']],
  ])('turns the range %o into %j', (range, slots) => {
    expect(timeSlots(range)).toEqual(slots)
  })

  it.each([
    { first: '9:00 AM', last: '4:30 PM', every: 0 },
    { first: '24:00', last: '4:30 PM', every: 30 },
    { first: '13:00 PM', last: '4:30 PM', every: 30 },
  ])('rejects the range %o', (range) => {
    expect(() => timeSlots(range)).toThrow()
  })
})

describe('openSlots', () => {
  const slots = ['9:00 AM', '12:00 PM', '4:30 PM']
  const newYork = 'America/New_York'

  it.each([
    // 22:30 in New York, and already the next day in Europe.
    ['2026-03-06', newYork, '2026-03-07T03:30:00Z', []],
    ['2026-03-09', newYork, '2026-03-07T03:30:00Z', slots],
    ['2026-03-05', newYork, '2026-03-07T03:30:00Z', []],
    ['2026-03-06', newYork, '2026-03-06T14:00:00Z', ['12:00 PM', '4:30 PM']],
    ['2026-03-06', newYork, '2026-03-06T13:59:00Z', slots],
    // The same moment after the clocks were set forward.
    ['2026-03-09', newYork, '2026-03-09T13:59:00Z', ['12:00 PM', '4:30 PM']],
    ['2026-03-09', newYork, '2026-03-09T12:59:00Z', slots],
    ['2026-03-07', 'Asia/Tokyo', '2026-03-06T23:59:00Z', slots],
    ['2026-03-07', 'Asia/Tokyo', '2026-03-07T00:00:00Z', ['12:00 PM', '4:30 PM']],
    ['2026-03-06', 'America/Los_Angeles', '2026-03-07T00:00:00Z', ['4:30 PM']],
    ['2026-03-06', 'Asia/Kathmandu', '2026-03-06T06:14:00Z', ['12:00 PM', '4:30 PM']],
    ['2026-03-06', 'Asia/Kathmandu', '2026-03-06T06:15:00Z', ['4:30 PM']],
  ])('of %s in %s at %s are %j', (day, zone, now, expected) => {
    expect(openSlots(slots, day, zone, new Date(now))).toEqual(expected)
  })

  it('leave out the hour that the clocks skip, and only there', () => {
    const night = timeSlots({ first: '0:00', last: '3:30', every: 30 })
    const now = new Date('2026-01-01T00:00:00Z')
    expect(openSlots(night, '2026-04-24', 'Africa/Cairo', now)).toEqual(night.slice(2))
    expect(openSlots(night, '2026-03-08', newYork, now)).toEqual(night.filter((slot) => !/^2:/.test(slot)))
    expect(openSlots(night, '2026-11-01', newYork, now)).toEqual(night)
    expect(openSlots(night, '2026-04-05', 'Pacific/Auckland', now)).toEqual(night)
  })
})
