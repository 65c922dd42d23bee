import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fuzzEdits } from './fuzzEdits.ts'

const { cases } = JSON.parse(readFileSync('tests/edit/yamlTestSuite.json', 'utf8')) as { cases: Record<string, string> }

describe('random edits give the same data as the same edits of the data, and touch nothing else', () => {
  it.each(['site.yaml', 'examples/business/site.yaml', 'examples/zahnarzt/site.yaml', 'tests/edit/awkward.yaml'])(
    'of %s',
    (file) => {
      expect(fuzzEdits(readFileSync(file, 'utf8'), 25, 1).failures).toEqual([])
    },
  )

  it('of the valid documents of the YAML test suite, of which at most 3 % are refused', () => {
    const results = Object.values(cases).map((text) => fuzzEdits(text, 20, 1))
    expect(results.flatMap(({ failures }) => failures)).toEqual([])
    const refused = results.reduce((sum, result) => sum + result.refused, 0)
    expect(refused / (results.length * 20)).toBeLessThan(0.03)
  })
})
