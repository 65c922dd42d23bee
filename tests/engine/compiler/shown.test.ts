import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { CompiledBlock } from '../../../schema/values.ts'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { createSources } from '../../../src/language/sources/createSources.ts'
import { createDiskStore } from '../../../src/make/build/cache/diskStore.ts'
import { compileInProject, writtenResult } from '../../support/compileText.ts'

const text = `site: { name: Acme, url: https://www.acme.com, timezone: America/New_York }
header:
  links:
    - { label: Team, to: /team }
    - { label: Christmas, to: /christmas, show: { from: 2026-12-01, until: 2026-12-24 } }
content:
  banner: { heading: Sale, show: { until: 2026-12-01 18:00 } }
  posts:
    first: { title: First }
    second: { title: Second, show: { from: 2026-12-05 } }
    third: { title: Third, draft: true }
  drafts:
    one: { title: One, hidden: true }
pages:
  home:
    path: /
    title: Acme
    blocks:
      - { type: hero, headline: Welcome }
      - { type: cta, from: banner, actions: [{ label: Team, to: /team }] }
      - type: faq
        id: questions
        heading: Questions
        items:
          - { question: Old?, answer: Yes., hidden: true }
          - { question: New?, answer: Yes., show: { from: 2026-12-10 } }
          - { question: Now?, answer: Yes. }
      - type: gallery
        heading: Pictures
        draft: true
        pictures: [{ src: /images/map.svg, alt: A map }]
      - type: cards
        heading: Soon
        items: [{ title: Only one, text: Soon., show: { from: 2026-12-10 } }]
  team: { path: /team, title: Team, blocks: [{ type: prose, text: We. }] }
  christmas: { path: /christmas, title: Christmas, show: { from: 2026-12-01, until: 2026-12-24 }, blocks: [{ type: prose, text: Tree. }] }
  post:
    path: /posts/:post
    params: { post: { in: posts, missing: third, unknown: { show: third } } }
    title: "{post.title}"
    blocks: [{ type: prose, text: "{post.title}" }]
  draft:
    path: /drafts/:draft
    params: { draft: { in: drafts } }
    title: "{draft.title}"
    blocks: [{ type: prose, text: "{draft.title}" }]
  not-found: { path: /404, title: Not found, blocks: [{ type: not-found }] }
`

type Options = Parameters<typeof compileInProject>[1]

const siteAt = (at: Options['at'], options: Options = {}) => {
  const { site, diagnostics } = compileInProject(text, { at, ...options })
  if (site === undefined) throw new Error(JSON.stringify(diagnostics, null, 2))
  return site
}

const pathsAt = (at: Options['at']) => [...siteAt(at).entries.keys()]

function blocksAt(at: Options['at'], options: Options = {}): readonly CompiledBlock[] {
  const entry = siteAt(at, options).entries.get('/')
  return entry?.kind === 'page' ? entry.page.blocks : []
}

const typesAt = (at: Options['at']) => blocksAt(at).map(({ type }) => type)

describe('a site at a moment', () => {
  it('has the pages that are shown then', () => {
    expect(pathsAt('2026-11-30')).toEqual(['/', '/team', '/posts/first', '/404'])
    expect(pathsAt('2026-12-01')).toEqual(['/', '/team', '/christmas', '/posts/first', '/404'])
    expect(pathsAt('2026-12-05')).toEqual(['/', '/team', '/christmas', '/posts/first', '/posts/second', '/404'])
    expect(pathsAt('2026-12-24 23:59')).toContain('/christmas')
    expect(pathsAt('2026-12-25')).not.toContain('/christmas')
  })

  it('follows the clocks of the site', () => {
    expect(pathsAt(new Date('2026-12-01T04:59:00Z'))).not.toContain('/christmas')
    expect(pathsAt(new Date('2026-12-01T05:00:00Z'))).toContain('/christmas')
    expect(siteAt(new Date('2026-12-01T05:00:00Z')).moment).toEqual({
      time: '2026-12-01T00:00',
      zone: 'America/New_York',
    })
  })

  it('has the blocks that are shown then, also if their times are shared content', () => {
    expect(typesAt('2026-12-01 17:59')).toEqual(['hero', 'cta', 'faq'])
    expect(typesAt('2026-12-01 18:00')).toEqual(['hero', 'faq'])
  })

  it('leaves out a block of which no required part is shown', () => {
    expect(typesAt('2026-12-10')).toEqual(['hero', 'faq', 'cards'])
  })

  it('has the items of lists that are shown then', () => {
    const questionsAt = (at: string) => {
      const faq = blocksAt(at).find(({ type }) => type === 'faq') as unknown as { items: { question: string }[] }
      return faq.items.map(({ question }) => question)
    }
    expect(questionsAt('2026-12-09')).toEqual(['Now?'])
    expect(questionsAt('2026-12-10')).toEqual(['New?', 'Now?'])
    const linksAt = (at: string) => siteAt(at).shell.header.links.map(({ label }) => label)
    expect(linksAt('2026-11-30')).toEqual(['Team'])
    expect(linksAt('2026-12-01')).toEqual(['Team', 'Christmas'])
  })

  it('has nothing of what only hidden things need, and no word of when they are shown', () => {
    const site = siteAt('2026-12-01')
    expect(site.blockTypes).toEqual(['cta', 'faq', 'hero', 'not-found', 'prose'])
    expect(JSON.stringify([...site.entries])).not.toMatch(/map\.svg|Third|Old\?|"show"|"hidden"|"draft"|"waits"/)
  })

  it('gives addresses of unknown entries the not-found page if the entry for them is not shown', () => {
    expect(siteAt('2026-12-01').shell.rules).toEqual([
      { pattern: '/posts/:post', unknown: { kind: 'show', path: '/404' } },
    ])
  })

  it('lists what is not always shown, each once', () => {
    const { conditions = [] } = siteAt('2026-12-01')
    expect(conditions.map(({ what, name, on, place }) => [what, name, on, place])).toEqual([
      ['item', 'header.links[1]', 'header', 'header.links[1]'],
      ['block', 'cta', '/', 'pages.home.blocks[1]'],
      ['item', 'pages.home.blocks[2].items[0]', '/', 'pages.home.blocks[2].items[0]'],
      ['item', 'pages.home.blocks[2].items[1]', '/', 'pages.home.blocks[2].items[1]'],
      ['block', 'gallery', '/', 'pages.home.blocks[3]'],
      ['item', 'pages.home.blocks[4].items[0]', '/', 'pages.home.blocks[4].items[0]'],
      ['page', 'christmas', '/christmas', 'pages.christmas'],
      ['page', 'second', '/posts/second', 'content.posts.second'],
      ['page', 'third', '/posts/third', 'content.posts.third'],
      ['page', 'one', '/drafts/one', 'content.drafts.one'],
    ])
  })

  it('shows everything in development, and says what a build leaves out', () => {
    const options = { mode: 'development' } as const
    const site = siteAt(undefined, options)
    expect([...site.entries.keys()]).toContain('/posts/third')
    expect(blocksAt(undefined, options).map(({ waits }) => waits)).toEqual([
      undefined,
      'Until 2026-12-01 18:00',
      'Item 1 hidden, item 2 from 2026-12-10',
      'Draft',
      'Item 1 from 2026-12-10',
    ])
    const christmas = site.entries.get('/christmas')
    expect(christmas?.kind === 'page' && christmas.page.waits).toBe('Page from 2026-12-01 until 2026-12-24')
  })

  it('has only warnings about it that are true of the whole file', async () => {
    const { diagnostics } = compileInProject(text, { at: '2026-11-30' })
    expect(diagnostics.filter(({ severity }) => severity !== 'notice').map(({ message }) => message)).toEqual([
      'No link leads from the front page to `/posts/first`.',
    ])
  })

  it('has sources of what it shows alone', async () => {
    const textsAt = async (at: string) =>
      (await createSources(compileInProject(text, { at }))).all().map(({ value }) => value)
    expect(await textsAt('2026-12-01')).not.toContain('Old?')
    expect(await textsAt('2026-12-01')).not.toContain('Third')
    expect(await textsAt('2026-12-01')).not.toContain('New?')
    expect(await textsAt('2026-12-10')).toContain('New?')
  })
})

describe('a mistake in what is not shown', () => {
  it('is an error like any other', () => {
    const hidden = text.replace('/images/map.svg', '/images/mop.svg')
    expect(compileInProject(hidden, { at: '2026-12-01' }).diagnostics.map(({ code }) => code)).toContain(
      'unknown-image',
    )
    const page = text.replace('[{ type: prose, text: Tree. }]', '[{ type: prose, text: "[Tree](/tree)" }]')
    expect(compileInProject(page, { at: '2026-11-01' }).diagnostics.map(({ code }) => code)).toContain('unknown-page')
  })
})

describe('a compilation at another moment with the results of an earlier one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-shown-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const moments = ['2026-11-30', '2026-12-01', '2026-12-01 18:00', '2026-12-10', '2026-12-25', '2026-11-30', undefined]

  it('equals a fresh one', () => {
    const memory = createCompileCache()
    for (const at of moments) {
      const fresh = writtenResult(compileInProject(text, { at }))
      expect(writtenResult(compileInProject(text, { at, cache: memory }))).toBe(fresh)
      const disk = createCompileCache(createDiskStore(folder, 'code'))
      expect(writtenResult(compileInProject(text, { at, cache: disk }))).toBe(fresh)
    }
  })

  it('compiles only the pages again that something changes for', () => {
    const cache = createCompileCache()
    compileInProject(text, { at: '2026-12-11', cache })
    const before = cache.counts.pages
    compileInProject(text, { at: '2026-12-12', cache })
    expect(cache.counts.pages).toBe(before)
    compileInProject(text, { at: '2026-12-09', cache })
    expect(cache.counts.pages).toBe(before + 1)
  })
})
