import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectSchemaFile, writeProjectSchema } from '../../../src/make/project/writeProjectSchema.ts'
import { loadSite } from '../../support/explained.ts'
import {
  type Completion,
  type EditorProblem,
  type LanguageServer,
  placeAfter,
  startLanguageServer,
} from '../../support/languageServer.ts'
import { compileBytes, sitesDirectory, toySchema } from '../compiler/compileFixture.ts'

const directory = mkdtempSync(join(tmpdir(), 'pagewright-language-server-'))
const siteText = readFileSync('tests/fixtures/agency/site.yaml', 'utf8')
const siteSchema = resolve('schema/site.schema.json')
let server: LanguageServer
let opened = 0

beforeAll(async () => {
  server = await startLanguageServer()
})

afterAll(async () => {
  const connections = server.connections()
  await server.stop()
  expect(connections, 'the server went to the network').toEqual([])
})

const withSchema = (schema: string, text: string) => `# yaml-language-server: $schema=${schema}\n${text}`
const open = (text: string) => server.open(join(directory, `text-${++opened}.yaml`), text)
const labels = (completions: readonly Completion[]) => completions.map(({ label }) => label)

/** Problems of a text under a schema, with line numbers that don't count the schema comment. */
async function problemsUnder(schema: string, text: string): Promise<readonly EditorProblem[]> {
  const problems = await open(withSchema(schema, text.replace(/^\uFEFF/, ''))).problems()
  return problems.map(({ line, message }) => ({ line: line - 1, message }))
}

/** Completions at the end of a text, in the middle of a line or on a new one. */
function offeredAtEnd(schema: string, text: string): Promise<readonly Completion[]> {
  const whole = withSchema(schema, text)
  return open(`${whole}\n`).completions(placeAfter(whole, whole))
}

const page = (blocks: string) => `site: { name: Acme, url: https://www.acme.com }
pages:
  home:
    path: /
    title: Acme
    blocks:
${blocks}`

describe('site.schema.json in the YAML language server', () => {
  const blockTypes = readdirSync('blocks').sort()

  it('offers every block type', async () => {
    expect(labels(await offeredAtEnd(siteSchema, page('      - type: '))).sort()).toEqual(blockTypes)
  })

  it.each(blockTypes)('offers only its own keys in a block `%s`', async (type) => {
    const { $defs } = JSON.parse(readFileSync(siteSchema, 'utf8'))
    const keys = Object.keys($defs[`block-${type}`].properties).filter((key) => key !== 'type')
    const offered = await offeredAtEnd(siteSchema, page(`      - type: ${type}\n        `))
    expect(labels(offered).sort()).toEqual(keys.sort())
    expect(offered.filter(({ documentation }) => documentation === '')).toEqual([])
  })

  it('offers the values of an enum, the sections of a site and icons', async () => {
    expect(labels(await offeredAtEnd(siteSchema, page('      - type: faq\n        tone: ')))).toEqual([
      'plain',
      'tinted',
      'dark',
    ])
    expect(labels(await offeredAtEnd(siteSchema, `${page('')}    frame: `))).toEqual(['full', 'plain', 'none'])
    expect(labels(await offeredAtEnd(siteSchema, 'site:\n  logo: wave-'))).toContain('wave-sine')
    const sections = await offeredAtEnd(siteSchema, `${page('      - { type: prose, text: Hello }')}\n`)
    expect(labels(sections)).toEqual(expect.arrayContaining(['theme', 'services', 'dialogs', 'content']))
  })

  const toExplain = `header:
  action:
    label: Go
${page('      - type: hero\n        headline: Hi\n        tone: dark\n')}`

  it.each([
    ['a section', 'header', 'The bar at the top of every page.'],
    ['a key with a shape of its own', 'action', 'The button at the end of the bar.'],
    ['a key of that shape', 'label', 'The label of the button or link.'],
    ['a page', 'home', 'A page, or several if its path has parameters.'],
    ['a key of a page', 'title', 'Title for the browser tab'],
    ['the type of a block', 'type', 'What the block is'],
    ['a key of a block', 'headline', 'Main heading of the page.'],
  ])('shows the description of %s on hover', async (_, key, words) => {
    const text = withSchema(siteSchema, toExplain)
    const { line, character } = placeAfter(text, `${key}:`)
    expect(await open(text).hover({ line, character: character - 2 })).toContain(words)
  })

  it('reports nothing in the site of this project', async () => {
    expect(await problemsUnder(siteSchema, siteText)).toEqual([])
  })

  it.each([
    ['a misspelled key', 'headng: Hello', 'headng'],
    ['a misspelled value', 'tone: drak', 'tinted'],
    ['a text for a list', 'actions: now', 'a list'],
  ])('reports %s at its line', async (_, line, word) => {
    const problems = await problemsUnder(
      siteSchema,
      page(`      - type: faq\n        from: questions\n        ${line}\n`),
    )
    expect(problems.map((problem) => problem.line)).toEqual([9])
    expect(problems[0]?.message).toContain(word)
  })

  it('reports a misspelled block type at its line', async () => {
    const problems = await problemsUnder(siteSchema, page('      - type: heros\n        headline: Hi\n'))
    expect(problems.map(({ line }) => line)).toEqual([7])
  })
})

describe('the project schema in the YAML language server', () => {
  const siteFile = join(directory, 'site.yaml')
  const projectSchema = projectSchemaFile(siteFile)

  beforeAll(async () => {
    await writeProjectSchema(siteFile, loadSite('site.yaml', { mode: 'production' }))
  })

  const inAction = (key: string) => `header:\n  links: []\n  action:\n    label: Go\n    ${key}: `
  it.each([
    ['dialogs, with their titles', inAction('dialog'), 'schedule-demo', 'Schedule Your Demo'],
    ['pages', inAction('to'), '/pricing', ''],
    ['anchors of pages', `${inAction('to')}/solutions`, '/solutions#industries', ''],
    ['anchors', inAction('scrollTo'), 'finder', ''],
    ['plans', inAction('checkout'), 'healthcare.starter', ''],
    ['files', inAction('href'), '/favicon.svg', ''],
    ['icons', inAction('icon'), 'calendar-check', ''],
    ['services', page('      - type: embed\n        service: '), 'booking', 'Booking calendar'],
    ['shared content', page('      - type: faq\n        from: '), 'industries.healthcare.benefits', ''],
    ['shared content of the page’s entry', page('      - type: faq\n        from: '), 'industry.benefits', ''],
    ['collections', 'pages:\n  a:\n    params:\n      b:\n        in: ', 'industries', ''],
    [
      'fields with addresses',
      'pages:\n  a:\n    params:\n      b:\n        in: industries\n        by: ',
      'landing.id',
      '',
    ],
  ])('offers %s', async (_, text, name, about) => {
    const offered = await offeredAtEnd(projectSchema, text)
    expect(labels(offered)).toContain(name)
    if (about !== '') expect(offered.find(({ label }) => label === name)?.documentation).toBe(about)
  })

  it('still offers only a block’s own keys inside it', async () => {
    const offered = await offeredAtEnd(projectSchema, page('      - type: embed\n        '))
    expect(labels(offered)).toEqual(labels(await offeredAtEnd(siteSchema, page('      - type: embed\n        '))))
  })

  it('reports nothing in the site of this project', async () => {
    expect(await problemsUnder(projectSchema, siteText)).toEqual([])
  })

  it('completes and describes names inside the braces of a link in the whole site', async () => {
    const edited = withSchema(projectSchema, siteText.replace('dialog: schedule-demo }', 'dialog: s }'))
    const place = placeAfter(edited, 'dialog: s')
    const text = open(edited)
    await text.problems()
    expect(labels(await text.completions(place))).toContain('schedule-demo')
    expect(await text.hover({ ...place, character: place.character - 5 })).toContain('Name of a dialog')
  })

  it('offers a new name after it is saved', async () => {
    const file = join(directory, 'saved.yaml')
    const link = (name: string) => `header: { links: [{ label: Go, dialog: ${name} }] }\n`
    const dialogs = (name: string) => `dialogs: { ${name}: { title: Ask, blocks: [{ type: hero, heading: Hi }] } }\n`
    const source = (name: string) => `${page('      - { type: hero, heading: Hello }')}\n${dialogs(name)}${link('ask')}`
    const save = async (text: string) => {
      const { names } = compileBytes(new TextEncoder().encode(text))
      await writeProjectSchema(file, { schema: toySchema, ...(names && { names }) })
    }
    await save(source('other'))
    const text = server.open(file, withSchema(projectSchemaFile(file), source('ask')))
    expect((await text.problems()).map(({ message }) => message)).toEqual([
      'There is no such dialog. Dialogs of this site: `other`.',
    ])
    const next = server.nextProblems(file)
    await save(source('ask'))
    server.tellChanged(projectSchemaFile(file))
    expect(await next).toEqual([])
  })
})

describe('site.yaml as it is, after `npm ci`', () => {
  it('names a schema in its first line that contains the site’s names', async () => {
    execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/prepare.ts'])
    const text = server.open(
      'site.yaml',
      readFileSync('site.yaml', 'utf8').replace('dialog: schedule-demo }', 'dialog: shedule-demo }'),
    )
    const problems = await text.problems()
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toContain('There is no such dialog. Dialogs of this site: `schedule-demo`')
  })
})

describe('the sites of the fixtures in the YAML language server', () => {
  const bytesOf = (name: string) => readFileSync(`${sitesDirectory}/${name}/site.yaml`)
  const goodSites = readdirSync(sitesDirectory).filter((name) => name.startsWith('good-'))

  async function problemsOf(name: string): Promise<readonly EditorProblem[]> {
    const bytes = bytesOf(name)
    const { names } = compileBytes(bytes)
    const file = join(directory, `${name}.yaml`)
    await writeProjectSchema(file, { schema: toySchema, ...(names && { names }) })
    return problemsUnder(projectSchemaFile(file), bytes.toString())
  }

  it.each(goodSites)('reports nothing in %s', async (name) => {
    const plain = join(directory, 'toy.yaml')
    await writeProjectSchema(plain, { schema: toySchema })
    expect(await problemsUnder(projectSchemaFile(plain), bytesOf(name).toString())).toEqual([])
    expect(await problemsOf(name)).toEqual([])
  })

  it.each([
    'address-as-page',
    'address-as-service',
    'anchor-as-page',
    'file-as-page',
    'image-with-public',
    'page-as-address',
    'redirect-to-nowhere',
    'unknown-anchor',
    'unknown-anchor-on-page',
    'unknown-checkout',
    'unknown-collection',
    'unknown-dialog',
    'unknown-file',
    'unknown-from',
    'unknown-icon',
    'unknown-image',
    'unknown-page',
    'unknown-page-far',
    'unknown-page-in-footer-links',
    'unknown-policy-page',
    'unknown-service',
  ])('reports missing names in %s at the same lines as `check`', async (name) => {
    const printed = readFileSync(`${sitesDirectory}/${name}/diagnostics.txt`, 'utf8')
    const lines = [...printed.matchAll(/^site\.yaml:(\d+):/gm)].map(([, line]) => Number(line))
    const problems = await problemsOf(name)
    expect(problems.map(({ line }) => line)).toEqual(lines)
    expect(problems.map(({ message }) => message).join()).toMatch(/no such|No block/)
  })
})
