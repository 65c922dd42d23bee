import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../../../src/cli/edit.ts'
import { capture } from '../../support/capture.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagewright-edit-'))
const file = join(folder, 'site.yaml')
const text = `# Our mill
site:
  name: Mill
  url: https://mill.example
content:
  offer: { heading: Fresh bread, actions: [{ label: Order, to: / }] }
pages:
  home:
    path: /
    title: Home # for search engines
    blocks:
      - { type: hero, headline: Bread }
      - { type: cta, from: offer }
      - { type: cta, from: offer }
  not-found: { path: /404, title: Gone, blocks: [{ type: not-found }] }
`

beforeEach(() => writeFileSync(file, text))
afterAll(() => rmSync(folder, { recursive: true }))

async function edit(operations: unknown, ...flags: readonly string[]) {
  const patch = join(folder, 'ops.json')
  writeFileSync(patch, typeof operations === 'string' ? operations : JSON.stringify(operations))
  return capture(() => main([file, '--patch', patch, ...flags]))
}

const title = [{ op: 'replace', path: '/pages/home/title', value: 'Mill' }]
const broken = [{ op: 'add', path: '/pages/home/colour', value: 'red' }]

describe('edit', () => {
  it('changes what the operations name, and nothing else', async () => {
    const { result, stdout } = await edit(title)
    expect([result, stdout.trim()]).toEqual([0, `1 change in ${file}.`])
    expect(readFileSync(file, 'utf8')).toBe(text.replace('title: Home #', 'title: Mill #'))
  })

  it('puts a new key where the schema has it', async () => {
    await edit([{ op: 'add', path: '/pages/home/description', value: 'Bread' }])
    expect(readFileSync(file, 'utf8')).toBe(text.replace('engines\n', 'engines\n    description: Bread\n'))
  })

  it('prints a diff with --dry-run, and writes nothing', async () => {
    const { result, stdout } = await edit(title, '--dry-run')
    expect(result).toBe(0)
    expect(stdout).toBe(`--- a/${file}
+++ b/${file}
@@ -7,7 +7,7 @@
 pages:
   home:
     path: /
-    title: Home # for search engines
+    title: Mill # for search engines
     blocks:
       - { type: hero, headline: Bread }
       - { type: cta, from: offer }
`)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  it('refuses a site that would have errors, and says which', async () => {
    const { result, stderr } = await edit([...title, ...broken])
    expect(result).toBe(1)
    expect(stderr).toContain('Unknown key `colour` in page `home`.')
    expect(stderr).toContain('the site would have these errors')
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  it('writes it with --force, and then another change of the broken file', async () => {
    expect((await edit(broken, '--force')).result).toBe(0)
    expect((await edit(title)).result).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('    colour: red\n')
  })

  it('refuses an operation on what several places show, until a flag says what is meant', async () => {
    const heading = [{ op: 'replace', path: '/pages/home/blocks/1/heading', value: 'Rolls' }]
    const { result, stderr } = await edit(heading)
    expect([result, stderr.split('\n')[0]]).toEqual([
      1,
      'Operation 1, replace /pages/home/blocks/1/heading: `/pages/home/blocks/1/heading` was written at `/content/offer/heading`, which is shown elsewhere, too: /pages/home/blocks/2/heading.',
    ])
    expect((await edit(heading, '--here')).result).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(text.replace('from: offer }', 'heading: Rolls, from: offer }'))
    writeFileSync(file, text)
    expect((await edit(heading, '--everywhere')).stderr).toBe(
      'This changes what other places show, too: /pages/home/blocks/2/heading\n',
    )
    expect(readFileSync(file, 'utf8')).toBe(text.replace('Fresh bread', 'Rolls'))
  })

  it.each([
    ['{', /ops\.json cannot be read/],
    ['{}', /a patch is a list of operations/],
    ['[{ "op": "add", "path": "/x" }]', /operation 1 is none of JSON Patch/],
  ])('exits with 2 for %s', async (operations, reason) => {
    const { result, stderr } = await edit(operations)
    expect([result, stderr]).toEqual([2, expect.stringMatching(reason)])
  })

  it('reads operations with a byte order mark', async () => {
    expect((await edit(`\ufeff${JSON.stringify(title)}`)).result).toBe(0)
  })

  it('says what is wrong with a file that is no YAML, and exits with 2', async () => {
    writeFileSync(file, `${text}site: { name: Twice }\n`)
    const { result, stderr } = await edit(title)
    expect([result, stderr]).toEqual([2, expect.stringMatching(/site\.yaml:16:1 .*cannot be read/s)])
  })

  it('exits with 2 for a folder', async () => {
    const { result, stderr } = await capture(() => main([folder, '--patch', join(folder, 'ops.json')]))
    expect([result, stderr]).toEqual([2, expect.stringContaining('there is no such file')])
  })

  it('exits with 2 without a file or operations, or with two flags that exclude each other', async () => {
    expect((await edit(title, '--here', '--everywhere')).result).toBe(2)
    expect((await capture(() => main([file]))).result).toBe(2)
    expect((await capture(() => main([join(folder, 'none.yaml'), '--patch', join(folder, 'ops.json')]))).result).toBe(2)
  })
})

describe('edit of a site in two languages', () => {
  const spanish = join(folder, 'translations/es.yaml')
  const inEnglish = text.replace('mill.example\n', 'mill.example\n  languages: [en, es]\n')
  const inSpanish = `# Por traducir\npages:\n  home:\n    - { en: Home, es: Inicio } # título\n`
  const heading = { op: 'replace', path: '/content/offer/heading', value: 'Rolls' }
  const translation = { op: 'replace', path: '/pages/home/0/es', value: 'Portada', file: './translations/es.yaml' }

  beforeEach(() => {
    mkdirSync(join(folder, 'translations'), { recursive: true })
    writeFileSync(file, inEnglish)
    writeFileSync(spanish, inSpanish)
  })
  afterAll(() => rmSync(join(folder, 'translations'), { recursive: true }))

  const written = () => [readFileSync(file, 'utf8'), readFileSync(spanish, 'utf8')]

  it('changes the files that the operations name', async () => {
    const { result, stdout } = await edit([translation, { ...heading, file: 'site.yaml' }], '--everywhere')
    expect([result, stdout]).toEqual([0, `1 change in ${file}.\n1 change in ${spanish}.\n`])
    expect(written()).toEqual([inEnglish.replace('Fresh bread', 'Rolls'), inSpanish.replace('Inicio', 'Portada')])
  })

  it('prints a diff for each with --dry-run', async () => {
    const { stdout } = await edit([translation, heading], '--dry-run')
    expect(stdout.match(/^\+{3} .*|^\+ .*/gm)).toEqual([
      `+++ b/${file}`,
      '+  offer: { heading: Rolls, actions: [{ label: Order, to: / }] }',
      `+++ b/${spanish}`,
      '+    - { en: Home, es: Portada } # título',
    ])
    expect(written()).toEqual([inEnglish, inSpanish])
  })

  it.each([
    ['would have errors', { op: 'add', path: '/pages/home/0/fr', value: 'x', file: 'translations/es.yaml' }, 'fr'],
    ['is missing', { ...translation, file: 'translations/fr.yaml' }, 'The site has no file `translations/fr.yaml`.'],
    ['is none of the site', { ...translation, file: '../secret.yaml' }, 'The site has no file `../secret.yaml`.'],
  ])('changes none of them if one %s', async (_, operation, reason) => {
    const { result, stderr } = await edit([heading, operation])
    expect([result, stderr]).toEqual([1, expect.stringContaining(reason)])
    expect(written()).toEqual([inEnglish, inSpanish])
  })

  it('changes none of them if one can’t be written', async () => {
    chmodSync(spanish, 0o444)
    const { result, stderr } = await edit([heading, translation])
    chmodSync(spanish, 0o644)
    expect([result, stderr]).toEqual([1, expect.stringContaining('es.yaml could be changed, but it is read-only')])
    expect(written()).toEqual([inEnglish, inSpanish])
  })
})
