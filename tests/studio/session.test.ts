import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Operation, readPointer } from '../../src/language/edit/operation.ts'
import { valueAtPath } from '../../src/language/plain.ts'
import { findProject } from '../../src/make/project/project.ts'
import { blockAtLine, outlineBlocks } from '../../studio/server/places.ts'
import { createSession, type Session } from '../../studio/server/session.ts'
import { writeIfUnchanged } from '../../studio/server/siteFile.ts'
import { createRandom } from '../../tools/mutate/random.ts'
import { whole } from '../support/whole.ts'

const text = `# The mill
site: { name: Mill, url: https://mill.example } # ours
content:
  offer:
    heading: Fresh bread
pages:
  home:
    path: /
    title: Home
    blocks:
      # The first thing one sees
      - { type: hero, headline: 'Bread every day' }
      - type: cta
        heading: Order today   # by noon
        actions: [{ label: See us, to: /about }]
      - { type: prose, text: "{offer.heading}" }
  about: { path: /about, title: About, blocks: [{ type: hero, headline: About }] }
  not-found: { path: /404, title: Gone, blocks: [{ type: not-found }] }
`

let folder: string
let file: string
let session: Session

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'))
  file = join(folder, 'site.yaml')
  writeFileSync(file, text)
  session = createSession(findProject({ SITE: file }))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const now = () => readFileSync(file, 'utf8')
const edit = (operation: Operation, revision = session.current().revision, group?: string) =>
  session.edit({ revision, operations: [operation], meaning: 'A change', ...(group !== undefined && { group }) })
const heading = (value: string): Operation => ({ op: 'replace', path: '/pages/home/blocks/1/heading', value })

describe('a session of Studio', () => {
  it('changes the bytes that were meant and no others', async () => {
    expect(await edit(heading('Order now'))).toMatchObject({ saved: expect.any(String) })
    expect(now()).toBe(text.replace('Order today', 'Order now'))
    expect(readdirSync(folder)).toEqual(['site.yaml'])
  })

  it('takes steps back and makes them again, to the exact bytes', async () => {
    await edit(heading('Order now'))
    await edit({ op: 'remove', path: '/pages/home/blocks/0' })
    const after = now()
    await session.undo()
    expect(now()).toBe(text.replace('Order today', 'Order now'))
    await session.undo()
    expect(now()).toBe(text)
    expect(await session.undo()).toEqual({ refused: 'Nothing to undo.' })
    await session.redo()
    await session.redo()
    expect(now()).toBe(after)
  })

  it('makes one step of the keys that are typed into one field', async () => {
    for (const value of ['O', 'Or', 'Ord', 'Order it']) await edit(heading(value), undefined, 'heading')
    expect(session.history().done).toHaveLength(1)
    expect(now()).toBe(text.replace('Order today', 'Order it'))
    await session.undo()
    expect(now()).toBe(text)
  })

  it('refuses a change after which the site wouldn’t compile, and says why', async () => {
    const outcome = await edit({ op: 'replace', path: '/pages/home/blocks/1/actions/0/to', value: '/abuot' })
    expect(outcome).toMatchObject({ refused: expect.stringContaining('/abuot') })
    expect(now()).toBe(text)
  })

  it('changes nothing while the file is broken, and says so', async () => {
    writeFileSync(file, text.replace('type: cta', 'type: cat'))
    expect(session.current().isSound).toBe(false)
    expect(await edit(heading('Order now'))).toMatchObject({ refused: expect.stringContaining('has errors') })
    expect(now()).toContain('type: cat')
  })

  it('changes nothing while the file is gone, and goes on when it is back', async () => {
    session.current()
    rmSync(file)
    expect(session.current()).toMatchObject({ isSound: false, isGone: true })
    expect(await edit(heading('Order now'))).toMatchObject({ refused: expect.stringContaining('is gone') })
    writeFileSync(file, text)
    await edit(heading('Order now'))
    expect(now()).toBe(text.replace('Order today', 'Order now'))
  })

  it('leaves a file alone that is read-only', async () => {
    session.current()
    chmodSync(file, 0o444)
    expect(await edit(heading('Order now'))).toMatchObject({ refused: expect.stringContaining('read-only') })
    expect(now()).toBe(text)
  })

  it('merges a change of another program that touched other nodes', async () => {
    const { revision } = session.current()
    const outside = text.replace('Bread every day', 'Bread on Sundays').replace('# ours', '# yours')
    writeFileSync(file, outside)
    await edit(heading('Order now'), revision)
    expect(now()).toBe(outside.replace('Order today', 'Order now'))
  })

  it('merges a change below a block that another program has added', async () => {
    const { revision } = session.current()
    const outside = text.replace('      # The first', '      - { type: prose, text: Hello }\n      # The first')
    writeFileSync(file, outside)
    await edit(heading('Order now'), revision)
    expect(now()).toBe(outside.replace('Order today', 'Order now'))
  })

  it('takes a picture away with the step that shows it, and brings it back', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
    const unused = await session.keepPicture('unused.png', bytes)
    expect(unused).toEqual({ src: '/images/unused.png' })
    const pictures = () => readdirSync(join(folder, 'public/images'))
    await session.keepPicture('mill.png', bytes)
    const image = { src: '/images/mill.png', alt: 'The mill' }
    const place = (at: string): Operation => ({ op: 'add', path: `/pages/${at}/blocks/0/illustration`, value: image })
    expect(await edit(place('home'))).toMatchObject({ saved: expect.any(String) })
    await edit(place('about'))
    await session.undo()
    expect(pictures()).toEqual(['mill.png', 'unused.png'])
    await session.undo()
    expect(now()).toBe(text)
    expect(pictures()).toEqual(['unused.png'])
    expect(await session.redo()).toMatchObject({ saved: expect.any(String) })
    const read = (name: string) => readFileSync(join(folder, 'public/images', name))
    expect(read('mill.png')).toEqual(read('unused.png'))
  })

  it('shows a conflict where another program has changed the same, and overwrites nothing', async () => {
    const { revision } = session.current()
    const outside = text.replace('Order today', 'Order tomorrow')
    writeFileSync(file, outside)
    const outcome = await edit(heading('Order now'), revision)
    expect(outcome).toEqual({ conflict: '/pages/home/blocks/1/heading', theirs: 'Order tomorrow' })
    expect(now()).toBe(outside)
  })

  it('takes its own step back and leaves what another program has done since', async () => {
    await edit(heading('Order now'))
    await edit({ op: 'replace', path: '/pages/about/title', value: 'About us' })
    const add = (written: string) => `# Another line\n${written.replace('Fresh bread', 'Fresh, fresh bread')}`
    writeFileSync(file, add(now()))
    session.current()
    await session.undo()
    await session.undo()
    expect(now()).toBe(add(text))
    await session.redo()
    expect(now()).toBe(add(text.replace('Order today', 'Order now')))
  })

  it('forgets steps that another program has written over', async () => {
    await edit(heading('Order now'))
    writeFileSync(file, now().replace('Order now', 'Order then'))
    session.current()
    expect(session.history().done).toEqual([])
  })

  it('asks whether a shared text changes everywhere', async () => {
    const at = '/content/offer/heading'
    expect(await edit({ op: 'replace', path: at, value: 'New bread' })).toMatchObject({
      elsewhere: ['/pages/home/blocks/2/text'],
    })
  })

  it('names the blocks of a page by what they say', async () => {
    expect(await outlineBlocks(session, ['pages', 'home'])).toMatchObject([
      { type: 'hero', label: 'Bread every day', at: '/pages/home/blocks/0' },
      { type: 'cta', label: 'Order today' },
      { type: 'prose', label: 'Fresh bread' },
    ])
  })

  it('knows the block that is written at a line', () => {
    const lineOf = (words: string) => text.slice(0, text.indexOf(words)).split('\n').length
    const at = (words: string) => blockAtLine(session.current(), lineOf(words))
    expect(at('# The first')).toBe('/pages/home/blocks/0')
    expect(at('type: cta')).toBe('/pages/home/blocks/1')
    expect(at('See us')).toBe('/pages/home/blocks/1')
    expect(at('{offer.heading}')).toBe('/pages/home/blocks/2')
    expect(at('title: Home')).toBeUndefined()
    expect(at('not-found:')).toBeUndefined()
  })

  it('writes a translation, marks it as new, and takes it back across files', async () => {
    mkdirSync(join(folder, 'translations'))
    const spanish = join(folder, 'translations/es.yaml')
    const before = `# By hand.
pages:
  home:
    - at: blocks[0].headline
      en: Bread each day
      es: Pan diario # checked
      was: Bread each day
`
    writeFileSync(spanish, before)
    const languages: Operation = { op: 'add', path: '/site/languages', value: ['en', 'es'] }
    expect(await edit(languages)).toMatchObject({ saved: expect.any(String) })
    const withLanguages = now()
    const at = 'pages.home.blocks[0].headline'
    const asked = { language: 'es', at, meaning: 'A translation', value: 'Pan cada día' }
    expect(await session.translate({ ...asked, before: 'Pan diario' })).toMatchObject({ saved: expect.any(String) })
    expect(readFileSync(spanish, 'utf8')).toBe(`# By hand.
pages:
  home:
    - at: blocks[0].headline
      en: Bread every day
      es: Pan cada día # checked
`)
    expect(await session.translate({ ...asked, value: 'Pan', before: 'Pan diario' })).toEqual({
      conflict: '/pages/home/blocks/0/headline',
      theirs: 'Pan cada día',
    })
    await edit(heading('Order now'))
    await session.undo()
    expect(now()).toBe(withLanguages)
    await session.undo()
    expect(readFileSync(spanish, 'utf8')).toBe(before)
    await session.undo()
    expect(now()).toBe(text)
    for (let step = 0; step < 3; step++) await session.redo()
    expect(readFileSync(spanish, 'utf8')).toContain('Pan cada día # checked')
    expect(now()).toContain('Order now')
  })

  it('loses nothing if two Studios and a text editor write at the same time', async () => {
    const other = createSession(findProject({ SITE: file }))
    const saves = whole ? 1000 : 60
    const places = [
      ['/pages/home/title', 'title: ', 'Home'],
      ['/pages/about/title', 'title: ', 'About'],
      ['/pages/home/blocks/1/heading', 'heading: ', 'Order today'],
      ['/content/offer/heading', 'heading: ', 'Fresh bread'],
      ['/site/name', 'name: ', 'Mill'],
      ['', '# ', 'The mill'],
    ] as const
    const { below, pick: pickOne } = createRandom(44)
    const pick = <Item>(items: readonly Item[]) => pickOne(items) as Item
    const words = ['bread', 'no', '12:30', "it's", 'a: b', 'x # y', 'ünï', '“quoted”', 'long '.repeat(20).trim()]
    const written = new Map<string, string>()
    let number = 0
    const write = async (path: string, own: Session) => {
      const value = `${pick(words)} ${number++}`
      const { revision } = own.current()
      const outcome = await own.edit({ revision, operations: [{ op: 'replace', path, value }], meaning: '' })
      expect(outcome).toMatchObject({ saved: expect.any(String) })
      written.set(path, value)
    }
    // A text editor reads the file, and saves it at once if nothing has changed meanwhile.
    const type = async () => {
      const known = readFileSync(file)
      const value = `${pick(words)} ${number++}`
      const next = known.toString().replace(/^# .*/, () => `# ${value}`)
      if (await writeIfUnchanged(file, known, Buffer.from(next))) written.set('', value)
    }
    while (number < saves) {
      const turn = places.filter(() => below(10) < 4)
      await Promise.all(turn.map(([path]) => (path === '' ? type() : write(path, pick([session, other])))))
    }
    const data = parse(now())
    for (const [path, value] of written)
      expect(path === '' ? /^# (.*)/.exec(now())?.[1] : valueAtPath(data, readPointer(path))).toBe(value)
    const lines = now().split('\n')
    expect(lines).toHaveLength(text.split('\n').length)
    for (const [index, line] of text.split('\n').entries()) {
      const [, key = '', value = ''] = places.find(([, key, value]) => line.includes(key + value)) ?? []
      const end = line.indexOf(key + value) + key.length
      expect(lines[index]?.startsWith(line.slice(0, end))).toBe(true)
      expect(lines[index]?.endsWith(line.slice(end + value.length))).toBe(true)
      if (value === '') expect(lines[index]).toBe(line)
    }
  }, 600_000)
})
