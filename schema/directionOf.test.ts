import { describe, expect, it } from 'vitest'
import { directionOf } from './directionOf.ts'

describe('directionOf', () => {
  it.each([
    ['en', 'ltr'],
    ['de-CH', 'ltr'],
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['ur-PK', 'rtl'],
    ['pa', 'ltr'],
    ['pa-Arab', 'rtl'],
    ['ku', 'ltr'],
  ])('reports the language %s as %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction)
  })
})
