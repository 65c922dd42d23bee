import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'
import { structuredData } from './structuredData.ts'

const rows = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    ...[...row.querySelectorAll('dd span:not([aria-hidden]) > span')].map(({ textContent }) =>
      textContent?.replace(/\s/g, ' '),
    ),
  ])

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

it('shows the next one of a day that comes every year, and the days in their order', async () => {
  vi.useFakeTimers({ now: new Date('2031-12-25T12:00Z'), toFake: ['Date'] })
  await renderBlock(
    'type: hours\nweek: { monday: "8:00-12:00" }\nexceptions: [{ date: 12-24, open: closed }, { date: 12-25, open: closed }]\ntimezone: Europe/Berlin',
  )
  const days = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime)
  expect(days).toEqual(['2031-12-25', '2032-12-24'])
  const sign = document.querySelector<HTMLElement>('[data-hours]')
  expect(Object.keys(JSON.parse(sign?.dataset.hours ?? '').exceptions)).toEqual(days)
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

const ribbons = () =>
  [...document.querySelectorAll('dd > [aria-hidden]')].map((ribbon) =>
    [...ribbon.querySelectorAll('i')].map(({ style }) => `${style.left} ${style.width}`).join(),
  )

it('draws a night until midnight, and its rest on the next day', async () => {
  await renderBlock('type: hours\nweek: { saturday: "18:00-6:00" }\ntimezone: Europe/Berlin')
  expect(ribbons()).toEqual(['', '75% 25%', '0% 25%'])
})

it('draws the hours of an exception as those of a day', async () => {
  await renderBlock(
    'type: hours\nweek: { monday: "8:00-18:00" }\nexceptions: [{ date: 2099-12-24, open: "10:00-13:00" }]\ntimezone: Europe/Berlin',
  )
  expect(ribbons().at(-1)).toBe('25% 25%')
})

it('says of a day around the clock that it is one', async () => {
  await renderBlock('type: hours\nweek: { sunday: "0:00-24:00" }\ntimezone: Europe/Berlin')
  expect(screen.getByText('Open around the clock')).toBeTruthy()
})
