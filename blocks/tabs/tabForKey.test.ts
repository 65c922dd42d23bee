import { describe, expect, it } from 'vitest'
import { tabForKey } from './tabForKey.ts'

describe('tabForKey', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 0],
    [0, 'ArrowLeft', 2],
    [2, 'ArrowLeft', 1],
    [1, 'Home', 0],
    [1, 'End', 2],
    [1, ' ', 1],
  ])('from tab %i of 3 with key %s returns %i', (from, key, to) => {
    expect(tabForKey(3, from, key)).toBe(to)
  })

  it.each(['Enter', 'Tab', 'ArrowDown', 'constructor', 'a'])('returns nothing for the key %s', (key) => {
    expect(tabForKey(3, 0, key)).toBeUndefined()
  })
})
