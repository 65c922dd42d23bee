import { expect, it } from 'vitest'
import { themeWith } from '../../../tests/support/themeWith.ts'
import { monogram } from './monogram.ts'

const theme = themeWith()
const letterOf = (name: string) => />([^<]*)<\/text>/.exec(monogram({ site: { name } as never, theme }))?.[1]

it.each([
  ['Corner Bakery', 'C'],
  ['ähre & korn', 'Ä'],
  ['🦷 Zahnarzt', '🦷'],
  ['<script>', '&#60;'],
])('the icon of %s shows its first letter', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})
