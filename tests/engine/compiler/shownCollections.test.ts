import { describe, expect, it } from 'vitest'
import type { CompiledSite } from '../../../schema/model.ts'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { compileInProject, writtenResult } from '../../support/compileText.ts'

const text = `site: { name: Acme, url: https://www.acme.com, timezone: America/New_York }
content:
  posts:
    one: { title: One, date: 2026-01-01, text: First., tags: [Open] }
    two: { title: Two, date: 2026-02-01, text: Second., tags: [Open], draft: true }
    three: { title: Three, date: 2026-03-01, text: Third., tags: [Open] }
    four: { title: Four, date: 2026-04-01, text: Fourth., tags: [Open, Later], show: { from: 2026-12-05 } }
    five: { title: Five, date: 2026-05-01, text: Fifth., tags: [Open, Secret], draft: true }
pages:
  home: { path: /, title: Acme, blocks: [{ type: hero, headline: Hello, actions: [{ label: News, to: /news }] }] }
  news:
    path: /news
    title: News
    feed: { in: posts, sort: -date, limit: 2 }
    blocks:
      - { type: cards, items: { in: posts, sort: -date, limit: 2, paged: true, as: { title: "{title}", actions: [{ label: More, to: "{path}" }] } } }
      - { type: related, links: { in: posts, each: tags, as: { label: "{value}", to: "{path}" } } }
      - { type: hero, headline: News }
  post:
    path: /news/:post
    params: { post: { in: posts } }
    title: "{post.title}"
    article: { date: "{post.date}" }
    blocks:
      - { type: hero, headline: "{post.title}" }
      - { type: entry-links, entries: { in: posts, sort: date, around: "{post}" } }
  tag:
    path: /tag/:tag
    params: { tag: { in: posts, each: tags } }
    title: "{tag}"
    blocks:
      - { type: hero, headline: "{tag}" }
      - { type: cards, items: { in: posts, where: { tags: "{tag}" }, as: { title: "{title}", actions: [{ label: More, to: "{path}" }] } } }
  not-found: { path: /404, title: Not found, blocks: [{ type: not-found }] }
`

const before = '2026-12-04'
const after = '2026-12-05'

function siteAt(at: string | undefined, changed = text): CompiledSite {
  const { site, diagnostics } = compileInProject(changed, { at })
  if (site === undefined) throw new Error(JSON.stringify(diagnostics, null, 2))
  return site
}

const pathsAt = (at: string) => [...siteAt(at).entries.keys()]

function pageAt(at: string, path: string) {
  const entry = siteAt(at).entries.get(path)
  if (entry?.kind !== 'page') throw new Error(`There is no page at ${path}.`)
  return entry.page
}

const labelsAt = (at: string, path: string, block: number, list: string, key: string) =>
  ((pageAt(at, path).blocks[block] as unknown as Record<string, Record<string, unknown>[]>)[list] ?? []).map(
    (item) => item[key],
  )

const titlesAt = (at: string, path: string) => labelsAt(at, path, 0, 'items', 'title')

describe('entries that are not shown', () => {
  it('have no page', () => {
    expect(pathsAt(before).filter((path) => /^\/news\/[a-z]/.test(path))).toEqual(['/news/one', '/news/three'])
    expect(pathsAt(after)).toContain('/news/four')
  })

  it('count in no limit', () => {
    expect(titlesAt(before, '/news')).toEqual(['Three', 'One'])
    expect(titlesAt(after, '/news')).toEqual(['Four', 'Three'])
  })

  it('count in no page numbers', () => {
    expect(pathsAt(before)).not.toContain('/news/2')
    expect(pageAt(before, '/news').blocks[0]?.pageNumbers).toBeUndefined()
    expect(titlesAt(after, '/news/2')).toEqual(['One'])
    expect(pathsAt(after)).not.toContain('/news/3')
  })

  it('are in no feed', () => {
    const titles = (at: string) => pageAt(at, '/news').feed?.map(({ title }) => title)
    expect(titles(before)).toEqual(['Three', 'One'])
    expect(titles(after)).toEqual(['Four', 'Three'])
  })

  it('are no neighbors of others', () => {
    const neighbors = (at: string, path: string) => labelsAt(at, path, 1, 'entries', 'title')
    expect(neighbors(before, '/news/one')).toEqual(['Three'])
    expect(neighbors(before, '/news/three')).toEqual(['One'])
    expect(neighbors(after, '/news/three')).toEqual(['One', 'Four'])
  })

  it('make no pages of tags, and no links to them', () => {
    const tags = (at: string) => pathsAt(at).filter((path) => path.startsWith('/tag/'))
    expect(tags(before)).toEqual(['/tag/open'])
    expect(tags(after)).toEqual(['/tag/open', '/tag/later'])
    expect(labelsAt(before, '/news', 1, 'links', 'label')).toEqual(['Open'])
    expect(labelsAt(after, '/news', 1, 'links', 'label')).toEqual(['Open', 'Later'])
  })

  it('count one by one, whatever number of lists shows them', () => {
    const drafts = (siteAt(undefined).conditions ?? []).filter(({ mark }) => mark === 'draft')
    const places = drafts.map(({ place }) => place).filter((place) => !place.includes('.tags'))
    expect(places.sort()).toEqual(['content.posts.five', 'content.posts.two'])
  })

  it('are the next change when their time comes', () => {
    const { conditions = [] } = siteAt(before)
    expect(conditions.filter(({ from }) => from === '2026-12-05T00:00').map(({ place }) => place)).toContain(
      'content.posts.four',
    )
  })

  it.each([before, after])('are no mistake at %s', (at) => {
    expect(compileInProject(text, { at }).diagnostics.map(({ message }) => message)).toEqual([])
  })

  it('are checked all the same', () => {
    const broken = text
      .replace('text: Fifth.', 'text: "[Fifth](/nowhere)"')
      .replace('as: { title: "{title}", actions', 'as: { title: "{title}", text: "{text}", actions')
    expect(compileInProject(broken, { at: before }).diagnostics.map(({ code }) => code)).toContain('unknown-page')
  })
})

it('a second compilation at another moment with the same cache equals a fresh one', () => {
  const cache = createCompileCache()
  const published = text.replace(', draft: true', '')
  for (const [at, site] of [
    [before, text],
    [after, text],
    [before, published],
    [undefined, published],
    [before, text],
  ] as const)
    expect(writtenResult(compileInProject(site, { at, cache }))).toBe(writtenResult(compileInProject(site, { at })))
})
