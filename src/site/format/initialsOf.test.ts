import { describe, expect, it } from 'vitest'
import { initialsOf } from './initialsOf.ts'

describe('initialsOf', () => {
  it.each([
    ['Ines Okafor', 'IO'],
    ['Ines Maria Okafor', 'IO'],
    ['Dr. Hannah Osei', 'HO'],
    ['Cher', 'C'],
    ['  élodie   du Pré ', 'ÉP'],
    ['𝒜da Lovelace', '𝒜L'],
    ['', ''],
  ])('turns "%s" into "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
