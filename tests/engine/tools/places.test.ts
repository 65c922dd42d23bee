import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createChecker } from '../../../tools/mutate/createChecker.ts'
import { createTally, type Diagnosis, faultsOf } from '../../../tools/mutate/judge.ts'
import { checkPlaces, drawSome, everyValueAt, plant } from '../../../tools/mutate/places.ts'
import { scoreTable } from '../../../tools/mutate/score.ts'

const text = `site:
  name: Acme # A comment.
pages:
  home: { path: /, blocks: [{ type: hero }, two] }
  about:
    blocks:
      - type: hero
        text: |
          Several
          lines.
      - text
`
const places = everyValueAt(text)

function planted(name: string, value: 'nothing' | 'null' | 'merge'): string {
  const place = places.find((each) => each.name === name && each.value === value)
  if (place === undefined) throw new Error(`There is no ${name}.`)
  return new TextDecoder().decode(plant(text, place).bytes)
}

describe('a planted value', () => {
  it('stands at every key and every item', () => {
    expect([...new Set(places.map(({ name }) => name))]).toEqual([
      'site',
      'site.name',
      'pages',
      'pages.home',
      'pages.home.path',
      'pages.home.blocks',
      'pages.home.blocks.0',
      'pages.home.blocks.0.type',
      'pages.home.blocks.1',
      'pages.about',
      'pages.about.blocks',
      'pages.about.blocks.0',
      'pages.about.blocks.0.type',
      'pages.about.blocks.0.text',
      'pages.about.blocks.1',
    ])
  })

  it('takes the place of the whole value and leaves everything around it', () => {
    expect(planted('site.name', 'nothing')).toBe(text.replace(' Acme', ''))
    expect(planted('pages.home.blocks.1', 'null')).toBe(text.replace('two', '~'))
    expect(planted('pages.about.blocks.0', 'nothing')).toMatch(/blocks:\n {6}-\n {6}- text\n$/)
    expect(planted('pages.about.blocks.0.text', 'null')).toMatch(/text: ~\n {6}- text\n$/)
    expect(planted('pages.about', 'merge')).toMatch(/\n {2}about: \{ <<: \{ zzz: value \} \}\n$/)
  })

  it('is drawn by seed, in the order of the file', () => {
    const all = places
    const drawn = drawSome(all, 20, 7)
    expect(drawn).toHaveLength(20)
    expect(drawSome(all, 20, 7)).toEqual(drawn)
    expect(drawSome(all, 20, 8)).not.toEqual(drawn)
    expect(drawn.map((each) => all.indexOf(each))).toEqual(drawn.map((each) => all.indexOf(each)).sort((a, b) => a - b))
  })
})

describe('a value at any place of a site', { timeout: 120_000 }, () => {
  it.each([
    ['examples/blank/site.yaml', 100],
    ['examples/business/site.yaml', 60],
    ['examples/gym/site.yaml', 60],
    ['examples/zahnarzt/site.yaml', 60],
    ['tests/fixtures/second-site/site.yaml', 100],
  ])('is right or reported once, at its line: %s', (file, count) => {
    const site = readFileSync(file, 'utf8')
    const drawn = drawSome(everyValueAt(site), count, 1)
    const tally = createTally()
    checkPlaces(site, drawn, createChecker(file, true), tally)
    const { judged } = tally.diagnosis
    const wrong = judged.flatMap(({ what, verdict }) => faultsOf(verdict).map((fault) => `${what}: ${fault}`))
    expect(wrong).toEqual([])
    expect(judged.length).toBeGreaterThan(count * 0.8)
  })
})

describe('the judge of places', () => {
  const site = readFileSync('examples/blank/site.yaml', 'utf8')
  const [place] = everyValueAt(site, 'null')
  const error = (line: number) => ({
    severity: 'error' as const,
    code: 'no-value' as const,
    file: 'site.yaml',
    start: { line, column: 1 },
    end: { line, column: 2 },
    path: 'site',
    message: 'It has no value.',
  })
  const judged = (lines: readonly number[]): Diagnosis => {
    const errors = lines.map(error)
    const printed = `site.yaml:${lines[0]}:1  PW006`
    const answer = { isSite: lines.length === 0, errors, warnings: [], printed, milliseconds: 1 }
    const tally = createTally()
    checkPlaces(site, place === undefined ? [] : [place], () => answer, tally)
    return tally.diagnosis
  }
  const faults = (lines: readonly number[]) => judged(lines).judged.map(({ verdict }) => faultsOf(verdict))

  it('accepts exactly one message, at the line of the value', () => {
    const [line] = site.split('\n').flatMap((text, index) => (text.startsWith('site:') ? [index + 1] : []))
    if (line === undefined) throw new Error('The site has no section `site`.')
    expect(faults([line])).toEqual([[]])
    expect(faults([line, line + 1])).toEqual([['one']])
    expect(faults([line + 1])).toEqual([['line', 'column']])
    expect(faults([])).toEqual([['refused', 'file', 'line', 'column', 'one']])
    expect(scoreTable(judged([line + 1]))).toContain('| **all** | 1 | 0 | 100 % | 100 % | 0 % | 0 % | 100 % |')
  })
})
