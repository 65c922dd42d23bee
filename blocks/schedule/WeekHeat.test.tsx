import { expect, it } from 'vitest'
import { heatOf } from './WeekHeat.tsx'

it('a week is warm where items are, and warmer where several are at once', () => {
  const cells = heatOf([
    { days: ['monday'], time: '07:00', ends: '08:00', title: 'Run' },
    { days: ['monday', 'sunday'], time: '7:30', ends: '8:15', title: 'Row' },
  ])
  expect(cells).toEqual([
    { day: 0, slot: 14, count: 1 },
    { day: 0, slot: 15, count: 2 },
    { day: 0, slot: 16, count: 1 },
    { day: 6, slot: 15, count: 1 },
    { day: 6, slot: 16, count: 1 },
  ])
})

it('an item after midnight stays in its day', () => {
  const cells = heatOf([{ days: ['friday'], time: '23:30', ends: '00:30', title: 'Night' }])
  expect(cells).toEqual([{ day: 4, slot: 47, count: 1 }])
})
