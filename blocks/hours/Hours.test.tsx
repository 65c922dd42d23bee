import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { spansOf } from '../../src/site/format/openingHours.ts'
import { renderBlock } from '../../tests/support/renderBlock.tsx'
import { structuredData } from './structuredData.ts'
import { closesAt, momentAt, type OpeningTimes, opensAt } from './week.ts'

const rows = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    ...[...row.querySelectorAll('dd span')].map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ])

const times = (week: Partial<Record<number, string>>, exceptions: Record<string, string> = {}): OpeningTimes => ({
  zone: 'America/New_York',
  language: 'en',
  week: [0, 1, 2, 3, 4, 5, 6].map((day) => spansOf(week[day])),
  exceptions: Object.fromEntries(Object.entries(exceptions).map(([date, open]) => [date, spansOf(open)])),
  alwaysOpen: '',
  openNow: '',
  closedNow: '',
  opens: '',
})
const at = (iso: string) => momentAt(new Date(iso), 'America/New_York')

describe('Hours', () => {
  it('shows neighboring days with the same hours as one row, from Monday on', async () => {
    await renderBlock(
      'type: hours\nweek: { monday: "8:00-12:00, 14:00-18:00", tuesday: "8:00-12:00, 14:00-18:00", sunday: "9:00-12:00" }\ntimezone: Europe/Berlin',
    )
    expect(rows()).toEqual([
      ['Monday – Tuesday', '8:00 AM – 12:00 PM', '2:00 PM – 6:00 PM'],
      ['Wednesday – Saturday', 'Closed'],
      ['Sunday', '9:00 AM – 12:00 PM'],
    ])
  })

  it('names the day and the reason of an exception', async () => {
    await renderBlock(
      'type: hours\nweek: { monday: "8:00-12:00" }\nexceptions: [{ date: 2099-12-24, open: closed, note: Christmas Eve }]\ntimezone: Europe/Berlin',
    )
    const day = within(screen.getByText('Thursday, December 24, 2099').closest('div') as HTMLElement)
    expect(day.getByText('Christmas Eve')).toBeTruthy()
    expect(day.getByText('Closed')).toBeTruthy()
  })
})

it('shows the next one of a day that comes every year', async () => {
  vi.useFakeTimers({ now: new Date('2031-12-25T12:00Z'), toFake: ['Date'] })
  await renderBlock(
    'type: hours\nweek: { monday: "8:00-12:00" }\nexceptions: [{ date: 12-24, open: closed }, { date: 12-25, open: closed }]\ntimezone: Europe/Berlin',
  )
  const days = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime)
  expect(days).toEqual(['2032-12-24', '2031-12-25'])
})

describe('the clock of the place', () => {
  it('is that of its time zone, in summer and in winter', () => {
    expect(at('2026-07-01T03:30:00Z')).toEqual({ weekday: 2, date: '2026-06-30', minutes: 23 * 60 + 30 })
    expect(at('2026-01-01T05:00:00Z')).toEqual({ weekday: 4, date: '2026-01-01', minutes: 0 })
  })

  it('is open from the first minute to the last', () => {
    const week = times({ 1: '8:00-12:00, 14:00-18:00' })
    expect(closesAt(week, at('2026-11-23T13:00:00Z'))).toBe(720)
    expect(closesAt(week, at('2026-11-23T17:00:00Z'))).toBeUndefined()
    expect(opensAt(week, at('2026-11-23T17:00:00Z'))).toEqual({ days: 0, minutes: 840 })
    expect(opensAt(week, at('2026-11-23T23:30:00Z'))).toEqual({ days: 7, minutes: 480 })
  })

  it('stays open past midnight', () => {
    const week = times({ 5: '20:00-4:00' })
    expect(closesAt(week, at('2026-11-28T02:00:00Z'))).toBe(240)
    expect(closesAt(week, at('2026-11-28T08:00:00Z'))).toBe(240)
    expect(closesAt(week, at('2026-11-28T09:00:00Z'))).toBeUndefined()
  })

  it('does not close at midnight if the next day begins then', () => {
    const always = times(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, '0:00-24:00'])))
    expect(closesAt(always, at('2026-11-23T15:00:00Z'))).toBe(Number.POSITIVE_INFINITY)
    const night = times({ 1: '8:00-24:00', 2: '0:00-2:00' })
    expect(closesAt(night, at('2026-11-23T15:00:00Z'))).toBe(120)
  })

  it('follows the hours of an exception', () => {
    const week = times({ 4: '8:00-18:00' }, { '2026-12-24': 'closed' })
    expect(closesAt(week, at('2026-12-24T15:00:00Z'))).toBeUndefined()
    expect(opensAt(week, at('2026-12-24T15:00:00Z'))).toEqual({ days: 7, minutes: 480 })
  })
})

it('tells search engines the hours, and a closed day as no time at all', () => {
  const [thing] = structuredData(
    {
      week: { monday: '6:00-24:00' },
      exceptions: [{ date: '2099-12-24', open: 'closed' }],
    } as never,
    { business: { '@id': 'x' } } as never,
  )
  expect(thing).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '06:00', closes: '23:59' }],
    specialOpeningHoursSpecification: [{ validFrom: '2099-12-24', opens: '00:00', closes: '00:00' }],
  })
})
