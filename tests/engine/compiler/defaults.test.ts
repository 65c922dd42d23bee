import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { describeDefault } from '../../../schema/describeDefault.ts'
import { readDefaults } from '../../../src/language/schema/readDefaults.ts'
import { compileText } from '../../support/compileText.ts'
import { compileBlock } from '../../support/exampleSite.ts'

const composed = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'))

interface DefaultAt {
  readonly path: string
  readonly node: { readonly default: unknown; readonly description?: string }
}

function defaultsIn(node: unknown, path = '#'): readonly DefaultAt[] {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.entries(node).flatMap(([key, value]) => defaultsIn(value, `${path}/${key}`))
  const isSchema = 'default' in node && ('type' in node || 'enum' in node || '$ref' in node)
  return isSchema ? [{ path, node: node as DefaultAt['node'] }, ...below] : below
}

const all = defaultsIn(composed)

describe('a default in a schema', () => {
  it('is valid in its own schema', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    ajv.addSchema(composed, 'site')
    const bad = all.filter(({ path, node }) => !ajv.validate(`site${path}`, node.default))
    expect(all.length).toBeGreaterThan(90)
    expect(bad.map(({ path }) => path)).toEqual([])
  })

  it('is the end of the description that editors show', () => {
    const said = all.filter(({ node }) => describeDefault('', node.default) !== '')
    const silent = said.filter(({ node }) => !node.description?.endsWith(describeDefault('', node.default)))
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('is passed to the component if the author omits the field', () => {
    const form = 'type: contact\ncard: { heading: Here, items: [{ label: Phone }] }\n'
    const { page } = compileBlock(`${form}form: { heading: Write, submit: { simulate: 0 }, limits: { name: 4 } }`)
    expect(page.blocks.at(-1)).toMatchObject({
      form: {
        button: 'Send message',
        counter: '{count}/{max} characters',
        limits: { name: 4, subject: 3 },
        needsScript: 'This form needs JavaScript. Please turn it on and reload the page.',
      },
    })
  })
})

describe('readDefaults', () => {
  it('turns doubled braces into literal ones, as in an author’s text', () => {
    const properties = {
      text: { default: '{{count}} of {{max}}' },
      group: { default: { to: '{{x}}' } },
      none: {},
    }
    expect(readDefaults({ properties })).toEqual({ text: '{count} of {max}', group: { to: '{x}' } })
  })
})

it('a layout that the author left open is another for each block of a type on a page', () => {
  const cards = (layout = '') => `      - { type: cards,${layout} items: [{ title: First }] }\n`
  const text = `site: { name: Acme, url: "https://www.acme.example" }
pages:
  not-found: { path: /404, title: Page not found, blocks: [{ type: not-found }] }
  home:
    path: /
    title: Home
    description: A page of cards.
    blocks:
${cards()}      - { type: prose, text: Between. }
${cards()}${cards(' layout: bento,')}${cards()}`
  const entry = compileText(text).site?.entries.get('/')
  const layouts = entry?.kind === 'page' ? entry.page.blocks.map((block) => block.layout) : []
  expect(layouts).toEqual(['grid', undefined, 'list', 'bento', 'list'])
})

it.each([
  ['that of the country', 'country: PT', 'EUR'],
  ['what the file says', 'country: PT, currency: USD', 'USD'],
  ['US dollars without a country', 'language: pt', 'USD'],
])('the currency of prices is %s', (_, written, currency) => {
  const text = `site: { name: Acme, url: "https://www.acme.example", ${written} }
pages:
  home: { path: /, title: Home, blocks: [{ type: prose, text: Hi }] }
  not-found: { path: /404, title: Gone, blocks: [{ type: not-found }] }
`
  expect(compileText(text).site?.shell.site.currency).toBe(currency)
})
