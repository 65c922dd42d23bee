import { expect, it } from 'vitest'
import { drawingOf } from './drawingOf.ts'

it.each([
  ['98%', { kind: 'share', percent: 98 }],
  ['12,5 %', { kind: 'share', percent: 12.5 }],
  ['+40%', { kind: 'change', percent: 40 }],
  ['−35 %', { kind: 'change', percent: -35 }],
  ['24/7', { kind: 'week' }],
  ['340%', { kind: 'none' }],
  ['$25', { kind: 'none' }],
  ['3 of 4', { kind: 'none' }],
])('%s is drawn as %j', (value, drawing) => {
  expect(drawingOf({ value })).toEqual(drawing)
})

it('is what the author says, if the figure allows it', () => {
  expect(drawingOf({ value: '98%', drawing: 'none' })).toEqual({ kind: 'none' })
  expect(drawingOf({ value: '-35%', drawing: 'share' })).toEqual({ kind: 'share', percent: 35 })
  expect(drawingOf({ value: '40%', drawing: 'increase' })).toEqual({ kind: 'change', percent: 40 })
  expect(drawingOf({ value: '40%', drawing: 'decrease' })).toEqual({ kind: 'change', percent: -40 })
})
