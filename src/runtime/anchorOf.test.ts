import { expect, it } from 'vitest'
import { anchorOf } from './anchorOf.ts'

it.each([
  ['', ''],
  ['#', ''],
  ['#faq', 'faq'],
  ['#caf%C3%A9', 'café'],
  ['#%', ''],
  ['#100%', ''],
])('the anchor of “%s” is “%s”', (hash, anchor) => {
  expect(anchorOf(hash)).toBe(anchor)
})
