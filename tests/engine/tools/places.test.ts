import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  checkPlaces,
  drawSome,
  everyValueAt,
  type PlaceVerdict,
  placesTable,
} from '../../../tools/mutate/checkPlaces.ts'
import { createAnswerer } from '../../../tools/mutate/createAnswerer.ts'
import { plantValue } from '../../../tools/mutate/plantValue.ts'
import { readPlaces } from '../../../tools/mutate/readPlaces.ts'

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
const places = readPlaces(text)

function planted(name: string, value: 'nothing' | 'null' | 'merge'): string {
  const place = places.find((place) => place.name === name)
  if (place === undefined) throw new Error(`There is no ${name}.`)
  return new TextDecoder().decode(plantValue(text, place, value).bytes)
}

describe('a planted value', () => {
  it('stands at every key and every item', () => {
    expect(places.map(({ name }) => name)).toEqual([
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
    const all = everyValueAt(places)
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
  ])('is right or reported once, at its line: %s', async (file, count) => {
    const site = readFileSync(file, 'utf8')
    const answer = createAnswerer(file, true)
    const drawn = drawSome(everyValueAt(readPlaces(site)), count, 1)
    const wrong: string[] = []
    const verdicts = await checkPlaces(
      site,
      drawn,
      [{ check: async (bytes) => answer(bytes) }],
      ({ outcome, faults }, { what }) => {
        if (outcome === 'fault') wrong.push(`${what}: ${faults.join(', ')}`)
      },
    )
    expect(wrong).toEqual([])
    expect(verdicts.filter(({ outcome }) => outcome === 'reported').length).toBeGreaterThan(count * 0.8)
  })
})

describe('the judge of places', () => {
  const site = readFileSync('examples/blank/site.yaml', 'utf8')
  const [place] = readPlaces(site)
  const error = (line: number) => ({
    severity: 'error' as const,
    code: 'no-value' as const,
    file: 'site.yaml',
    start: { line, column: 1 },
    end: { line, column: 2 },
    path: 'site',
    message: 'It has no value.',
  })
  const judged = async (lines: readonly number[]): Promise<readonly PlaceVerdict[]> => {
    const errors = lines.map(error)
    const printed = `site.yaml:${lines[0]}:1  PW006`
    const answer = { isSite: lines.length === 0, errors, printed, milliseconds: 1, megabytes: 1 }
    const all = place === undefined ? [] : everyValueAt([place], 'null')
    return checkPlaces(site, all, [{ check: async () => answer }])
  }

  it('accepts exactly one message, at the line of the value', async () => {
    const [line] = site.split('\n').flatMap((text, index) => (text.startsWith('site:') ? [index + 1] : []))
    if (line === undefined) throw new Error('The site has no section `site`.')
    expect(await judged([line])).toMatchObject([{ outcome: 'reported', faults: [] }])
    expect(await judged([line, line + 1])).toMatchObject([{ outcome: 'fault', faults: ['one'] }])
    expect(await judged([line + 1])).toMatchObject([{ outcome: 'fault', faults: ['line'] }])
    expect(await judged([])).toMatchObject([{ outcome: 'fault', faults: ['refused', 'line', 'one'] }])
    expect(placesTable(await judged([line + 1]))).toContain('| **all** | 1 | 0 | 0 | 0 | 0 | 0 | 1 | 0 | 1 |')
  })
})
