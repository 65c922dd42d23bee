import { expect, it } from 'vitest'
import { fillWords } from './fillWords.ts'

it('puts values in the place of their names, as they are, and leaves other braces', () => {
  expect(fillWords('{day} at {time}, {later}', { day: 'Monday', time: '$& {day}' })).toBe('Monday at $& {day}, {later}')
})

it('takes names in two braces, as authors write those of the page itself', () => {
  expect(fillWords('until {{time}}', { time: '5 PM' })).toBe('until 5 PM')
})
