import { describe, expect, it } from 'vitest'
import { readIconSet } from '../../make/project/readIconSet.ts'
import { families, iconForWord } from './iconWords.ts'

const icons = readIconSet()
const exists = (name: string) => icons.get(name) !== undefined

describe('iconForWord', () => {
  it('has only icons that exist, and only words that are no icons', () => {
    expect(families.flatMap(([icon = '']) => (exists(icon) ? [] : [icon]))).toEqual([])
    expect(families.flatMap(([, ...words]) => words.filter(exists))).toEqual([])
  })

  it('finds the icon for a word and for a brand', () => {
    expect(iconForWord('bicycle', exists)).toBe('bike')
    expect(iconForWord('facebook', exists)).toBe('brand-facebook')
    expect(iconForWord('qwertz', exists)).toBeUndefined()
  })
})
