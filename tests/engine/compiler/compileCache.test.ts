import { describe, expect, it } from 'vitest'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { splitSegments } from '../../../src/language/yaml/splitSegments.ts'
import { compileText } from './compileFixture.ts'

const notFound = `  not-found:
    path: /404
    title: Not found
    blocks:
      - type: hero
        heading: Nothing here
`

function siteOf(pages: number, change: (index: number) => string = (index) => `Page ${index}`): string {
  const bodies = Array.from(
    { length: pages },
    (_, index) => `  page-${index}:
    path: /page-${index}
    title: ${change(index)}
    blocks:
      - type: hero
        heading: Page ${index} of {site.name}
      - type: faq
        from: questions
`,
  )
  return `site:
  name: Acme
  url: https://www.acme.com
content:
  questions:
    items:
      - { question: Why?, answer: Because. }
pages:
${bodies.join('')}${notFound}`
}

describe('splitSegments', () => {
  it('cuts at sections and at the entries of pages, dialogs and content', () => {
    const keys = splitSegments(siteOf(2))?.segments.map(({ parent, key }) => [...parent, key].join('.'))
    expect(keys).toEqual(['site', 'content.questions', 'pages.page-0', 'pages.page-1', 'pages.not-found'])
  })

  it('keeps the position of every character', () => {
    const text = siteOf(3)
    for (const { start, text: part } of splitSegments(text)?.segments ?? []) {
      expect(text.slice(start, start + part.length)).toBe(part)
    }
  })

  it.each([
    ['flow style at the top', '{ site: 1 }'],
    ['a list', '- a\n- b'],
    ['a repeated section', 'a: 1\na: 2'],
    ['several documents', 'a: 1\n---\nb: 2'],
    ['a tab', 'a:\n\tb: 1'],
    ['indentation that goes back', 'pages:\n    a: 1\n  b: 2\n'],
    ['a dangerous key', '__proto__: 1'],
  ])('leaves %s to the whole-file parser', (_, text) => {
    const segments = splitSegments(text)?.segments
    expect(segments === undefined || segments.every(({ parent }) => parent.length === 0)).toBe(true)
  })
})

describe('compileSite with a cache', () => {
  it('parses one segment after an edit to one page', () => {
    const cache = createCompileCache()
    compileText(siteOf(50), { cache })
    const before = { ...cache.counts }
    const { site } = compileText(
      siteOf(50, (index) => (index === 7 ? 'Changed' : `Page ${index}`)),
      { cache },
    )
    expect(cache.counts.segments - before.segments).toBe(1)
    expect(site?.entries.get('/page-7')).toMatchObject({ page: { title: 'Changed' } })
  })

  it('parses nothing when the file is saved without a change', () => {
    const cache = createCompileCache()
    compileText(siteOf(5), { cache })
    const before = { ...cache.counts }
    compileText(siteOf(5), { cache })
    expect(cache.counts).toEqual(before)
  })

  it('parses nothing again after a save that was read before it was all written', () => {
    const cache = createCompileCache()
    const text = siteOf(20)
    compileText(text, { cache })
    compileText(text.slice(0, text.length / 2), { cache })
    const { segments } = cache.counts
    compileText(text, { cache })
    expect(cache.counts.segments - segments).toBeLessThanOrEqual(1)
  })

  it('drops cached results that are no longer in the file', () => {
    const cache = createCompileCache()
    compileText(siteOf(5), { cache })
    compileText(siteOf(1), { cache })
    compileText(siteOf(1), { cache })
    const before = { ...cache.counts }
    compileText(siteOf(5), { cache })
    expect(cache.counts.segments - before.segments).toBe(4)
  })

  it('gives the same result as a fresh compilation after every edit', () => {
    const cache = createCompileCache()
    const text = siteOf(4)
    const edits = [
      text,
      text.replace('Page 2 of', 'Site 2 of'),
      text.replace('title: Page 1', 'title: "Page 1'),
      text.replace('- type: faq\n', '- type: fqa\n'),
      text.replace('Because.', '[Because](/page-9)'),
      `# A comment moves every line.\n${text}`,
      text.replace('  page-3:', '  page-3: &three').replace('path: /page-2', 'path: /page-x'),
      text.replace('    blocks:\n      - type: hero\n        heading: Page 0', '    blocks: [{'),
      text.replace('name: Acme', 'name: Acme: Ltd'),
      text.replace('pages:\n', 'pages: # all of them\n'),
      text.replaceAll('\n', '\r\n'),
      text,
    ]
    for (const mode of ['development', 'production'] as const) {
      for (const edit of edits) {
        const reused = compileText(edit, { cache, mode })
        const fresh = compileText(edit, { mode })
        expect([reused.site, reused.diagnostics]).toEqual([fresh.site, fresh.diagnostics])
      }
    }
  })

  it('gives the same result for segments as for the whole file', () => {
    const text = siteOf(4)
    // An explicit document start keeps the file in one piece.
    const whole = compileText(`---\n${text}`)
    expect(whole.site).toEqual(compileText(text).site)
    expect(splitSegments(`---\n${text}`)).toBeUndefined()
  })

  it('follows aliases from one page to another', () => {
    const text = siteOf(2)
      .replace('title: Page 0', 'title: &title Shared title')
      .replace('title: Page 1', 'title: *title')
    expect(compileText(text).site?.entries.get('/page-1')).toMatchObject({ page: { title: 'Shared title' } })
  })

  it('compiles a thousand pages', () => {
    const { site, diagnostics } = compileText(siteOf(1000))
    // The only notices: no page links to another, and none has an image.
    const codes = new Set(diagnostics.map(({ code }) => code))
    expect([...codes]).toEqual(['unused-file', 'unlinked-page'])
    expect(site?.entries.size).toBe(1001)
  })
})
