import { describe, expect, it } from 'vitest'
import { formatDiagnostics } from '../../../src/language/advice/formatDiagnostics.ts'
import { whole } from '../../support/whole.ts'
import { compileText } from './compileFixture.ts'

function siteWith(content: string, heading: string): string {
  return `site: { name: Acme, url: https://www.acme.com }
content:
${content}
pages:
  home: { path: /, title: Acme, blocks: [{ type: hero, heading: ${heading} }] }
  not-found: { path: /404, title: Not found, blocks: [{ type: hero, heading: Nothing }] }
`
}

function codes(text: string): readonly string[] {
  const { diagnostics } = compileText(text)
  expect(formatDiagnostics(diagnostics, text).length).toBeLessThan(20_000)
  return [...new Set(diagnostics.map(({ code }) => code))]
}

const letters = 'abcdefghij'.split('')

describe('compileSite on hostile input', () => {
  it.each([
    ['open lists', '['.repeat(50_000)],
    ['open groups', '{a: '.repeat(50_000)],
    ['nested lists', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['nested dashes', '- '.repeat(5_000)],
    ['deep indentation', Array.from({ length: 3_000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ])('rejects %s without a stack trace', (_, text) => {
    expect(codes(`site: ${text.includes('\n') ? `\n ${text.replaceAll('\n', '\n ')}` : text}`)).not.toEqual([])
  })

  it.each([
    ['a line of ten megabytes', `  long: ${'x'.repeat(10_000_000)}`],
    ['quotes and nothing else', '"'.repeat(10_000_000)],
    ['ten megabytes in one entry', `  long:\n${'    - an item\n'.repeat(700_000)}`],
  ])('rejects %s for its size and reads no further', (_, content) => {
    expect(codes(siteWith(content, 'Hello'))).toEqual(['too-large'])
  })

  it('limits the output for thousands of unknown keys', () => {
    const keys = Array.from({ length: whole ? 14_000 : 1_200 }, (_, index) => `  unknown${index}: x`).join('\n')
    const { diagnostics } = compileText(`site:\n${keys}\n`)
    expect(diagnostics.length).toBeGreaterThan(100)
    expect(diagnostics.length).toBeLessThanOrEqual(1000)
  })

  it('rejects tens of thousands of aliases', () => {
    const aliases = Array.from({ length: 30_000 }, () => '*a').join(',\n    ')
    expect(codes(siteWith(`  a: &a x\n  b: [${aliases}]`, 'Hello'))).toContain('too-many-aliases')
  })

  it('rejects placeholders that expand exponentially', () => {
    const doubling = letters.map(
      (name, index) => `  ${name}: "${'{next}'.repeat(10).replaceAll('next', letters[index + 1] ?? 'end')}"`,
    )
    expect(codes(siteWith(`${doubling.join('\n')}\n  end: xxxxxxxxxx`, '"{a}"'))).toContain('too-much-content')
  })

  it('rejects a very long chain of shared content', () => {
    const chain = Array.from({ length: 2_000 }, (_, index) => `  c${index}: "{c${index + 1}}"`)
    expect(codes(siteWith(`${chain.join('\n')}\n  c2000: end`, '"{c0}"'))).toContain('circular-reference')
  })

  it('rejects parameters that produce too many paths', () => {
    const values = Array.from({ length: 100 }, (_, index) => `v${index}`).join(', ')
    const text = siteWith('  a: x', '"{a}"').replace(
      '  not-found:',
      `  many:
    path: /:a/:b/:c
    params: { a: { in: [${values}] }, b: { in: [${values}] }, c: { in: [${values}] } }
    title: Many
    blocks: [{ type: hero, heading: Many }]
  not-found:`,
    )
    expect(codes(text)).toContain('too-many-pages')
  })

  it.each(['toString', 'constructor', 'hasOwnProperty', '__proto__', 'valueOf'])(
    'doesn’t resolve the inherited name %s',
    (name) => {
      const text = `site: { name: Acme, url: https://www.acme.com }
pages:
  home:
    path: /
    title: "{${name}} {site.${name}}"
    blocks:
      - { type: ${name}, heading: Hello }
      - { type: embed, service: ${name} }
      - type: hero
        heading: Hello
        icon: ${name}
        actions:
          - { label: A, dialog: ${name} }
          - { label: B, checkout: ${name}.${name} }
          - { label: C, to: /${name} }
          - { label: D, scrollTo: ${name} }
  not-found: { path: /404, title: Not found, blocks: [{ type: hero, heading: Nothing }] }
`
      const { diagnostics } = compileText(text)
      const lines = [...new Set(diagnostics.map(({ start }) => start.line))]
      expect(lines).toEqual(expect.arrayContaining([7, 8, 11, 13, 14, 15, 16]))
    },
  )

  it('doesn’t pollute prototypes', () => {
    compileText(siteWith('  __proto__: { polluted: yes }\n  a: { __proto__: { polluted: yes } }', 'Hello'))
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})
