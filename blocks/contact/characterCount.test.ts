import { describe, expect, it } from 'vitest'
import { characterCount } from './characterCount.ts'

const words = '{count}/{max} characters'
const tooLong = 'Not more than {max}.'

describe('characterCount', () => {
  it.each([
    [0, '0/500 characters', 'far', ''],
    [449, '449/500 characters', 'far', ''],
    [450, '450/500 characters', 'near', '450/500 characters'],
    [459, '459/500 characters', 'near', '450/500 characters'],
    [460, '460/500 characters', 'near', '460/500 characters'],
    [500, '500/500 characters', 'near', '500/500 characters'],
    [501, '501/500 characters', 'over', 'Not more than 500.'],
  ] as const)('describes %i of 500 characters', (count, text, state, announcement) => {
    expect(characterCount(count, 500, words, tooLong)).toEqual({ text, state, announcement })
  })
})
