import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { nearestName } from '../../../src/language/messages/nearestName.ts'
import { maxSegment, splitSegments } from '../../../src/language/yaml/splitSegments.ts'
import { createDiskStore } from '../../../src/make/build/cache/diskStore.ts'
import { sampleOf } from '../../support/whole.ts'
import { compileText } from './compileFixture.ts'

vi.mock('../../../src/language/messages/nearestName.ts', { spy: true })

const count = 500
/** Makes the collection too large for one segment. */
const longAnswer = 'Ask us on the phone for a price that fits what you need. '.repeat(20)

/** A site whose pages are the entries of one collection. */
const text = `site:
  name: Trades
  url: https://www.acme.com
content:
  # Every trade in town.
  trades:
${Array.from(
  { length: count },
  (_, index) => `    trade-${index}:
      title: Trade number ${index}
      heading: What trade number ${index} does in town, and what it costs you
      answer: It costs ${index % 90} dollars an hour, travel and tools included. ${longAnswer}
`,
).join('')}pages:
  trade:
    path: /trades/:trade
    params:
      trade: { in: trades }
    title: "{trade.title}"
    blocks:
      - type: hero
        heading: "{trade.heading}"
      - type: faq
        items:
          - { question: "{trade.title}?", answer: "{trade.answer}" }
  not-found:
    path: /404
    title: Not found
    blocks:
      - type: hero
        heading: Nothing here
`
const entry = '    trade-234:\n'
const edited = text.replace('What trade number 234 does', 'What trade 234 does')

/** Line number of a piece of text. */
const lineOf = (site: string, piece: string) => site.slice(0, site.indexOf(piece)).split('\n').length
/** Code, position and message of every error. */
function errorsOf(site: string) {
  const { diagnostics } = compileText(site)
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, start, message }) => ({ code, ...start, message }))
}

describe('a collection too large for one segment', () => {
  it('is split at its entries without shifting positions', () => {
    expect(text.length).toBeGreaterThan(1.5 * maxSegment)
    const { segments = [], heads = [] } = splitSegments(text) ?? {}
    expect(segments.filter(({ parent }) => parent.join('.') === 'content.trades')).toHaveLength(count)
    expect(heads.map(({ parent, key }) => [...parent, key].join('.'))).toEqual(['content', 'content.trades', 'pages'])
    for (const { start, text: part } of [...segments, ...heads]) {
      expect(text.slice(start, start + part.length)).toBe(part)
    }
  })

  it('has a page for every entry', () => {
    const { site, diagnostics } = compileText(text)
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(site?.entries.size).toBe(count + 1)
    expect(site?.entries.get('/trades/trade-234')).toMatchObject({ page: { title: 'Trade number 234' } })
  })

  const mistakes = [
    {
      mistake: 'a key twice',
      site: text.replace(entry, '    trade-77:\n'),
      at: { column: 5 },
      error: {
        code: 'duplicate-key',
        message: '`trade-77` appears twice, but only one of them can be used.',
      },
    },
    {
      mistake: 'an entry too far to the left',
      site: text.replace(entry, '   trade-234:\n'),
      at: { column: 4 },
      error: { code: 'yaml-syntax', message: 'This line does not line up with the lines around it.' },
    },
    {
      mistake: 'an entry without its colon',
      site: text.replace(entry, '    trade-234\n'),
      at: { column: 5 },
      error: {
        code: 'yaml-syntax',
        message: '`trade-234` is alone on its line: the colon after it is missing.',
      },
    },
    {
      mistake: 'an open quote',
      site: text.replace(entry, `${entry}      note: "open\n`),
      at: { line: lineOf(text, entry) + 1, column: 13 },
      error: { code: 'yaml-syntax', message: 'The quote `"` that opens here is never closed.' },
    },
    {
      mistake: 'a missing key',
      site: text.replace('      title: Trade number 234\n', ''),
      at: { column: 5 },
      error: { code: 'missing-key', message: '`title` is missing in `content.trades.trade-234`.' },
    },
    {
      mistake: 'a name that no entry has',
      site: text.replace('title: "{trade.title}"', 'title: "{trade.name}"'),
      at: { line: lineOf(text, 'title: "{trade.title}"'), column: 13 },
      error: {
        code: 'unknown-name',
        message: '`trade.name` does not exist: no entry of `content.trades` has `name`.',
      },
    },
  ]

  it.each(sampleOf(mistakes, 3))('gives an error at the line of $mistake', ({ site, at, error }) => {
    expect(site).not.toBe(text)
    expect(errorsOf(site)).toEqual([{ line: lineOf(text, entry), ...at, ...error }])
  })

  it('reports a mistake on all its pages once and computes it only a few times', () => {
    const link = '- { question: "{trade.title}?", answer: "[More](/trades/{trade}/more)" }'
    const site = text.replace(/- \{ question: .*/, link)
    vi.mocked(nearestName).mockClear()
    expect(errorsOf(site)).toMatchObject([
      {
        code: 'unknown-page',
        line: lineOf(site, link),
        message: 'There is no page at `/trades/trade-0/more`.',
      },
    ])
    // Each call searches the names of all pages.
    const { length } = vi.mocked(nearestName).mock.calls
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThanOrEqual(20)
  })

  it('is the related place of an error about a field that it lacks', () => {
    const { diagnostics } = compileText(text.replace('title: "{trade.title}"', 'title: "{trade.name}"'))
    const [unknown] = diagnostics
    expect(unknown?.related).toEqual({
      message: '`content.trades` is',
      start: { line: lineOf(text, '  trades:\n'), column: 3 },
    })
  })

  it('is parsed and compiled again only where it changed', () => {
    const cache = createCompileCache()
    compileText(text, { cache, mode: 'development' })
    const before = { ...cache.counts }
    const { site } = compileText(edited, { cache, mode: 'development' })
    expect(cache.counts.segments - before.segments).toBe(1)
    expect(cache.counts.expansions - before.expansions).toBe(1)
    expect(cache.counts.pages - before.pages).toBe(1)
    expect(site).toEqual(compileText(edited, { mode: 'development' }).site)
  })

  it('is read from the disk cache except for changed entries', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-collection-'))
    try {
      const cache = () => createCompileCache(createDiskStore(folder, 'code'))
      compileText(text, { cache: cache() })
      const second = cache()
      const { site } = compileText(edited, { cache: second })
      // The changed entry and the section `site`, which is not an entry.
      expect(second.counts).toMatchObject({ segments: 2, expansions: 1, pages: 1 })
      expect(site).toEqual(compileText(edited).site)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('a section too large for one segment', () => {
  const page = (index: number) => `  page-${index}:
    path: /page-${index}
    title: Page number ${index}
    blocks:
      - type: hero
        heading: ${'What stands on page after page. '.repeat(6)}
`
  const large = text
    .replace(/ {2}trades:\n(?: {4}.*\n)*/, '  trades: { one: { title: One, heading: One, answer: One } }\n')
    .replace('  not-found:', `${Array.from({ length: 1000 }, (_, index) => page(index)).join('')}  not-found:`)

  it('reports a duplicate key with both places', () => {
    expect(large.length).toBeGreaterThan(maxSegment)
    const site = large.replace('  page-800:\n', '  page-3:\n')
    const { diagnostics } = compileText(site)
    const [error] = diagnostics
    expect(error).toMatchObject({
      code: 'duplicate-key',
      start: { line: lineOf(large, '  page-800:\n'), column: 3 },
      related: { start: { line: lineOf(large, '  page-3:\n'), column: 3 } },
    })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toHaveLength(1)
  })

  it('reports a duplicate section', () => {
    const [before = '', after = ''] = large.split('  page-10:\n')
    const { diagnostics } = compileText(`${before}pages:\n  page-10:\n${after}`)
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    expect(after.length).toBeGreaterThan(maxSegment)
    expect(errors).toMatchObject([{ code: 'duplicate-key', start: { line: lineOf(large, '  page-10:\n'), column: 1 } }])
  })

  it('reports a wrongly indented line', () => {
    const site = large.replace('  page-800:\n', ' page-800:\n')
    expect(errorsOf(site)).toMatchObject([{ line: lineOf(large, '  page-800:\n'), column: 2 }])
  })
})
