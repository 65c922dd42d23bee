import { describe, expect, it } from 'vitest'
import { tabForKey } from './useTabs.ts'

const tabs = [{ id: 'one' }, { id: 'two' }, { id: 'three' }]

describe('tabForKey', () => {
  it.each([
    ['one', 'ArrowRight', 'two'],
    ['three', 'ArrowRight', 'one'],
    ['one', 'ArrowLeft', 'three'],
    ['three', 'ArrowLeft', 'two'],
    ['two', 'Home', 'one'],
    ['two', 'End', 'three'],
    ['two', ' ', 'two'],
  ])('from tab %s with key %s returns %s', (from, key, to) => {
    expect(tabForKey(tabs, from, key)).toBe(to)
  })

  it.each(['Enter', 'Tab', 'ArrowDown', 'constructor', 'a'])('returns nothing for the key %s', (key) => {
    expect(tabForKey(tabs, 'one', key)).toBeUndefined()
  })
})
