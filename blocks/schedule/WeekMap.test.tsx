import { expect, it } from 'vitest'
import { barsOf, hueOf } from './WeekMap.tsx'

it('has a bar for each time, and lanes where two are at once', () => {
  const bars = barsOf([
    { days: ['monday'], time: '07:00', ends: '08:00', title: 'Run' },
    { days: ['monday', 'sunday'], time: '7:30', ends: '8:15', title: 'Row' },
    { days: ['monday'], time: '8:00', title: 'Rest' },
  ])
  expect(bars).toEqual([
    { title: 'Run', day: 0, from: 420, to: 480, lane: 0, lanes: 2 },
    { title: 'Row', day: 0, from: 450, to: 495, lane: 1, lanes: 2 },
    { title: 'Rest', day: 0, from: 480, to: 540, lane: 0, lanes: 2 },
    { title: 'Row', day: 6, from: 450, to: 495, lane: 0, lanes: 1 },
  ])
})

it('ends what lasts until after midnight with its day', () => {
  const [bar] = barsOf([{ days: ['friday'], time: '23:30', ends: '00:30', title: 'Night' }])
  expect(bar).toMatchObject({ day: 4, from: 1410, to: 1440 })
})

it('has one color for one title', () => {
  const items = [
    { days: ['monday' as const], time: '07:00', title: 'Run' },
    { days: ['friday' as const], time: '09:00', title: 'Row' },
    { days: ['sunday' as const], time: '07:00', title: 'Run' },
  ]
  expect(hueOf('Run', items)).not.toBe(hueOf('Row', items))
})
