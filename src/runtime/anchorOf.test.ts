import { expect, it } from 'vitest'
import { anchorOf } from './anchorOf.ts'

it.each([
  ['', ''],
  ['#', ''],
  ['#faq', 'faq'],
  ['#caf%C3%A9', 'café'],
  ['#%', ''],
  ['#100%', ''],
])('anchorOf turns the hash “%s” into “%s”', (hash, anchor) => {
  expect(anchorOf(hash)).toBe(anchor)
})
