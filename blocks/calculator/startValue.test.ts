import { describe, expect, it } from 'vitest'
import { startValue } from './startValue.ts'

describe('startValue', () => {
  it.each([
    ['is the start where it is a step', { min: 0, max: 100, step: 5, start: 35 }, 35],
    ['is the nearest end of the range', { min: 10, max: 100, step: 5, start: -50 }, 10],
    ['is the nearest end of the range', { min: 10, max: 100, step: 5, start: 4509 }, 100],
    ['is the nearest step', { min: 0, max: 100, step: 10, start: 44 }, 40],
    ['is the step above where two are near', { min: 0, max: 100, step: 10, start: 45 }, 50],
    ['is the last step below the end', { min: 0, max: 99, step: 10, start: 99 }, 90],
    ['has no tail', { min: 0, max: 1, step: 0.1, start: 0.3 }, 0.3],
    ['is the lowest value where the ends are the wrong way round', { min: 75, max: -27, step: 1, start: 0 }, 75],
  ])('%s for %o', (_, range, value) => {
    expect(startValue(range)).toBe(value)
  })
})
