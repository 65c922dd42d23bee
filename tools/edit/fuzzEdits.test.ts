import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { fuzzEdits } from './fuzzEdits.ts'
import { fuzzTexts } from './fuzzTexts.ts'
import { strayEdit } from './strayEdit.ts'

const { cases } = JSON.parse(readFileSync('tests/edit/yamlTestSuite.json', 'utf8')) as { cases: Record<string, string> }

describe('random edits give the same data as the same edits of the data, and touch nothing else', () => {
  it.each([...fuzzTexts()])('of %s', (_, text) => {
    expect(fuzzEdits(text, 25, 1).failures).toEqual([])
  })

  it('of the valid documents of the YAML test suite, of which at most 3 % are refused', () => {
    const results = Object.values(cases).map((text) => fuzzEdits(text, 20, 1))
    expect(results.flatMap(({ failures }) => failures)).toEqual([])
    const refused = results.reduce((sum, result) => sum + result.refused, 0)
    expect(refused / (results.length * 20)).toBeLessThan(0.03)
  })
})

describe('an edit outside of its operation', () => {
  const text = '- a\n- |-\n  b\n- c'
  const stray = (start: number, end: number) =>
    strayEdit(text, parseDocument(text), { op: 'remove', path: '/2' }, [{ start, end }])

  it('is one that takes more than the entry', () => {
    expect(stray(11, text.length)).toBeDefined()
  })

  it('is not the line break before an entry that ends the file without one', () => {
    expect(stray(12, text.length)).toBeUndefined()
  })
})
