import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'
import { comingEvents } from './comingEvents.ts'
import { hidePast } from './hidePast.ts'

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent)

describe('Events', () => {
  it('shows the next event first and leaves out past ones', async () => {
    await renderBlock(`type: events
heading: Dates
timezone: Europe/Berlin
items:
  - { date: 2098-05-02, title: Third }
  - { date: 2098-05-01, time: "18:00", title: Second }
  - { date: 2098-05-01, time: "09:00", title: First }
  - { date: 2020-05-01, title: Past }`)
    expect(titles()).toEqual(['First', 'Second', 'Third'])
  })

  it('names the month and the year of several days once', async () => {
    await renderBlock(`type: events
timezone: UTC
items:
  - { date: 2099-12-18, until: 2099-12-19, title: Market }
  - { date: 2099-12-24, title: Feast }`)
    const days = [...document.querySelectorAll('time')].map((day) => day.textContent?.replace(/\s/g, ' '))
    expect(days).toEqual(['Friday, December 18 – Saturday, December 19, 2099', 'Thursday, December 24, 2099'])
  })

  it('hides what has passed since, by the clocks of the place', async () => {
    await renderExample('events')
    // 20:00 in New York is 01:00 in UTC.
    hidePast(new Date('2099-12-06T01:00:00Z'))
    expect(titles()).toEqual(['Sourdough for beginners', 'Gingerbread weekend'])
    hidePast(new Date('2099-12-06T01:01:00Z'))
    expect(titles()).toEqual(['Gingerbread weekend'])
    hidePast(new Date('2099-12-20T05:00:00Z'))
    expect(titles()).toEqual([])
    expect(screen.getByText('No events are planned at the moment.').hidden).toBe(false)
  })

  it('knows the next one of an event of every year, and keeps the last until its end', () => {
    const items = [
      { date: '12-30', until: '01-02', title: 'Turn of the year' },
      { date: '02-06', title: 'Party' },
      { date: '2027-03-01', title: 'Once' },
    ]
    const at = (moment: string) =>
      comingEvents({ items, timezone: 'UTC' }, new Date(moment)).map(({ date, until }) => [date, until])
    expect(at('2026-11-27T12:00Z')).toEqual([
      ['2026-12-30', '2027-01-02'],
      ['2027-02-06', undefined],
      ['2027-03-01', undefined],
    ])
    expect(at('2027-01-02T12:00Z')[0]).toEqual(['2026-12-30', '2027-01-02'])
    expect(at('2027-03-02T12:00Z')).toEqual([
      ['2027-12-30', '2028-01-02'],
      ['2028-02-06', undefined],
    ])
  })

  it('keeps an event until its end, even past midnight', () => {
    const items = [{ date: '2026-12-31', time: '22:00', ends: '02:00', title: 'Night' }]
    const count = (moment: string) => comingEvents({ items, timezone: 'UTC' }, new Date(moment)).length
    expect(count('2027-01-01T02:00:00Z')).toBe(1)
    expect(count('2027-01-01T02:01:00Z')).toBe(0)
  })
})
