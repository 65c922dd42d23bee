import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../src/language/applyEdits.ts'
import type { Operation } from '../../src/language/edit/operation.ts'
import { createSources } from '../../src/language/sources/createSources.ts'
import { editSite } from '../../src/language/sources/editSite.ts'
import { compileFile } from '../../src/make/project/loadSite.ts'

const text = `site:
  name: Mill
  url: https://mill.example
  phone: "+12025550143"
  country: US
content:
  offer:
    heading: Fresh bread
    intro: Every morning # said twice
    actions:
      - { label: Call us, call: "{site.phone}" }
  days: 6
pages:
  home:
    path: /
    title: Home
    blocks:
      - { type: hero, headline: "Bread on {days} days" }
      - { type: cta, from: offer }
  about:
    path: /about
    title: About
    blocks:
      - { type: hero, headline: "{offer.heading}" }
      - { type: cta, from: offer, heading: Ours }
  not-found: { path: /404, title: Gone, blocks: [{ type: not-found }] }
`

async function edited(operation: Operation, shared?: 'here' | 'everywhere') {
  const sourcesOf = async (now: string) =>
    createSources(compileFile('site.yaml', Buffer.from(now), { mode: 'production' }))
  const result = await editSite(text, [operation], { sourcesOf, shared })
  if ('refused' in result) return { refused: result.refused }
  const lines = result.text.split('\n').filter((line) => !text.split('\n').includes(line))
  return { lines, elsewhere: result.elsewhere }
}

describe('a text that a block takes with `from:`', () => {
  const operation = { op: 'replace', path: '/pages/home/blocks/1/intro', value: 'Every day' } as const

  it('is refused with the places that show it, too', async () => {
    expect(await edited(operation)).toEqual({
      refused:
        '`/pages/home/blocks/1/intro` was written at `/content/offer/intro`, which is shown elsewhere, too: /pages/about/blocks/1/intro.',
    })
  })

  it('can change everywhere', async () => {
    expect(await edited(operation, 'everywhere')).toEqual({
      lines: ['    intro: Every day # said twice'],
      elsewhere: ['/pages/about/blocks/1/intro'],
    })
  })

  it('can change here only', async () => {
    expect(await edited(operation, 'here')).toEqual({
      lines: ['      - { type: cta, from: offer, intro: Every day }'],
      elsewhere: [],
    })
  })

  it('takes what is around it along if it changes here only', async () => {
    const label = { op: 'replace', path: '/pages/home/blocks/1/actions/0/label', value: 'Ring us' } as const
    expect(await edited(label, 'here')).toEqual({
      lines: ['      - { type: cta, from: offer, actions: [{ label: Ring us, call: "{site.phone}" }] }'],
      elsewhere: [],
    })
  })

  it('can’t be taken away here only', async () => {
    const { refused } = await edited({ op: 'remove', path: '/pages/home/blocks/1/intro' }, 'here')
    expect(refused).toMatch(/^`.*` was written at `\/content\/offer\/intro`, and can’t be taken away here only\.$/)
  })

  it('changes without a question if no other place shows it', async () => {
    const label = { op: 'replace', path: '/pages/home/blocks/1/heading', value: 'Warm bread' } as const
    expect(await edited(label, 'everywhere')).toEqual({
      lines: ['    heading: Warm bread'],
      elsewhere: ['/pages/about/blocks/0/headline'],
    })
  })
})

describe('a text with placeholders', () => {
  it('changes where it stands', async () => {
    expect(await edited({ op: 'replace', path: '/pages/about/blocks/0/headline', value: 'New' })).toEqual({
      lines: ['      - { type: hero, headline: "New" }'],
      elsewhere: [],
    })
  })

  it('can change everywhere', async () => {
    const operation = { op: 'replace', path: '/pages/about/blocks/0/headline', value: 'Warm bread' } as const
    expect(await edited(operation, 'everywhere')).toEqual({
      lines: ['    heading: Warm bread'],
      elsewhere: ['/pages/home/blocks/1/heading'],
    })
  })

  it('can change the piece that a placeholder inserts', async () => {
    const operation = { op: 'replace', path: '/pages/home/blocks/0/headline', value: 'Bread on 7 days' } as const
    expect(await edited(operation, 'everywhere')).toEqual({ lines: ['  days: 7'], elsewhere: [] })
  })

  it('has words of its own that can’t change elsewhere', async () => {
    const operation = { op: 'replace', path: '/pages/home/blocks/0/headline', value: 'Cake on 6 days' } as const
    expect(await edited(operation, 'everywhere')).toEqual({
      refused: '`/pages/home/blocks/0/headline` has words around its placeholders, which are written here only.',
    })
  })
})

describe('content', () => {
  const operation = { op: 'replace', path: '/content/offer/heading', value: 'Warm bread' } as const

  it('says where else it is shown', async () => {
    expect(await edited(operation)).toEqual({
      lines: ['    heading: Warm bread'],
      elsewhere: ['/pages/home/blocks/1/heading', '/pages/about/blocks/0/headline'],
    })
  })

  it('can’t change here only', async () => {
    expect((await edited(operation, 'here')).refused).toMatch(/Name the place that changes\.$/)
  })
})

describe('a text that a list takes from an entry of a collection', () => {
  const news = `site: { name: Mill, url: "https://mill.example" }
content:
  posts:
    rye:
      title: Rye on Fridays
      date: 2026-05-10
pages:
  home:
    path: /
    title: Home
    blocks:
      - { type: cards, items: { in: posts, as: { title: "{title}", text: "Since {date}" } } }
      - { type: cards, items: { in: posts } }
  not-found: { path: /404, title: Gone, blocks: [{ type: not-found }] }
`
  const edit = async (path: string, value: string, shared?: 'here' | 'everywhere') => {
    const sourcesOf = async (now: string) =>
      createSources(compileFile('site.yaml', Buffer.from(now), { mode: 'production' }))
    const result = await editSite(news, [{ op: 'replace', path, value }], { sourcesOf, shared })
    return 'refused' in result ? result.refused : result.text.split('\n').filter((line) => !news.includes(`${line}\n`))
  }

  it('changes where it was written', async () => {
    const changed = ['      title: Rye on Mondays']
    expect(await edit('/pages/home/blocks/0/items/0/title', 'Rye on Mondays', 'everywhere')).toEqual(changed)
    expect(await edit('/pages/home/blocks/1/items/0/title', 'Rye on Mondays', 'everywhere')).toEqual(changed)
  })

  it('can’t differ at one place only', async () => {
    expect(await edit('/pages/home/blocks/1/items/0/title', 'Rye', 'here')).toContain('can’t differ here only')
  })

  it('keeps the words around its placeholders', async () => {
    expect(await edit('/pages/home/blocks/0/items/0/text', 'From May', 'everywhere')).toContain('words around')
  })
})

describe('operations on several files', () => {
  const spanish = 'pages:\n  home:\n    - { en: Home, es: Inicio } # título\n'
  const file = 'translations/es.yaml'
  const edit = (path: string) =>
    editSite(
      text,
      [
        { op: 'replace', path: '/pages/home/0/es', value: 'Portada', file },
        { op: 'replace', path: '/pages/home/title', value: 'Mill' },
        { op: 'remove', path, file },
      ],
      { sourcesOf: async () => undefined, others: new Map([[file, spanish]]) },
    )

  it('change each of them, and are undone in each', async () => {
    const result = await edit('/pages/home/0/en')
    if ('refused' in result) throw new Error(result.refused)
    expect(result.text).toBe(text.replace('title: Home', 'title: Mill'))
    const other = result.others.get(file)
    expect(other?.text).toBe(spanish.replace('en: Home, es: Inicio', 'es: Portada'))
    expect(applyEdits(other?.text ?? '', other?.undo ?? [])).toBe(spanish)
    expect(applyEdits(result.text, result.undo)).toBe(text)
  })

  it('are refused together', async () => {
    expect(await edit('/pages/home/7')).toMatchObject({ operation: 2 })
  })
})
