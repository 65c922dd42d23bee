import { expect, it } from 'vitest'
import { isPhone } from './isPhone.ts'

it.each([
  ['+1 202 555 0143', true],
  ['(030) 12-34-5', true],
  ['٠٣٠ ١٢٣', true],
  ['110', true],
  ['12', false],
  ['call me', false],
  ['', false],
])('takes %s for a phone number: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected)
})
