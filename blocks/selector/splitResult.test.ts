import { describe, expect, it } from 'vitest'
import { splitResult } from './splitResult.ts'

describe('splitResult', () => {
  it.each([
    ['45% fewer no-shows', '45%', 'fewer no-shows'],
    ['200+ calls a day', '200+', 'calls a day'],
    ['$1,500 saved', '$1,500', 'saved'],
    ['30 hours saved weekly', '30', 'hours saved weekly'],
  ])('separates the number of "%s"', (result, figure, words) => {
    expect(splitResult(result)).toEqual({ figure, words })
  })

  it.each(['More calls answered', '24/7 availability', '45%', ''])('doesn’t split "%s"', (result) => {
    expect(splitResult(result)).toEqual({ words: result })
  })
})
