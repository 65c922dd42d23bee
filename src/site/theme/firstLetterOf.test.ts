import { expect, it } from 'vitest'
import { firstLetterOf } from './firstLetterOf.ts'

it.each([
  ['Corner Bakery', 'C'],
  [' ähre & korn', 'Ä'],
  ['🦷 Zahnarzt', '🦷'],
  ['', ''],
])('the first letter of “%s” is “%s”', (name, letter) => {
  expect(firstLetterOf(name)).toBe(letter)
})
