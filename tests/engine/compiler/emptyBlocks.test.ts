import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileInProject } from '../../support/compileText.ts'
import { runCheck } from '../../support/runCheck.ts'

const site = (blocks: string, more = '') => `site: { name: A, url: "https://www.a-beispiel.de" }
pages:
  home:
    path: /
    title: A
    blocks:
      - { type: hero, headline: H }
${blocks}
  not-found: { path: /404, title: Page not found, blocks: [{ type: not-found }] }
${more}`

const inColumns = (item: string) => `      - type: columns
        items:
          - blocks:
              ${item}
          - blocks:
              - { type: prose, text: Words }`
const inHero = (item: string) => `      - type: hero
        headline: H
        blocks:
          ${item}`
const inDialog = (item: string) => `dialogs:
  order:
    title: Order
    blocks:
      ${item}
`

const wrongItems = [
  ['-', 'no-value'],
  ['- ~', 'no-value'],
  ['- *hero', 'unknown-alias'],
  ['- 7', 'wrong-type'],
  ['- hero', 'wrong-type'],
  ['- [hero]', 'wrong-type'],
  ['- !block x', 'tag'],
  ['- <<: { type: hero }', 'merge-key'],
] as const

describe('a list item that is no block', () => {
  it.each(wrongItems)('is one error at its line, wherever blocks are: %s', (item, code) => {
    const texts = [
      site(`      ${item}`),
      site(inColumns(item)),
      site(inHero(item)),
      site('      - { type: cta, heading: H, actions: [{ label: A, dialog: order }] }', inDialog(item)),
      site('', inDialog(item)),
    ]
    for (const text of texts) {
      const line = text.split('\n').findIndex((line) => line.trim() === item) + 1
      const { site, diagnostics } = compileInProject(text, {})
      const errors = diagnostics.filter(({ severity }) => severity === 'error')
      expect(site).toBeUndefined()
      expect(errors.map(({ code, start }) => [code, start.line])).toEqual([[code, line]])
    }
  })

  it('leaves the other mistakes of the file to be reported', () => {
    const text = site('      -\n      - { type: prose, txt: Words }')
    const { diagnostics } = compileInProject(text, {})
    expect(diagnostics.map(({ code }) => code)).toEqual(expect.arrayContaining(['no-value', 'unknown-key']))
  })

  it('is an object of the JSON that check prints', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'pagewright-empty-')), 'site.yaml')
    writeFileSync(file, site('      -'))
    const { code, output } = await runCheck([file, '--json'])
    expect(code).toBe(1)
    expect(JSON.parse(output)).toMatchObject({
      diagnostics: [{ id: 'PW006', start: { line: 8, column: 7 } }],
    })
  })
})

describe('a list of too few items', () => {
  it.each(['~', 'one'])('is no mistake of its own if an item is broken: %s', (item) => {
    const text = site(`      - { type: tabs, items: [${item}] }`)
    const errors = compileInProject(text, {}).diagnostics.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ path }) => path)).toEqual([expect.stringMatching(/^pages\.home\.blocks\[1\]\.items\[0\]/)])
  })
})

describe('a language that is none', () => {
  it.each(['some text', '!!int x', '7'])('is one error on a page with numbers and units: %s', (language) => {
    const text = site('      - { type: prose, text: Open for 20 minutes }').replace(
      'name: A',
      `name: A, language: ${language}`,
    )
    const errors = compileInProject(text, {}).diagnostics.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ start }) => start.line)).toEqual([1])
  })
})
