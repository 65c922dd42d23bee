import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readProjectSchema } from '../../../src/make/project/loadSite.ts'
import { type Answer, answerInTime, createChecker } from '../../../tools/mutate/createChecker.ts'
import { type Diagnosis, faultsOf, judge } from '../../../tools/mutate/judge.ts'
import { mutate, mutators } from '../../../tools/mutate/mutate.ts'
import { createRandom } from '../../../tools/mutate/random.ts'
import { readSlots } from '../../../tools/mutate/readSlots.ts'
import { shortfalls } from '../../../tools/mutate/score.ts'
import { sampleOf, whole } from '../../support/whole.ts'

const text = readFileSync('tests/fixtures/agency/site.yaml', 'utf8')
const schema = readProjectSchema()

describe.runIf(whole)('planted mistakes', { timeout: 600_000 }, () => {
  let diagnosis: Diagnosis
  beforeAll(() => {
    const check = createChecker('tests/fixtures/agency/site.yaml')
    diagnosis = mutate({ text, schema, count: 60, seeds: [60] }, check)
  }, 600_000)

  it('include every kind that the site has a place for', () => {
    const planted = diagnosis.judged.map(({ kind }) => kind)
    expect(new Set([...planted, ...diagnosis.unplaced])).toEqual(new Set(Object.keys(mutators)))
    expect(planted.filter((kind) => diagnosis.unplaced.has(kind))).toEqual([])
  })

  it('are each reported once, at their place, with the right suggestion and without a stack trace', () => {
    const wrong = diagnosis.judged.flatMap(({ kind, what, verdict }) =>
      faultsOf(verdict).map((fault) => `${kind}, ${what}: ${fault}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('a mutator', () => {
  it.each(sampleOf(Object.entries(mutators), 4))('plants the same %s for the same seed', (_, mutate) => {
    const site = readSlots(text, schema)
    const plant = (seed: number): readonly (string | undefined)[] => {
      const random = createRandom(seed)
      return Array.from({ length: 5 }, () => mutate(site, random)?.what)
    }
    expect(plant(7)).toEqual(plant(7))
  })
})

describe('an answer that takes too long', () => {
  it('counts as a stack trace', () => {
    const forever = () => {
      for (;;);
    }
    const { printed } = answerInTime(forever, 20)
    expect(printed).toMatch(/^Error: Script execution timed out after 20ms/)
  })
})

describe('judge', () => {
  const mutation = {
    bytes: new TextEncoder().encode('site:\n  nmae: Acme\n'),
    at: { start: 8, end: 12 },
    suggestion: 'name',
    what: 'nmae',
  }
  const answer = (line: number, column: number, suggestion: string, trace = ''): Answer => ({
    isSite: false,
    warnings: [],
    errors: [
      {
        severity: 'error',
        code: 'unknown-key',
        file: 'site.yaml',
        start: { line, column },
        end: { line, column: column + 4 },
        path: 'site.nmae',
        message: 'Unknown key `nmae` in `site`.',
        suggestions: [suggestion],
      },
    ],
    printed: `site.yaml:${line}:${column}  PW001  site.nmae\n${trace}`,
    milliseconds: 1,
  })

  it('accepts a correct answer', () => {
    expect(judge(mutation, answer(2, 3, 'name'))).toMatchObject({
      refused: true,
      file: true,
      line: true,
      column: true,
      one: true,
      suggestion: true,
      trace: false,
    })
  })

  it('detects a wrong line, column, suggestion and a stack trace', () => {
    expect(judge(mutation, answer(1, 1, 'url'))).toMatchObject({
      line: false,
      column: false,
      suggestion: false,
    })
    expect(judge(mutation, answer(2, 4, 'name', '    at run (file.ts:1:1)'))).toMatchObject({
      line: true,
      column: false,
      trace: true,
    })
  })

  it('finds a warning about a translation below warnings about the site', () => {
    const { errors, printed } = answer(2, 3, 'name')
    const warned = { isSite: true, errors: [], warnings: errors, printed: `site.yaml:1:1  PW068  site\n\n${printed}` }
    const expected = { file: true, line: true, one: true }
    expect(judge({ ...mutation, isWarning: true }, { ...warned, milliseconds: 1 })).toMatchObject(expected)
    expect(judge(mutation, { ...warned, isSite: false, errors, milliseconds: 1 })).toMatchObject({ file: false })
  })

  it('skips a valid site only where the mutation allows it', () => {
    const good = { ...answer(1, 1, ''), isSite: true, errors: [], printed: '' }
    expect(judge(mutation, good)).toMatchObject({ refused: false, line: false })
    expect(judge({ ...mutation, mayBeValid: true }, good)).toBeUndefined()
  })

  it('recognizes a crash by its stack trace', () => {
    const crash = { ...answer(1, 1, ''), errors: [], printed: 'TypeError: x\n    at run (file.ts:1:1)' }
    expect(judge(mutation, crash)).toMatchObject({ refused: false, line: false, trace: true })
  })

  it('describes the shortfalls in a sentence', () => {
    const verdict = judge(mutation, answer(1, 1, 'url'))
    if (verdict === undefined) throw new Error('There is no verdict')
    const judged = [{ kind: 'misspelled key', what: 'nmae', verdict }]
    expect(shortfalls({ judged, skipped: new Map(), unplaced: new Set() })).toEqual([
      'Line: 0 %, and 100 % is required',
      'Column: 0 %, and 98 % is required',
      'Suggestion: 0 %, and 95 % is required',
    ])
  })
})
