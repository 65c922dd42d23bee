import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { main } from '../../../src/cli/diff.ts'
import { capture } from '../../support/capture.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagewright-diff-'))
const file = join(folder, 'site.yaml')
const old = join(folder, 'old.yaml')
const text = `site: { name: Mill, url: https://mill.example, phone: "+12025550143" }
content:
  days: 6
  pay: 9
pages:
  home:
    path: /
    title: Home
    blocks:
      - { type: hero, headline: "Bread on {days} days" }
      - { type: cta, heading: Order, actions: [{ label: Order now, to: /order }] }
      - { type: prose, text: Visit us }
  order:
    path: /order
    title: Order
    blocks:
      - { type: hero, headline: "Fresh on {days} days" }
  not-found: { path: /404, title: Gone, blocks: [{ type: not-found }] }
`

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: folder })

beforeEach(() => {
  vi.stubEnv('SITE', file)
  writeFileSync(old, text)
  writeFileSync(file, text)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The sentences about the old site and one in which some texts are others. */
async function diff(...changes: readonly (readonly [string, string])[]): Promise<string> {
  writeFileSync(
    file,
    changes.reduce((now, [from, to]) => now.replace(from, to), text),
  )
  return (await capture(() => main([old]))).stdout.trim()
}

describe('diff', () => {
  it.each<[string, readonly (readonly [string, string])[], string]>([
    ['nothing', [], 'Nothing changes for visitors.'],
    ['a comment and an unused value', [['pay: 9', 'pay: 10 # more']], 'Nothing changes for visitors.'],
    ['a title', [['title: Order', 'title: Shop']], 'The title “Order” becomes “Shop” on /order.'],
    ['a text', [['Visit us', 'Come by']], '“Visit us” becomes “Come by” on /.'],
    ['a piece that placeholders insert', [['days: 6', 'days: 7']], '“6” becomes “7” on / and /order.'],
    ['a link', [['to: /order', 'to: /']], 'The link “Order now” leads to / on /, instead of /order.'],
    [
      'a new block',
      [
        [
          '      - { type: prose, text: Visit us }',
          '      - { type: prose, text: Visit us }\n      - { type: prose, text: Hi }',
        ],
      ],
      'A block `prose` is new on /.\n“Hi” is new on /.',
    ],
    [
      'a block that is gone',
      [['      - { type: prose, text: Visit us }\n', '']],
      'A block `prose` is gone from /.\n“Visit us” is gone from /.',
    ],
    [
      'another address',
      [
        ['path: /order', 'path: /shop'],
        ['to: /order', 'to: /shop'],
      ],
      'Page /shop is new: “Order”.\nWarning: page /order, “Order”, is gone, and its address leads nowhere. Add it to `redirects`.\nThe link “Order now” leads to /shop on /, instead of /order.',
    ],
    [
      'another address with a redirect',
      [
        ['path: /order', 'path: /shop'],
        ['to: /order', 'to: /shop'],
        ['pages:', 'redirects: [{ from: /order, to: /shop }]\npages:'],
      ],
      'Page /shop is new: “Order”.\nPage /order, “Order”, is gone. Its address leads to /shop.\nThe link “Order now” leads to /shop on /, instead of /order.',
    ],
    ['what every page shows', [['name: Mill', 'name: Old Mill']], '“Mill” becomes “Old Mill” on every page.'],
  ])('says what changes: %s', async (_, changes, sentences) => {
    expect(await diff(...changes)).toBe(sentences)
  })

  it('says that the order changes', async () => {
    const [first = '', second = ''] = text.split('\n').filter((line) => /type: (?:cta|prose)/.test(line))
    expect(await diff([`${first}\n${second}`, `${second}\n${first}`])).toBe('The order changes on /.')
  })

  it('compares with a revision of git', async () => {
    git('init', '-q')
    git('add', 'site.yaml')
    git('commit', '-qm', 'first')
    writeFileSync(file, text.replace('Visit us', 'Come by'))
    const { result, stdout } = await capture(() => main([]))
    expect([result, stdout]).toEqual([0, '“Visit us” becomes “Come by” on /.\n'])
    expect((await capture(() => main(['nothing']))).result).toBe(2)
  })

  it('compares the translations of both sides', async () => {
    const spanish = join(folder, 'translations/es.yaml')
    const translated = 'pages:\n  home:\n    - { en: Home, es: Inicio }\n    - { en: Visit us, es: Visítanos }\n'
    mkdirSync(join(folder, 'translations'))
    writeFileSync(file, text.replace('mill.example', 'mill.example, languages: [en, es]'))
    writeFileSync(spanish, translated)
    git('init', '-q')
    git('add', 'site.yaml', 'translations')
    git('commit', '-qm', 'in Spanish')
    writeFileSync(spanish, translated.replace('Visítanos', 'Pasa por aquí'))
    const { stdout } = await capture(() => main([]))
    rmSync(join(folder, 'translations'), { recursive: true })
    expect(stdout).toBe('“Visítanos” becomes “Pasa por aquí” on /es.\n')
  })

  it('prints an object for programs', async () => {
    writeFileSync(file, text.replace('Visit us', 'Come by'))
    const { stdout } = await capture(() => main([old, '--json']))
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      added: [],
      gone: [],
      reordered: [],
      changes: [
        {
          kind: 'text',
          before: 'Visit us',
          after: 'Come by',
          pages: ['/'],
          path: ['pages', 'home', 'blocks', 2, 'text'],
        },
      ],
    })
  })

  it('exits with 1 if one of the sites has errors', async () => {
    writeFileSync(old, 'pages: {}\n')
    const { result, stderr } = await capture(() => main([old]))
    expect([result, stderr]).toEqual([1, expect.stringContaining('has errors')])
  })
})
