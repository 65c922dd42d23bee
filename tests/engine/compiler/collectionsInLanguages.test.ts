import { describe, expect, it } from 'vitest'
import type { CompiledSite } from '../../../schema/model.ts'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { compileInProject, writtenResult } from '../../support/compileText.ts'

const text = `site: { name: Acme, url: https://www.acme.com, languages: [en, es] }
content:
  posts:
    one: { title: Apple, date: 2026-01-01, text: First., tags: [Our wall] }
    two: { title: Bread, date: 2026-02-01, text: Second., tags: [Our wall, News] }
    three: { title: Cake, date: 2026-03-01, text: Third., tags: [News] }
    four: { title: Later, date: 2026-04-01, text: Fourth., tags: [News], show: { from: 2026-12-05 } }
    five: { title: Draft, date: 2026-05-01, text: Fifth., tags: [Secret], draft: true }
pages:
  home: { path: /, title: Acme, blocks: [{ type: hero, headline: Hello, actions: [{ label: News, to: /news }] }] }
  news:
    path: /news
    title: News
    feed: { in: posts, sort: -date }
    blocks:
      - { type: cards, items: { in: posts, sort: title, limit: 2, paged: true, as: { title: "{title}", text: "{date}", actions: [{ label: More, to: "{path}" }] } } }
      - { type: related, links: { in: posts, each: tags, as: { label: "{value}", to: "{path}" } } }
      - { type: cta, heading: Follow, actions: [{ label: Feed, to: /news/feed.xml }] }
      - { type: hero, headline: News }
  post:
    path: /news/:post
    params: { post: { in: posts } }
    title: "{post.title}"
    article: { date: "{post.date}" }
    blocks:
      - { type: hero, headline: "{post.title}", eyebrow: "{post.date}", text: "{post.text}" }
      - { type: entry-links, entries: { in: posts, sort: date, around: "{post}" } }
  tag:
    path: /news/tag/:tag
    params: { tag: { in: posts, each: tags } }
    title: "About {tag}"
    blocks:
      - { type: hero, headline: "{tag}" }
      - { type: cards, items: { in: posts, where: { tags: "{tag}" }, as: { title: "{title}", actions: [{ label: More, to: "{path}" }] } } }
  not-found: { path: /404, title: Not found, blocks: [{ type: not-found }] }
`

const translated: Readonly<Record<string, string>> = {
  Hello: 'Hola',
  News: 'Noticias',
  '/news': '/noticias',
  '/news/:post': '/noticias/:post',
  '/news/tag/:tag': '/noticias/tema/:tag',
  'About {tag}': 'Sobre {tag}',
  More: 'Leer',
  Feed: 'Canal',
  Follow: 'Siga',
  'Not found': 'No encontrada',
  Apple: 'Manzana',
  Bread: 'Pan',
  Cake: 'Bizcocho',
  Later: 'Luego',
  'First.': 'Primero.',
  'Second.': 'Segundo.',
  'Third.': 'Tercero.',
  'Fourth.': 'Cuarto.',
  'Our wall': 'Nuestro muro',
  Acme: 'Acme',
}

const fileOf = (texts: Readonly<Record<string, string>>) => {
  const entries = Object.entries(texts).map(
    ([en, es]) => `  - { en: ${JSON.stringify(en)}, es: ${JSON.stringify(es)} }`,
  )
  return new Map([['es', new TextEncoder().encode(`site:\n${entries.join('\n')}\n`)]])
}

const compile = (at: string | undefined, texts = translated, options = {}) =>
  compileInProject(text, { at, translations: fileOf(texts), ...options })

const before = '2026-12-04'
const after = '2026-12-05'

function siteAt(at: string): CompiledSite {
  const { site, diagnostics } = compile(at)
  if (site === undefined) throw new Error(JSON.stringify(diagnostics, null, 2))
  return site
}

const pathsAt = (at: string) => [...siteAt(at).entries.keys()].filter((path) => path.startsWith('/es/'))

function pageAt(path: string, at = before) {
  const entry = siteAt(at).entries.get(path)
  if (entry?.kind !== 'page') throw new Error(`There is no page at ${path}: ${[...siteAt(at).entries.keys()]}`)
  return entry.page
}

const listAt = (path: string, block: number, list: string, at = before) =>
  (pageAt(path, at).blocks[block]?.[list] ?? []) as readonly Record<string, unknown>[]

const targetsOf = (list: readonly Record<string, unknown>[]) =>
  list.map((item) => ((item.target ?? (item.actions as [{ target: unknown }])[0].target) as { to: string }).to)

describe('collections of a site in a second language', () => {
  it('have pages below the translated paths, with the addresses of the first language', () => {
    expect(pathsAt(before)).toEqual([
      '/es/noticias',
      '/es/noticias/2',
      '/es/noticias/one',
      '/es/noticias/two',
      '/es/noticias/three',
      '/es/noticias/tema/our-wall',
      '/es/noticias/tema/news',
      '/es/404',
    ])
  })

  it('are sorted by the translations, with days as the language writes them and links to its pages', () => {
    const first = listAt('/es/noticias', 0, 'items')
    expect(first.map(({ title }) => title)).toEqual(['Bizcocho', 'Manzana'])
    expect(first[0]?.text).toBe('<p>1 de marzo de 2026</p>\n')
    expect(targetsOf(first)).toEqual(['/es/noticias/three', '/es/noticias/one'])
    expect(listAt('/es/noticias/2', 0, 'items').map(({ title }) => title)).toEqual(['Pan'])
  })

  it('have page numbers in the language', () => {
    const page = pageAt('/es/noticias/2')
    expect(page.title).toBe('Noticias · Página 2')
    expect(page.blocks[0]?.pageNumbers).toEqual({ number: 2, pages: ['/es/noticias', '/es/noticias/2'] })
    expect(page.translations).toEqual(['/news/2', '/es/noticias/2'])
  })

  it('have pages of tags, found by the translated ones', () => {
    const links = listAt('/es/noticias', 1, 'links')
    expect(links.map(({ label }) => label)).toEqual(['Nuestro muro', 'Noticias'])
    expect(targetsOf(links)).toEqual(['/es/noticias/tema/our-wall', '/es/noticias/tema/news'])
    expect(pageAt('/es/noticias/tema/our-wall').title).toBe('Sobre Nuestro muro')
    expect(listAt('/es/noticias/tema/our-wall', 1, 'items').map(({ title }) => title)).toEqual(['Manzana', 'Pan'])
  })

  it('have a feed whose pages are in the language', () => {
    expect(pageAt('/es/noticias').feed).toEqual([
      { title: 'Bizcocho', date: '2026-03-01', text: 'Tercero.', path: '/es/noticias/three' },
      { title: 'Pan', date: '2026-02-01', text: 'Segundo.', path: '/es/noticias/two' },
      { title: 'Manzana', date: '2026-01-01', text: 'Primero.', path: '/es/noticias/one' },
    ])
    expect(targetsOf([pageAt('/es/noticias').blocks[2] as unknown as Record<string, unknown>])).toEqual([
      '/es/noticias/feed.xml',
    ])
  })

  it('lead from an entry to the one before and after it', () => {
    expect(listAt('/es/noticias/two', 1, 'entries')).toEqual([
      { title: 'Manzana', path: '/es/noticias/one', place: 'previous' },
      { title: 'Bizcocho', path: '/es/noticias/three', place: 'next' },
    ])
    expect(pageAt('/es/noticias/three').blocks[0]).toMatchObject({ eyebrow: '1 de marzo de 2026' })
  })

  it('show an entry from the same moment on', () => {
    expect(pathsAt(before)).not.toContain('/es/noticias/four')
    expect(pathsAt(after)).toContain('/es/noticias/four')
    expect(listAt('/es/noticias', 0, 'items', after).map(({ title }) => title)).toEqual(['Bizcocho', 'Luego'])
    expect(pageAt('/es/noticias', after).feed?.[0]?.path).toBe('/es/noticias/four')
    expect(listAt('/es/noticias/three', 1, 'entries', after).map(({ title }) => title)).toEqual(['Pan', 'Luego'])
  })
})

describe('the texts to translate', () => {
  const codesAt = (at: string | undefined, texts: Readonly<Record<string, string>>) =>
    compile(at, texts).diagnostics.map(({ code }) => code)

  it.each([before, after, undefined])('include those of entries that wait, and no drafts, at %s', (at) => {
    expect(codesAt(at, translated)).toEqual([])
    const { Later: _, ...others } = translated
    expect(codesAt(at, others)).toEqual(['missing-translation'])
  })

  it('may include those of drafts', () => {
    expect(codesAt(before, { ...translated, Draft: 'Borrador', 'Fifth.': 'Quinto.', Secret: 'Secreto' })).toEqual([])
  })
})

it('a second compilation at another moment or with other translations equals a fresh one', () => {
  const cache = createCompileCache()
  const saves = [
    [before, translated],
    [after, translated],
    [after, { ...translated, 'Our wall': 'El muro', Apple: 'Zanahoria' }],
    [before, { ...translated, '/news': '/novedades' }],
    [undefined, translated],
  ] as const
  for (const [at, texts] of saves)
    expect(writtenResult(compile(at, texts, { cache }))).toBe(writtenResult(compile(at, texts)))
})
