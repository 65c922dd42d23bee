import { expect, it } from 'vitest'
import { fillWords } from './fillWords.ts'

it('puts values in the place of their names, as they are, and leaves other braces', () => {
  expect(fillWords('{day} at {time}, {later}', { day: 'Monday', time: '$& {day}' })).toBe('Monday at $& {day}, {later}')
})
