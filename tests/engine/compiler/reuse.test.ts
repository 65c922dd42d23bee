import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type CompileCache, createCompileCache } from '../../../src/language/memo/compileCache.ts'
import type { PublicFiles } from '../../../src/language/publicFiles.ts'
import { createRandom } from '../../../tools/mutate/random.ts'
import { compileInProject, publicFiles, writtenResult } from '../../support/compileText.ts'
import type { Explained } from '../../support/explained.ts'
import { randomEdits } from '../../support/randomEdits.ts'
import { whole } from '../../support/whole.ts'
import { compileText } from './compileFixture.ts'

interface Compilation {
  readonly text: string
  readonly mode: 'development' | 'production'
  readonly files: PublicFiles
  readonly cache: CompileCache
}

const compile = ({ text, mode, files, cache }: Compilation): Explained =>
  compileInProject(text, { publicFiles: files, mode, cache })

/** The public folder without one of its files, as if it had been deleted. */
function without(missing: string): PublicFiles {
  const paths = publicFiles.paths().filter((path) => path !== missing)
  return {
    ...publicFiles,
    find: (path) => (paths.includes(path) ? path : undefined),
    paths: () => paths,
    image: (path) => (path === missing ? undefined : publicFiles.image(path)),
  }
}

/** Counts of all random edits together. */
const seen = { edits: 0, good: 0, pages: 0, compiled: 0 }

function expectSameAsFresh(file: string, seed: number, count: number, mode: Compilation['mode']): void {
  const original = readFileSync(file, 'utf8')
  const random = createRandom(seed)
  const cache = createCompileCache()
  const images = publicFiles.paths().filter((path) => path.startsWith('/images/'))
  const edits = randomEdits(original, random)
  let isGood = true
  for (let step = 0; step < count; step++) {
    const text = edits.next({ isGood }).value
    const files = random.below(20) === 0 ? without(random.pick(images) ?? '') : publicFiles
    const reused = compile({ text, mode, files, cache })
    const fresh = compile({ text, mode, files, cache: createCompileCache() })
    const name = `edit ${step} of seed ${seed}`
    if (!isDeepStrictEqual([reused.site, reused.diagnostics], [fresh.site, fresh.diagnostics])) {
      expect(reused.diagnostics, name).toEqual(fresh.diagnostics)
      expect(reused.site, name).toEqual(fresh.site)
      throw new Error(`${name}: another result in a way that is hard to show`)
    }
    expect(writtenResult(reused) === writtenResult(fresh), `${name}: same order, same names`).toBe(true)
    isGood = fresh.site !== undefined
    seen.edits++
    if (isGood) seen.good++
    seen.pages += fresh.site?.entries.size ?? 0
  }
  seen.compiled += cache.counts.pages
}

describe('an incremental compilation', { timeout: 1_200_000 }, () => {
  it.each([
    ['tests/fixtures/second-site/site.yaml', 1, whole ? 600 : 20, 'development'],
    ['tests/fixtures/second-site/site.yaml', 2, whole ? 300 : 10, 'production'],
    ['examples/zahnarzt/site.yaml', 3, whole ? 300 : 10, 'development'],
    ['tests/fixtures/agency/site.yaml', 4, whole ? 150 : 2, 'development'],
    ['tests/fixtures/agency/site.yaml', 5, whole ? 75 : 1, 'production'],
  ] as const)('equals a fresh compilation after random edits of %s (seed %i)', expectSameAsFresh)

  it('was tested with valid and broken saves and recompiled few pages', () => {
    expect(seen.good).toBeGreaterThan(seen.edits * 0.3)
    expect(seen.good).toBeLessThan(seen.edits * 0.9)
    expect(seen.compiled).toBeLessThan(seen.pages * 0.6)
  })
})

describe('a page with a share image', () => {
  it('is not compiled again when another page changes', () => {
    const page = (name: string, path: string, more = '') => `  ${name}:
    path: ${path}
    title: The page ${name}
${more}    blocks: [{ type: hero, headline: Hello }]
`
    const image = '    shareImage: { src: /team.png, alt: Our team }\n'
    const text = `site: { name: Acme, url: https://www.acme.com }
pages:
${page('one', '/', image)}${page('two', '/two')}${page('not-found', '/404')}`
    const cache = createCompileCache()
    const files: PublicFiles = {
      ...publicFiles,
      find: (path) => (path === '/team.png' ? path : undefined),
      image: (src) => ({ src, width: 1200, height: 630 }),
    }
    const compileNext = (text: string) => compile({ text, mode: 'development', files, cache })
    expect(compileNext(text).site?.entries.size).toBe(3)
    const before = cache.counts.pages
    expect(compileNext(text.replace('The page two', 'Another title')).site?.entries.size).toBe(3)
    expect(cache.counts.pages - before).toBe(1)
  })
})

const toyPages = whole ? 1000 : 200

type Change = (page: number) => { title?: string; comment?: string; path?: string }

function toySite(change: Change = () => ({}), pages = toyPages): string {
  const page = (index: number) => {
    const { title = `Page ${index}`, comment = '', path = `/page-${index}` } = change(index)
    return `  page-${index}:
    path: ${path}
${comment}    title: ${title}
    blocks:
      - type: hero
        heading: Page ${index} of {site.name}
        actions: [{ label: Next, to: /page-${(index + 1) % pages} }]
      - { type: faq, from: questions.${index % 2 === 0 ? 'even' : 'odd'} }
`
  }
  return `site:
  name: Acme
  url: https://www.acme.com
content:
  questions:
    even: { items: [{ question: Why?, answer: Because it is even. }] }
    odd: { items: [{ question: Why?, answer: Because it is odd. }] }
pages:
${Array.from({ length: pages }, (_, index) => page(index)).join('')}  not-found:
    path: /404
    title: Not found
    blocks: [{ type: hero, heading: Nothing here }]
`
}

/** Compiles one text after another and counts what was computed for the last one. */
function workFor(...texts: readonly string[]): {
  counts: CompileCache['counts']
  result: Explained
  size: number
} {
  const cache = createCompileCache()
  let before = { ...cache.counts }
  let result = compileText('', { cache, mode: 'development' })
  for (const text of texts) {
    before = { ...cache.counts }
    result = compileText(text, { cache, mode: 'development' })
  }
  const counts = { ...cache.counts }
  for (const [name, count] of Object.entries(before)) counts[name as keyof typeof counts] -= count
  return { counts, result, size: cache.size() }
}

const at = (index: number, change: { title?: string; comment?: string; path?: string }) =>
  toySite((page) => (page === index ? change : {}))

describe('an incremental compilation of many pages', () => {
  const original = toySite()

  it('parses one segment and compiles one page after an edit of one text', () => {
    const { counts, result } = workFor(original, at(7, { title: 'Changed' }))
    expect(counts).toMatchObject({ segments: 1, expansions: 1, pages: 1, entries: 1 })
    expect(result.site?.entries.get('/page-7')).toMatchObject({ page: { title: 'Changed' } })
  })

  it('compiles nothing after a new comment and shifts the lines below it', () => {
    const { counts, result } = workFor(original, at(toyPages / 2, { comment: '    # Moved by a line.\n' }))
    expect(counts).toMatchObject({ segments: 1, expansions: 0, pages: 0, entries: toyPages / 2 + 1 })
    expect(result.site?.entries).toEqual(
      compileText(at(toyPages / 2, { comment: '    # Moved by a line.\n' }), { mode: 'development' }).site?.entries,
    )
  })

  it('computes nothing after a save without changes', () => {
    const { counts } = workFor(original, original)
    expect(Object.values(counts).every((count) => count === 0)).toBe(true)
  })

  it('compiles the pages that show an edited piece of shared content', () => {
    const { counts } = workFor(original, original.replace('it is odd', 'it is strange'))
    expect(counts).toMatchObject({ segments: 1, expansions: toyPages / 2, pages: toyPages / 2 })
  })

  it('compiles the page of a new path and checks the pages that link to it', () => {
    const { result } = workFor(original, at(7, { path: '/elsewhere' }))
    expect(result.diagnostics).toMatchObject([{ code: 'unknown-page', path: expect.stringContaining('page-6') }])
    const linked = at(7, { path: '/elsewhere' }).replace('to: /page-7 ', 'to: /elsewhere ')
    expect(workFor(original, linked).counts).toMatchObject({ segments: 2, pages: 2 })
  })

  it('compiles at most the broken page after it is fixed', () => {
    const broken = original.replace('Page 7 of', 'Page 7 of {nothing.here}')
    expect(workFor(original, broken).result.diagnostics).toHaveLength(1)
    expect(workFor(original, broken, original).counts.pages).toBeLessThanOrEqual(1)
    const everywhere = original.replace('even: { items: [', 'even: { itmes: [')
    expect(workFor(original, everywhere).result.site).toBeUndefined()
    expect(workFor(original, everywhere, original).counts.pages).toBeLessThanOrEqual(toyPages / 2)
  })

  it('drops removed pages', () => {
    const rounds = Array.from({ length: 30 }, (_, round) =>
      toySite((page) => ({ path: `/round-${round}-${page}` }), 20).replaceAll(/to: \/page-/g, `to: /round-${round}-`),
    )
    const { size, result } = workFor(...rounds)
    expect(result.site?.entries.size).toBe(21)
    // The cache has results of the last rounds, not of all thirty.
    expect(size).toBeLessThan(12 * workFor(...rounds.slice(0, 1)).size)
  })
})
