import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { createCompileCache } from '../../../src/compiler/memo/compileCache.ts'
import { layOut } from '../../../src/compiler/yaml/layout.ts'
import { createCollectionSite } from '../../../tools/bench/createCollectionSite.ts'

const agency = readFileSync('tests/fixtures/agency/site.yaml', 'utf8')
const texts = [agency, createCollectionSite(readFileSync('tools/bench/fixtures/site/site.yaml', 'utf8'), 60)]

const laidOut = (written: string, cache = createCompileCache()) => {
  const layout = layOut(new TextEncoder().encode(written), cache)
  if (!('text' in layout)) throw new Error('This is not UTF-8.')
  return { ...layout, text: layout.text() }
}

/** Numbers below `limit` that look random and are the same in every run. */
function createRandom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
}

const additions = [
  ...['', 'word', '"', ': ', ' ', '\n', '\n\n', '\t', '\r', '#', '- ', '\u200b', '\u00a0'],
  ...['\n  a: b\n', '\n    # comment\n', '\n# comment\n', '\n      deep: yes', 'pages:\n', '\n  home:\n'],
]

it.each(texts.map((text) => [text.length, text] as const))(
  'equals the layout of a text of %i characters laid out afresh, after every edit',
  (_, original) => {
    const random = createRandom(7)
    const cache = createCompileCache()
    laidOut(original, cache)
    let text = original
    for (let count = 0; count < 250; count++) {
      const start = random(text.length)
      const removed = random(3) === 0 ? random(200) : random(3)
      const before = random(4) === 0 ? original : text
      text = before.slice(0, start) + additions[random(additions.length)] + before.slice(start + removed)
      const moved = laidOut(text, cache)
      const fresh = laidOut(text)
      // `toEqual` compares the bytes of a text one by one: it only has to show how layouts differ.
      if (!isDeepStrictEqual(moved, fresh)) expect(moved).toEqual(fresh)
      cache.end('clean')
    }
  },
)

it('is moved after an edit of some lines, and made again after one of a key', () => {
  const cache = createCompileCache()
  laidOut(agency, cache)
  laidOut(agency.replace('Real-World Results', 'Results\n          # A comment'), cache)
  expect(cache.counts.layouts).toBe(1)
  laidOut(agency.replace('\n  home:', '\n  start:'), cache)
  expect(cache.counts.layouts).toBe(2)
})

it('cuts a section at its entries again after an edit that mends one', () => {
  const cache = createCompileCache()
  const broken = agency.replace('\n  home:', '\n  home')
  const segmentsOf = ({ cut }: ReturnType<typeof laidOut>) => cut?.segments.length
  expect(segmentsOf(laidOut(broken, cache))).toBeLessThan(segmentsOf(laidOut(agency)) ?? 0)
  expect(laidOut(agency, cache)).toEqual(laidOut(agency))
})
