import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixtureSite } from '../../../tools/bench/bench.ts'
import { type BuildRun, limitRows } from '../../../tools/bench/build.ts'
import { digestOfFolder, firstDifference } from '../../../tools/bench/compareFolders.ts'
import { createCollectionSite } from '../../../tools/bench/createCollectionSite.ts'
import { createLargeSite } from '../../../tools/bench/createLargeSite.ts'
import { missedGoals } from '../../../tools/bench/goalTable.ts'
import { breakTexts, editTexts, findEntry, findHome, findTexts } from '../../../tools/bench/hotEdits.ts'
import { spreadOf } from '../../../tools/shared/statistics.ts'
import { compileText } from '../../support/compileText.ts'
import { compileFile } from '../../support/explained.ts'

const agency = readFileSync('tests/fixtures/agency/site.yaml', 'utf8')

describe('createLargeSite', () => {
  it.each(['tests/fixtures/agency/site.yaml', 'examples/zahnarzt/site.yaml', 'tests/fixtures/second-site/site.yaml'])(
    'makes a site from the pages of %s',
    (file) => {
      const { site, text: problems } = compileText(createLargeSite(readFileSync(file, 'utf8'), 60))
      expect(problems).toBe('')
      const copies = [...(site?.entries.keys() ?? [])].filter((path) => path.startsWith('/copies/'))
      expect(copies.length).toBeGreaterThan(30)
    },
  )

  it('writes the requested number of pages', () => {
    expect(createLargeSite(agency, 100).match(/^ {4}path: /gm)).toHaveLength(100)
  })

  it('gives copies the same content as the page', () => {
    const { site } = compileText(createLargeSite(agency, 40))
    const copy = [...(site?.entries.keys() ?? [])].find((path) => /^\/copies\/\d+$/.test(path)) ?? ''
    const [home, other] = ['/', copy].map((path) => site?.entries.get(path))
    if (home?.kind !== 'page' || other?.kind !== 'page') throw new Error('There is no copy of the front page.')
    expect(other.page.blocks).toEqual(home.page.blocks)
  })
})

describe('createCollectionSite', () => {
  it('writes the requested number of pages, most of them entries of a collection', () => {
    const text = createCollectionSite(readFileSync(fixtureSite, 'utf8'), 40)
    const bytes = new TextEncoder().encode(text)
    const { site, diagnostics } = compileFile(fixtureSite, bytes, { mode: 'production' })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    const paths = [...(site?.entries.keys() ?? [])]
    expect(paths).toHaveLength(40)
    expect(paths.filter((path) => path.startsWith('/entries/'))).toHaveLength(32)
  })
})

describe('the edits of the benchmark', () => {
  const places = findTexts(findHome(agency))

  it('change a text of the front page and keep the site valid', () => {
    expect(places.length).toBeGreaterThan(5)
    for (const { text, token } of editTexts(agency, places, 3)) {
      const { site, text: problems } = compileText(text)
      expect(problems).toBe('')
      expect(JSON.stringify(site?.entries.get('/'))).toContain(token)
    }
  })

  it('change a text of one entry of a collection', () => {
    const text = createCollectionSite(readFileSync(fixtureSite, 'utf8'), 12)
    const places = findTexts(findEntry(text, 'entry-2'))
    expect(places.length).toBeGreaterThan(5)
    const [edit] = editTexts(text, places, 1)
    const before = edit?.text.slice(0, edit.text.indexOf(edit.token)) ?? ''
    expect([before.includes('entry-2:'), before.includes('entry-3:')]).toEqual([true, false])
  })

  it('break the file at the line that they name', () => {
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
  ])('returns median and maximum of %j', (values, spread) => {
    expect(spreadOf(values)).toEqual(spread)
  })
})

describe('the build benchmark', () => {
  const run = (pages: number, change: Partial<BuildRun> = {}): BuildRun => ({
    pages,
    unchanged: 0,
    seconds: pages / 100,
    bytes: 1e9,
    ...change,
  })
  const rebuild = (pages: number, change: Partial<BuildRun> = {}) =>
    run(pages, { unchanged: pages - 1, seconds: pages / 2000, ...change })
  const small = { full: run(1000), rebuild: rebuild(1000), output: 1e8 }
  const large = { full: run(10_000), rebuild: rebuild(10_000), output: 1e9 }

  it.each([
    ['nothing of what is as it must be', large, []],
    ['memory', { ...large, full: run(10_000, { bytes: 2.1e9 }) }, ['Memory for 10,000 pages: 2100 MB, goal ≤ 2000 MB']],
    [
      'speed',
      { ...large, full: run(10_000, { seconds: 210 }) },
      ['Slowdown from 1,000 to 10,000 pages: 2.1, goal ≤ 2'],
    ],
    [
      'rebuilds',
      { ...large, rebuild: rebuild(10_000, { seconds: 11 }) },
      ['Rebuild, share of a full build: 11.0 %, goal ≤ 10.0 %'],
    ],
    [
      'pages too many',
      { ...large, rebuild: rebuild(10_000, { unchanged: 9998 }) },
      ['Pages rendered for one text: 2, goal ≤ 1'],
    ],
  ])('reports %s', (_what, measured, failures) => {
    expect(missedGoals(limitRows(small, measured))).toEqual(failures)
  })
})

describe('firstDifference', () => {
  const folderOf = (files: Readonly<Record<string, string>>) => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-compare-'))
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    return folder
  }

  it.each([
    ['nothing for the same files', { 'a.txt': 'a', 'b/c.txt': 'c' }, undefined],
    ['a file that is missing', { 'a.txt': 'a' }, 'Only one of the builds has `b/c.txt`.'],
    ['a byte that differs', { 'a.txt': 'a', 'b/c.txt': 'd' }, '`b/c.txt` differs at byte 0:\n  "c"\n  "d"'],
    ['a longer file', { 'a.txt': 'ab', 'b/c.txt': 'c' }, '`a.txt` differs at byte 1:\n  "a"\n  "ab"'],
  ])('reports %s', (_what, files, difference) => {
    const [one, other] = [folderOf({ 'a.txt': 'a', 'b/c.txt': 'c' }), folderOf(files)]
    expect(firstDifference(one, other)).toBe(difference)
    expect(digestOfFolder(one) === digestOfFolder(other)).toBe(difference === undefined)
    for (const folder of [one, other]) rmSync(folder, { recursive: true })
  })
})
