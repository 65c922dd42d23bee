import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { decodeAddress, fileAddress } from '../../../schema/fileAddress.ts'
import type { CompiledSite } from '../../../schema/model.ts'
import { fixText } from '../../../src/language/advice/fixText.ts'
import { formatDiagnostics } from '../../../src/language/advice/formatDiagnostics.ts'
import type { Diagnostic } from '../../../src/language/diagnostic.ts'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { findFile } from '../../../src/language/references/findFile.ts'
import { serveFiles } from '../../../src/make/host/serveFiles.ts'
import { type RunningHost, startHost } from '../../../src/make/host/staticHost.ts'
import { readPublicFiles } from '../../../src/make/project/readPublicFiles.ts'
import { createRandom } from '../../../tools/mutate/random.ts'
import { compileInProject } from '../../support/compileText.ts'
import { whole } from '../../support/whole.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>'
const cache = createCompileCache()
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-names-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A folder of public files with these names: drawings where they end in .svg. */
function publicFolder(name: string, paths: readonly string[]): string {
  const home = join(folder, name)
  for (const path of paths) {
    mkdirSync(join(home, path, '..'), { recursive: true })
    writeFileSync(join(home, path), path.endsWith('.svg') ? drawing : 'text')
  }
  return home
}

interface Uses {
  readonly hrefs?: readonly string[]
  readonly pictures?: readonly string[]
  readonly text?: string
  readonly to?: string
}

const siteOf = ({ hrefs = [], pictures = [], text = 'Text', to }: Uses): string =>
  stringify({
    site: { name: 'Acme', url: 'https://www.acme-tools.org' },
    pages: {
      home: {
        path: '/',
        title: 'Files',
        blocks: [
          {
            type: 'hero',
            headline: 'Files',
            actions: [
              ...hrefs.map((href, index) => ({ label: `Link ${index}`, href })),
              ...(to === undefined ? [] : [{ label: 'Page', to }]),
            ],
          },
          ...(pictures.length > 0
            ? [
                {
                  type: 'gallery',
                  heading: 'A',
                  pictures: pictures.map((src, index) => ({ src, alt: `Plan ${index}` })),
                },
              ]
            : []),
          { type: 'prose', text },
        ],
      },
      'not-found': { path: '/404', title: 'Page not found', blocks: [{ type: 'not-found' }] },
    },
  })

const check =
  (home: string) =>
  (text: string): { site?: CompiledSite; diagnostics: readonly Diagnostic[] } =>
    compileInProject(text, { cache, publicFiles: readPublicFiles([home], { own: home, withCopies: true }) })

/** Every path that a browser asks a server for, with the letters that it stands for. */
function addressesIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') {
    if (value.startsWith('/')) found.push(value)
    for (const [, address = ''] of value.matchAll(/ (?:href|src)="(\/[^"]*)"/g)) found.push(address)
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) addressesIn(inner, found)
  }
  return found
}

function filesOn(site: CompiledSite | undefined): readonly string[] {
  const entry = site?.entries.get('/')
  return entry?.kind === 'page' ? addressesIn(entry.page.blocks).filter((address) => address !== '/') : []
}

/** The file that a server looks for if a browser follows an address. */
function askedFile(address: string): string {
  const { pathname, search, hash } = new URL(address, 'https://www.acme-tools.org')
  return decodeURIComponent(pathname) + search + hash
}

const named = ['Price list.pdf', 'Liste#1.pdf', '100%.pdf', 'Größe.pdf', 'a?b.pdf', 'R&D + "x".pdf', '😀.pdf']

describe('a link to a file', () => {
  it.each(
    named.flatMap((name) => [
      [name, `/files/${name}`],
      [name, fileAddress(`/files/${name}`)],
      [name, `/files/${name}`.normalize('NFD')],
    ]),
  )('with the name %s leads to it, written as %s', (name, written) => {
    const path = `/files/${name}`
    const home = publicFolder('named', [path])
    const uses = { hrefs: [written], text: `[Prices](${written}) and more.` }
    const { site, diagnostics } = check(home)(siteOf(uses))
    expect(diagnostics.filter(({ message }) => message.includes(name))).toEqual([])
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(filesOn(site).map(askedFile)).toEqual([path, path])
  })

  it.each([
    ['/a?b', ['/a?b', '/a'], '/a%3Fb'],
    ['/a?b', ['/a'], '/a?b'],
    ['/a%20b', ['/a%20b', '/a b'], '/a%2520b'],
    ['/a%20b', ['/a b'], '/a%20b'],
    ['/a#b.pdf#page=3', ['/a#b.pdf'], '/a%23b.pdf#page=3'],
    ['/a%23b?c', ['/a#b'], '/a%23b?c'],
    ['/100%', ['/100%'], '/100%25'],
    ['//a', ['/a'], undefined],
  ])('findFile reads %s among %j as %s', (written, files, address) => {
    expect(findFile(written, (path) => files.find((file) => file === path))?.address).toBe(address)
  })

  it.each([
    ['/files/Price lst.pdf', 'href'],
    ['/files/Price%20lst.pdf', 'href'],
    ['/files/Price lst.pdf', 'to'],
  ])('with a misspelled name %s under %s is fixed without a circle', (written, key) => {
    const home = publicFolder('misspelled', ['/files/Price list.pdf'])
    const uses =
      key === 'href' ? { hrefs: [written] } : { hrefs: ['/files/Price%20list.pdf'], to: '/files/Price list.pdf' }
    const { text, diagnostics } = fixText(siteOf(uses), (each) => check(home)(each).diagnostics)
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    if (key === 'href') expect([text.includes('/files/Price list.pdf'), errors]).toEqual([true, []])
    else expect(errors.map(({ hint }) => hint)).toEqual(['Use `href: /files/Price list.pdf`.'])
  })

  it('with a space in Markdown leads to the file, and a remark in parentheses stays one', () => {
    const home = publicFolder('spaces', ['/files/Price list (new).pdf'])
    const text = '[Prices](/files/Price list (new).pdf "All of them"), [1](see the note), and ![plan] (no).'
    const { site, diagnostics } = check(home)(siteOf({ hrefs: ['/files/Price list (new).pdf'], text }))
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    const entry = site?.entries.get('/')
    expect(entry?.kind === 'page' && JSON.stringify(entry.page.blocks)).toContain(
      String.raw`<a href=\"/files/Price%20list%20%28new%29.pdf\" title=\"All of them\">Prices</a>, [1](see the note)`,
    )
  })

  it('with a space to nowhere in Markdown is reported', () => {
    const home = publicFolder('nowhere', ['/files/a.pdf'])
    const { diagnostics } = check(home)(siteOf({ text: '[Prices](/files/Price list.pdf)' }))
    expect(diagnostics.map(({ code }) => code)).toContain('unknown-file')
  })
})

const letters = [
  ...['a', 'b', '1', '.', ' ', '#', '?', '%', '%20', '%2F', '&', '+', ',', ';', '=', '@', '$', '!', '~', '^', '|'],
  ...['"', "'", '(', ')', '[', ']', '<', '>', '*', '_', '`', ':', 'ä', 'é', 'ß', '😀', '中', 'ş'],
]

/** Different names of files, each at most once in any encoding of its letters. */
function randomNames(random: ReturnType<typeof createRandom>, count: number, ending: string): string[] {
  const names = Array.from({ length: count }, () => {
    const name = Array.from({ length: 1 + random.below(6) }, () => random.pick(letters)).join('')
    return `/files/x${name.trim()}${random.below(9)}${ending}`.normalize(random.pick(['NFC', 'NFD']))
  })
  return [...new Map(names.map((name) => [name.normalize().toLowerCase(), name])).values()]
}

describe.each([1, 2, 3])('random names of files, seed %i,', (seed) => {
  const random = createRandom(seed)
  const documents = randomNames(random, whole ? 400 : 60, '.pdf')
  const drawings = randomNames(random, whole ? 400 : 60, '.svg')
  const files = [...documents, ...drawings]
  const composed = new Map(files.map((file) => [file.normalize(), file]))
  /** Another way to write the name. A text that is the name of a file as it stands means that one. */
  const spell = (path: string): { written: string; path: string } => {
    const written = random.pick([
      path,
      fileAddress(path),
      path.normalize('NFC'),
      path.normalize('NFD'),
      fileAddress(path.normalize('NFC')),
      fileAddress(path.normalize('NFD')).replaceAll(/%\w\w/g, (each) => each.toLowerCase()),
    ]) as string
    return { written, path: composed.get(written.normalize()) ?? path }
  }
  let host: RunningHost
  let home: string
  beforeAll(async () => {
    home = publicFolder(`random-${seed}`, files)
    host = await startHost([
      serveFiles(home, { dev: true }),
      (_, response) => {
        response.statusCode = 404
        response.end()
      },
    ])
  })
  afterAll(() => host.close())

  it('are found in links, pictures and Markdown, and browsers and servers find them', async () => {
    const hrefs = documents.map(spell)
    const pictures = drawings.map(spell)
    // In Markdown, a parenthesis without its other half ends a link.
    const inText = (path: string) => {
      const spelled = spell(path)
      const name = spelled.written.replaceAll(/\([^()]*\)/g, '')
      return /[()]|^\S*\s.*["']/.test(name) ? { written: fileAddress(spelled.path), path: spelled.path } : spelled
    }
    const linked = documents.map(inText)
    const shown = drawings.map(inText)
    const text = [
      ...linked.map(({ written }) => `[a](${written})`),
      ...shown.map(({ written }) => `![A plan](${written})`),
    ].join('\n\n')
    const written = siteOf({
      hrefs: hrefs.map((each) => each.written),
      pictures: pictures.map((each) => each.written),
      text,
    })
    const { site, diagnostics } = check(home)(written)
    const about = diagnostics.filter(({ message }) => !/headings?\b/i.test(message))
    expect(formatDiagnostics(about, written)).toBe('')
    const asked = filesOn(site)
    // A drawing in a text is also there for visitors who prefer no motion, and a link to it is not.
    const expected = [...hrefs, ...pictures, ...linked, ...shown].map(({ path }) => path)
    expect(asked.map(askedFile).sort()).toEqual([...expected].sort())
    for (const address of new Set(asked)) {
      const answer = await fetch(host.url + address)
      expect([address, answer.status]).toEqual([address, 200])
    }
    expect(files.map((file) => decodeAddress(fileAddress(file)))).toEqual(files)
  })
})
