import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createLargeSite } from '../src/bench/createLargeSite.ts'
import { breakTexts, editTexts, findTexts } from '../src/bench/hotEdits.ts'
import { spreadOf } from '../src/bench/statistics.ts'
import { compileText } from './support/compileText.ts'

const agency = readFileSync('site.yaml', 'utf8')

describe('createLargeSite', () => {
  it.each(['site.yaml', 'examples/zahnarzt/site.yaml', 'tests/fixtures/second-site/site.yaml'])(
    'makes a site of the pages of %s',
    (file) => {
      const { text, copies } = createLargeSite(readFileSync(file, 'utf8'), 60)
      const { site, text: problems } = compileText(text)
      expect(problems).toBe('')
      expect(copies.length).toBeGreaterThan(30)
      expect(copies.filter(({ path }) => !site?.entries.has(path))).toEqual([])
    },
  )

  it('has as many pages in the file as were asked for', () => {
    const { text } = createLargeSite(agency, 100)
    expect(text.match(/^ {4}path: /gm)).toHaveLength(100)
  })

  it('says the same on a copy as on the page', () => {
    const { text, copies } = createLargeSite(agency, 40)
    const { site } = compileText(text)
    const copy = copies.find(({ original }) => original === 'home')
    const [home, other] = ['/', copy?.path ?? ''].map((path) => site?.entries.get(path))
    if (home?.kind !== 'page' || other?.kind !== 'page')
      throw new Error('There is no copy of the front page.')
    expect(other.page.blocks).toEqual(home.page.blocks)
  })
})

describe('the edits of the bench', () => {
  const places = findTexts(agency)

  it('change a text of the front page and leave a good site', () => {
    expect(places.length).toBeGreaterThan(5)
    for (const { text, token } of editTexts(agency, places, 3)) {
      const { site, text: problems } = compileText(text)
      expect(problems).toBe('')
      expect(JSON.stringify(site?.entries.get('/'))).toContain(token)
    }
  })

  it('break the file on the line that they name', () => {
    for (const { text, line } of breakTexts(agency, places, 6)) {
      expect(compileText(text).text).toMatch(new RegExp(`^site.yaml:${line}:`))
    }
  })
})

describe('spreadOf', () => {
  it.each([
    [[5], { minimum: 5, median: 5, p95: 5, maximum: 5 }],
    [[3, 1, 2], { minimum: 1, median: 2, p95: 3, maximum: 3 }],
    [Array.from({ length: 100 }, (_, index) => index + 1), { minimum: 1, median: 50, p95: 95, maximum: 100 }],
  ])('of %j', (values, spread) => {
    expect(spreadOf(values)).toEqual(spread)
  })
})
