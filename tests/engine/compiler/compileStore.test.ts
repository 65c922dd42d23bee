import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { createDiskStore } from '../../../src/make/build/cache/diskStore.ts'
import { createRandom } from '../../../tools/mutate/random.ts'
import { compileInProject, writtenResult } from '../../support/compileText.ts'
import { randomEdits } from '../../support/randomEdits.ts'
import { whole } from '../../support/whole.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-store-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const storedCache = (code = 'code') => createCompileCache(createDiskStore(folder, code))

const agency = readFileSync('tests/fixtures/agency/site.yaml', 'utf8')

/** Compiles with the folder's cache and counts what was computed again. */
function countsOf(text: string, code?: string) {
  const cache = storedCache(code)
  const result = compileInProject(text, { cache })
  expect(writtenResult(result)).toBe(writtenResult(compileInProject(text, {})))
  const { pages, expansions, segments } = cache.counts
  return { pages, expansions, segments }
}

describe('a compilation with a disk cache', () => {
  const sites: readonly [string, number, number][] = [
    ['tests/fixtures/second-site/site.yaml', 1, whole ? 200 : 20],
    ['examples/zahnarzt/site.yaml', 2, whole ? 150 : 10],
    ['tests/fixtures/agency/site.yaml', 3, 60],
  ]

  it.each(whole ? sites : sites.slice(0, 2))(
    'equals a fresh compilation after random edits of %s',
    (file, seed, count) => {
      const edits = randomEdits(readFileSync(file, 'utf8'), createRandom(seed))
      let isGood = true
      let good = 0
      let pages = 0
      let compiled = 0
      for (let step = 0; step < count; step++) {
        const text = edits.next({ isGood }).value
        const cache = storedCache()
        const fresh = compileInProject(text, {})
        expect(
          writtenResult(compileInProject(text, { cache })) === writtenResult(fresh),
          `edit ${step} of seed ${seed}`,
        ).toBe(true)
        isGood = fresh.site !== undefined
        if (isGood) good++
        pages += fresh.site?.entries.size ?? 0
        compiled += isGood ? cache.counts.pages : 0
      }
      expect(good).toBeGreaterThan(count * 0.3)
      expect(compiled).toBeLessThan(pages * 0.7)
    },
  )

  it('compiles nothing for an unchanged site and one page for one changed text', () => {
    const { pages } = countsOf(agency)
    expect(pages).toBeGreaterThan(20)
    expect(countsOf(agency)).toMatchObject({ pages: 0, expansions: 0 })
    expect(countsOf(agency.replace('Real-World Results', 'Results'))).toMatchObject({
      pages: 1,
      expansions: 1,
    })
  })

  it('recompiles exactly the pages that show changed shared content', () => {
    const { pages } = countsOf(agency)
    const changed = countsOf(agency.replace('Take the peak off', 'Take the top off'))
    expect(changed.pages).toBeLessThan(pages / 2)
  })

  it('ignores results of another version of the code', () => {
    const first = countsOf(agency)
    expect(countsOf(agency, 'other code')).toEqual(first)
  })

  it.each([
    ['truncated', (file: string) => truncateSync(file, 5000)],
    ['changed', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('title', 'tilte'))],
  ])('recompiles all if the cache file is %s', (_, change) => {
    const first = countsOf(agency)
    for (const name of readdirSync(folder)) change(join(folder, name))
    expect(countsOf(agency)).toEqual(first)
    expect(countsOf(agency)).toMatchObject({ pages: 0, expansions: 0 })
  })

  it('keeps earlier results while the site has errors', () => {
    countsOf(agency)
    countsOf(agency.replace('layout: cards', 'layuot: cards'))
    expect(countsOf(agency)).toMatchObject({ pages: 0, expansions: 0 })
  })

  it('drops results of removed pages', () => {
    const size = () => readdirSync(folder).reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0)
    countsOf(agency)
    const whole = size()
    const small = readFileSync('tests/fixtures/second-site/site.yaml', 'utf8')
    countsOf(small)
    expect(size()).toBeLessThan(whole / 2)
  })
})
