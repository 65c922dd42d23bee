import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { formatDiagnostics } from '../../../src/language/advice/formatDiagnostics.ts'
import { collectNames, type SiteNames } from '../../../src/language/editor/collectNames.ts'
import { composeProjectSchema } from '../../../src/language/editor/composeProjectSchema.ts'
import { createSchemaTree } from '../../../src/language/schema/schemaNodes.ts'
import { projectSchemaFile, writeProjectSchema } from '../../../src/make/project/writeProjectSchema.ts'
import { blockTypes, readExamples, siteAround } from '../../support/exampleSite.ts'
import { loadSite } from '../../support/explained.ts'
import { compileBytes, sitesDirectory, toySchema } from './compileFixture.ts'

const goodSites = readdirSync(sitesDirectory).filter((name) => name.startsWith('good-'))
const sourceOf = (name: string) => readFileSync(`${sitesDirectory}/${name}/site.yaml`)

function namesOf(bytes: Uint8Array): SiteNames {
  const { names } = compileBytes(bytes)
  if (names === undefined) throw new Error('The site file can’t be read.')
  return collectNames(names)
}

const offered = (names: SiteNames, kind: keyof SiteNames) => names[kind].names.map(({ name }) => name)

/** Mistakes in a text according to a plain JSON Schema validator. */
function mistakesOf(text: string, schema: object): readonly string[] {
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema)
  validate(parse(text, { merge: true }))
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** The same for a site file that the compiler accepts. */
function mistakesOfFile(file: string): readonly string[] {
  const { site, names, schema, text, diagnostics } = loadSite(file, { mode: 'production' })
  if (site === undefined || names === undefined) throw new Error(formatDiagnostics(diagnostics, text))
  return mistakesOf(text, composeProjectSchema(schema, collectNames(names)))
}

const site = (block: string, more = '') => `site: { name: Acme, url: https://www.acme.com }
services: { calendar: { url: https://cal.acme.com, title: Calendar } }
${more}pages:
  home: { path: /, title: Acme, blocks: [${block}] }
  not-found: { path: /404, title: Not found, blocks: [{ type: hero, id: sorry, heading: Nothing here }] }
`
const projectSchemaOf = (text: string) => composeProjectSchema(toySchema, namesOf(new TextEncoder().encode(text)))

describe('the project schema', () => {
  it.each(goodSites)('accepts %s, which the compiler accepts', (name) => {
    const bytes = sourceOf(name)
    expect(mistakesOf(bytes.toString(), composeProjectSchema(toySchema, namesOf(bytes)))).toEqual([])
  })

  it.each(['tests/fixtures/agency/site.yaml', 'tests/fixtures/second-site/site.yaml'])('accepts %s', (file) => {
    expect(mistakesOfFile(file)).toEqual([])
  })

  it('accepts every example of every block', () => {
    const [first = '', ...others] = blockTypes.flatMap(readExamples)
    const more = others.map((example) => `\n      -\n${example.trimEnd().replace(/^(?=.)/gm, '        ')}`).join('')
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-examples-'))
    cpSync('src/gallery/assets', join(folder, 'public'), { recursive: true })
    const file = join(folder, 'site.yaml')
    writeFileSync(
      file,
      siteAround(first).replace(/\n {2}not-found:/, (next) => more + next),
    )
    expect(mistakesOfFile(file)).toEqual([])
  })

  it('describes every property, as the composed schema does', () => {
    const schema = projectSchemaOf(site('{ type: hero, heading: Hello }'))
    const { resolve } = createSchemaTree(schema)
    const bare: string[] = []
    const visit = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [keyword, child] of Object.entries(value)) {
        if (keyword === 'if' || keyword === 'else') continue
        if (keyword === 'properties') {
          for (const [key, property] of Object.entries(child)) {
            const node = property as { description?: string }
            if (!node.description && !resolve({ ...node }).description) bare.push(`${place}.${key}`)
          }
        }
        visit(child, `${place}/${keyword}`)
      }
    }
    visit(schema, '')
    expect(bare).toEqual([])
  })

  it.each([
    ['/', []],
    ['/?from=mail', []],
    ['/404#sorry', []],
    ['/404?a=b#sorry', []],
    ['/404#', []],
    ['"/{facts.path}"', []],
    ['/nowhere', ['to']],
    ['/#sorry', ['to']],
    ['/404/', ['to']],
  ])('agrees with the compiler about `to: %s`', (to, keys) => {
    const text = site(`{ type: cta, action: { label: Go, to: ${to} } }`, 'content: { facts: { path: "404" } }\n')
    const isFine = compileBytes(new TextEncoder().encode(text)).site !== undefined
    const wrong = mistakesOf(text, projectSchemaOf(text)).map((mistake) => /action\/(\w+) /.exec(mistake)?.[1])
    expect([...new Set(wrong.filter((key) => key !== undefined))]).toEqual(keys)
    expect(isFine).toBe(keys.length === 0)
  })

  it('accepts a link to a missing page that is marked as intended', () => {
    const text = site('{ type: cta, action: { label: Go, to: /nowhere, broken: intended } }')
    expect(mistakesOf(text, projectSchemaOf(text))).toEqual([])
  })
})

describe('the site names in the project schema', () => {
  it('include pages with their anchors and redirects', () => {
    const names = offered(namesOf(sourceOf('good-routes')), 'page')
    expect(names).toEqual(
      expect.arrayContaining(['/', '/industries', '/industries/health', '/industries/restaurants#top', '/start']),
    )
    expect(names).not.toContain('/industries/music#top')
  })

  it('include shared content, also as pages with parameters see it', () => {
    const names = namesOf(sourceOf('good-content'))
    expect(offered(names, 'reference')).toEqual(
      expect.arrayContaining(['questions', 'shared.why', 'trade.dentists.plan', 'trade.plan', 'services.calendar']),
    )
    expect(offered(names, 'reference')).not.toContain('facts.minutes')
    expect(offered(names, 'collection')).toEqual(['facts', 'questions', 'shared', 'trade'])
  })

  it('include dialogs, services, plans, anchors, icons and files', () => {
    const names = namesOf(sourceOf('good-actions'))
    expect(names.dialog.names).toEqual([
      { name: 'book', about: 'Book' },
      { name: 'watch', about: 'Watch' },
      { name: 'form', about: 'Form' },
    ])
    expect(offered(names, 'service')).toEqual(['calendar', 'video', 'capture', 'own'])
    expect(offered(names, 'checkout')).toEqual(['main.starter'])
    expect(offered(names, 'anchor')).toEqual(['top', 'deep'])
    expect(offered(names, 'icon')).toContain('calendar-check')
    expect(offered(names, 'image')).toContain('/images/team.svg')
  })

  it('are read from a file with mistakes, but not from one that isn’t valid YAML', () => {
    expect(offered(namesOf(sourceOf('unknown-dialog')), 'dialog').length).toBeGreaterThan(0)
    const broken = compileBytes(sourceOf('unclosed-quote'), {})
    expect(broken.names).toBeUndefined()
  })

  it('reject nothing if content includes itself endlessly', () => {
    const twice = Array.from({ length: 20 }, (_, i) => `  c${i}: { a: { from: c${i + 1} }, b: { from: c${i + 1} } }`)
    const text = site('{ type: hero, heading: Hello }', `content:\n${twice.join('\n')}\n  c20: { end: 1 }\n`)
    const { reference } = namesOf(new TextEncoder().encode(text))
    expect(reference.names.length).toBeLessThan(6000)
    expect(new RegExp(reference.accepted.join('|')).test('c0.a.b.a.b')).toBe(true)
  })
})

describe('writeProjectSchema', () => {
  const directory = mkdtempSync(join(tmpdir(), 'pagewright-editor-'))
  const siteFile = join(directory, 'site.yaml')
  const { names } = compileBytes(sourceOf('good-actions'))
  const named = { schema: toySchema, ...(names && { names }) }

  it('writes only changes and keeps the names while the file can’t be read', async () => {
    expect(await writeProjectSchema(siteFile, named)).toBe(true)
    const { mtimeMs } = statSync(projectSchemaFile(siteFile))
    expect(await writeProjectSchema(siteFile, named)).toBe(false)
    expect(await writeProjectSchema(siteFile, { schema: toySchema })).toBe(false)
    expect(statSync(projectSchemaFile(siteFile)).mtimeMs).toBe(mtimeMs)
    expect(readdirSync(join(directory, '.pagewright'))).toEqual(['project.schema.json'])
  })

  it('starts from the composed schema if no names are known yet', async () => {
    const other = join(directory, 'other.yaml')
    expect(await writeProjectSchema(other, { schema: toySchema })).toBe(true)
    expect(JSON.parse(readFileSync(join(directory, '.pagewright/other.schema.json'), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(toySchema)),
    )
  })

  it('tolerates a read-only folder', async () => {
    writeFileSync(join(directory, 'file'), '')
    expect(await writeProjectSchema(join(directory, 'file/site.yaml'), named)).toBe(false)
  })
})
