import { describe, expect, it } from 'vitest'
import { spansOf } from './openingHours.ts'
import { type OpeningTimes, openStateAt } from './openState.ts'

const stateAt = (iso: string, week: Partial<Record<number, string>>, exceptions: Record<string, string> = {}) => {
  const times: OpeningTimes = {
    zone: 'America/New_York',
    week: [0, 1, 2, 3, 4, 5, 6].map((day) => spansOf(week[day])),
    exceptions: Object.fromEntries(Object.entries(exceptions).map(([date, open]) => [date, spansOf(open)])),
    alwaysOpen: 'always',
    openNow: 'until {time}',
    closedNow: 'closed',
    opens: '{day} {time}',
  }
  const { isOpen, text } = openStateAt(times, 'en', new Date(iso))
  return [isOpen, text.replace(/\s/g, ' ')]
}
const monday = { 1: '8:00-12:00, 14:00-18:00' }
const everyDay = (open: string) => Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, open]))

describe('openStateAt', () => {
  it.each([
    // November 23, 2026 is a Monday, five hours behind UTC.
    ['in its first minute', '2026-11-23T13:00:00Z', monday, true, 'until 12:00 PM'],
    ['in a break', '2026-11-23T17:00:00Z', monday, false, 'Monday 2:00 PM'],
    ['in its last minute', '2026-11-23T22:59:00Z', monday, true, 'until 6:00 PM'],
    ['for a week', '2026-11-23T23:30:00Z', monday, false, 'Monday 8:00 AM'],
    ['after midnight', '2026-11-28T08:00:00Z', { 5: '20:00-4:00' }, true, 'until 4:00 AM'],
    ['after a night', '2026-11-28T09:00:00Z', { 5: '20:00-4:00' }, false, 'Friday 8:00 PM'],
    ['over midnight', '2026-11-23T15:00:00Z', { 1: '8:00-24:00', 2: '0:00-2:00' }, true, 'until 2:00 AM'],
    ['around the clock', '2026-11-23T15:00:00Z', everyDay('0:00-24:00'), true, 'always'],
    [
      'for more than a day',
      '2026-11-28T15:00:00Z',
      { 6: '8:00-24:00', 0: '0:00-24:00' },
      true,
      'until Monday 12:00 AM',
    ],
    ['never', '2026-11-23T15:00:00Z', {}, false, 'closed'],
    // Clocks are set forward on March 8, 2026, at 2 AM, and back on November 1.
    ['on the day after the clocks were set forward', '2026-03-09T12:00:00Z', monday, true, 'until 12:00 PM'],
    ['before the clocks are set back', '2026-10-31T20:00:00Z', monday, false, 'Monday 8:00 AM'],
  ])('says whether a place is open %s', (_, iso, week, isOpen, text) => {
    expect(stateAt(iso, week)).toEqual([isOpen, text])
  })

  it('follows the hours of an exception, today and ahead', () => {
    const exceptions = { '2026-12-24': 'closed', '2026-12-25': '10:00-12:00' }
    const week = everyDay('8:00-18:00')
    expect(stateAt('2026-12-24T15:00:00Z', week, exceptions)).toEqual([false, 'Friday 10:00 AM'])
    expect(stateAt('2026-12-24T01:00:00Z', week, exceptions)).toEqual([false, 'Friday 10:00 AM'])
    expect(stateAt('2026-12-25T15:00:00Z', week, exceptions)).toEqual([true, 'until 12:00 PM'])
  })
})
