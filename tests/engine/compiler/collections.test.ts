import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CompiledPage } from '../../../schema/model.ts'
import type { CompiledBlock } from '../../../schema/values.ts'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { createSources } from '../../../src/language/sources/createSources.ts'
import { compileInProject, writtenResult } from '../../support/compileText.ts'

const entry = (name: string, fields: string): string => `    ${name}: { ${fields} }\n`

const posts = {
  wall: entry('wall', 'title: A new wall, date: 2026-03-02, text: Forty lines., tags: [Building, News]'),
  cup: entry('cup', 'title: The cup, date: 2026-11-02, text: Two days., tags: [News], rank: 10'),
  shoes: entry('shoes', 'title: Shoes, date: 2025-12-24, text: "From {shop.name}.", tags: [Shop talk], rank: 9'),
}

const page = (name: string, path: string, body: string): string =>
  `  ${name}:\n    path: ${path}\n    title: ${name}\n${body.replaceAll(/^(?=.)/gm, '    ')}`

const cards = (list: string): string => `blocks:\n  - type: cards\n    items: ${list}\n`

function siteWith(pages: string, entries: string = Object.values(posts).join('')): string {
  return `site:
  name: Acme
  url: https://www.acme.com
content:
  shop: { name: the shop }
  posts:
${entries}pages:
${page('home', '/', 'blocks: [{ type: hero, headline: Hello }]\n')}${pages}${page('not-found', '/404', 'blocks: [{ type: hero, headline: Gone }]\n')}`
}

const postPage = page(
  'post',
  '/news/:post',
  `params: { post: { in: posts } }
article: { date: "{post.date}" }
blocks:
  - { type: hero, headline: "{post.title}", eyebrow: "{post.date}", text: "Written on {post.date}." }
  - { type: entry-links, entries: { in: posts, sort: date, around: "{post}" } }
`,
)

const compile = (text: string) => {
  const result = compileInProject(text, {})
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error')
  return { ...result, errors, said: errors.map(({ code, message }) => `${code}: ${message}`) }
}

function pageAt(text: string, path: string): CompiledPage {
  const { site, said } = compile(text)
  expect(said).toEqual([])
  const found = site?.entries.get(path)
  if (found?.kind !== 'page') throw new Error(`There is no page at ${path}: ${[...(site?.entries.keys() ?? [])]}`)
  return found.page
}

const itemsOf = (block: CompiledBlock | undefined, key = 'items') => (block?.[key] ?? []) as Record<string, unknown>[]
const titles = (list: string, pages = postPage): readonly unknown[] =>
  itemsOf(pageAt(siteWith(page('news', '/news', cards(list)) + pages), '/news').blocks[0]).map(({ title }) => title)

describe('a list that is a collection', () => {
  it('takes the fields that an item has, in the order of the file', () => {
    const { blocks } = pageAt(siteWith(page('news', '/news', cards('{ in: posts }'))), '/news')
    expect(itemsOf(blocks[0])).toEqual([
      { title: 'A new wall', text: '<p>Forty lines.</p>\n' },
      { title: 'The cup', text: '<p>Two days.</p>\n' },
      { title: 'Shoes', text: '<p>From the shop.</p>\n' },
    ])
  })

  it.each([
    ['sort: date', ['Shoes', 'A new wall', 'The cup']],
    ['sort: -date', ['The cup', 'A new wall', 'Shoes']],
    ['sort: title', ['A new wall', 'Shoes', 'The cup']],
    ['sort: -date, limit: 2', ['The cup', 'A new wall']],
    ['where: { tags: News }', ['A new wall', 'The cup']],
    ['where: { rank: 9 }', ['Shoes']],
    ['where: { tags: News, title: The cup }', ['The cup']],
    ['where: { tags: "{shop.name}" }, as: { title: x }', []],
  ])('shows { in: posts, %s }', (options, expected) => {
    const list = `{ in: posts, ${options} }`
    if (expected.length > 0) expect(titles(list)).toEqual(expected)
    else expect(compile(siteWith(page('news', '/news', cards(list)))).errors).toHaveLength(1)
  })

  it('sorts numbers by size', () => {
    const entries = [9, 10, 1].map((rank) => entry(`p${rank}`, `title: "${rank}", rank: ${rank}`)).join('')
    const { blocks } = pageAt(siteWith(page('news', '/news', cards('{ in: posts, sort: rank }')), entries), '/news')
    expect(itemsOf(blocks[0]).map(({ title }) => title)).toEqual(['1', '9', '10'])
  })

  it('shows what `as` makes of an entry, with other names, days as the language writes them, and its address', () => {
    const as =
      '{ title: "{title} of {site.name}", text: "{date}: {text}", actions: [{ label: "{post.title}", to: "{path}" }] }'
    const text = siteWith(page('news', '/news', cards(`{ in: posts, sort: date, limit: 1, as: ${as} }`)) + postPage)
    expect(itemsOf(pageAt(text, '/news').blocks[0])).toEqual([
      {
        title: 'Shoes of Acme',
        text: '<p>December 24, 2025: From the shop.</p>\n',
        actions: [{ label: 'Shoes', target: { kind: 'to', to: '/news/shoes' } }],
      },
    ])
  })

  it('fits lists of other blocks, in dialogs and in shared content', () => {
    const dialogs = `dialogs:
  help: { title: Help, blocks: [{ type: faq, items: { in: posts, as: { question: "{title}", answer: "{text}" } } }] }
`
    const text = `${siteWith(
      page(
        'news',
        '/news',
        `blocks:
  - { type: timeline, items: { in: posts, as: { year: "{date}", title: "{title}", description: "{text}" } } }
  - { type: cta, heading: Help, actions: [{ label: Help, dialog: help }] }
`,
      ),
    )}${dialogs}`
    const { blocks, dialogs: opened } = pageAt(text, '/news')
    expect(itemsOf(blocks[0])[0]).toMatchObject({ year: 'March 2, 2026', title: 'A new wall' })
    expect(itemsOf(opened.help?.blocks[0])).toHaveLength(3)
  })

  it('gives a place for days the day itself', () => {
    const events = '{ in: posts, as: { date: "{date}", title: "{title}" } }'
    const text = siteWith(
      page('news', '/news', `blocks:\n  - { type: events, timezone: Europe/Berlin, items: ${events} }\n`),
    )
    expect(itemsOf(pageAt(text, '/news').blocks[0]).map(({ date }) => date)).toContain('2026-11-02')
  })

  it('writes days in the language of the site', () => {
    const text = siteWith(page('news', '/news', cards('{ in: posts, limit: 1, as: { title: "Am {date}" } }')))
    const german = text.replace('name: Acme', 'name: Acme\n  language: de')
    expect(itemsOf(pageAt(german, '/news').blocks[0])).toEqual([{ title: 'Am 2. März 2026' }])
  })
})

describe('the page of an entry', () => {
  it('shows its day in words, and is an article', () => {
    const { blocks, article } = pageAt(siteWith(postPage), '/news/cup')
    expect(blocks[0]).toMatchObject({ eyebrow: 'November 2, 2026', text: 'Written on November 2, 2026.' })
    expect(article).toEqual({ date: '2026-11-02' })
  })

  it('leads to the entries before and after it', () => {
    const linksAt = (path: string) => itemsOf(pageAt(siteWith(postPage), path).blocks[1], 'entries')
    expect(linksAt('/news/wall')).toEqual([
      { title: 'Shoes', path: '/news/shoes', place: 'previous' },
      { title: 'The cup', path: '/news/cup', place: 'next' },
    ])
    expect(linksAt('/news/shoes').map(({ place }) => place)).toEqual(['next'])
    expect(linksAt('/news/cup').map(({ place }) => place)).toEqual(['previous'])
  })
})

describe('pages of tags', () => {
  const tagPage = page(
    'tag',
    '/news/tag/:tag',
    `params: { tag: { in: posts, each: tags } }
blocks:
  - { type: cards, heading: "{tag}", items: { in: posts, where: { tags: "{tag}" } } }
  - { type: related, links: { in: posts, each: tags, as: { label: "{value}", to: "{path}" } } }
`,
  )

  it('are one for each text of a field', () => {
    const { site, said } = compile(siteWith(tagPage))
    expect(said).toEqual([])
    expect([...(site?.entries.keys() ?? [])].filter((path) => path.includes('tag'))).toEqual([
      '/news/tag/building',
      '/news/tag/news',
      '/news/tag/shop-talk',
    ])
  })

  it('show the entries with the tag, and link to each other', () => {
    const { blocks } = pageAt(siteWith(tagPage), '/news/tag/shop-talk')
    expect(blocks[0]).toMatchObject({ heading: 'Shop talk' })
    expect(itemsOf(blocks[0])).toHaveLength(1)
    expect(itemsOf(blocks[1], 'links').map(({ label, target }) => [label, (target as { to: string }).to])).toEqual([
      ['Building', '/news/tag/building'],
      ['News', '/news/tag/news'],
      ['Shop talk', '/news/tag/shop-talk'],
    ])
  })
})

describe('page numbers', () => {
  const many = Array.from({ length: 5 }, (_, index) =>
    entry(`p${index}`, `title: Post ${index}, date: 2026-01-0${index + 1}, text: Text.`),
  ).join('')
  const news = page('news', '/news', cards('{ in: posts, sort: -date, limit: 2, paged: true }'))

  it('continue a list on pages of their own', () => {
    const { site, said } = compile(siteWith(news, many))
    expect(said).toEqual([])
    const paths = [...(site?.entries.keys() ?? [])].filter((path) => path.startsWith('/news'))
    expect(paths).toEqual(['/news', '/news/2', '/news/3'])
    const last = pageAt(siteWith(news, many), '/news/3')
    expect(itemsOf(last.blocks[0]).map(({ title }) => title)).toEqual(['Post 0'])
    expect(last).toMatchObject({ title: 'news · Page 3', canonical: '/news/3' })
    expect(last.blocks[0]?.pageNumbers).toEqual({ number: 3, pages: ['/news', '/news/2', '/news/3'] })
  })

  it('are there only if there are more entries than `limit`', () => {
    const { entries } = compile(siteWith(news.replace('limit: 2', 'limit: 5'), many)).site ?? {}
    expect([...(entries?.keys() ?? [])]).not.toContain('/news/2')
    const only = pageAt(siteWith(news.replace('limit: 2', 'limit: 5'), many), '/news')
    expect(only.blocks[0]?.pageNumbers).toBeUndefined()
  })

  it('count the entries that `where` leaves, for each value of a parameter', () => {
    const tagged = Array.from({ length: 3 }, (_, index) => entry(`p${index}`, `title: "${index}", tags: [A]`)).join('')
    const tags = page(
      'tag',
      '/tag/:tag',
      `params: { tag: { in: posts, each: tags } }\n${cards('{ in: posts, where: { tags: "{tag}" }, limit: 2, paged: true }')}`,
    )
    const { site } = compile(siteWith(tags, `${tagged}${entry('other', 'title: B, tags: [B]')}`))
    const paths = [...(site?.entries.keys() ?? [])].filter((path) => path.startsWith('/tag'))
    expect(paths).toEqual(['/tag/a', '/tag/a/2', '/tag/b'])
  })
})

describe('a feed', () => {
  it('has the title, day, summary and address of entries', () => {
    const news = page('news', '/news', `feed: { in: posts, sort: -date, limit: 2 }\n${cards('{ in: posts }')}`)
    expect(pageAt(siteWith(news + postPage), '/news').feed).toEqual([
      { title: 'The cup', date: '2026-11-02', text: 'Two days.', path: '/news/cup' },
      { title: 'A new wall', date: '2026-03-02', text: 'Forty lines.', path: '/news/wall' },
    ])
  })

  it('can be linked to', () => {
    const block = 'blocks:\n  - { type: cta, heading: Follow us, actions: [{ label: Feed, to: /news/feed.xml }] }\n'
    const news = page('news', '/news', `feed: { in: posts }\n${block}`)
    expect(pageAt(siteWith(news + postPage), '/news').feed).toHaveLength(3)
  })
})

describe('where the texts of a collection were written', () => {
  it('is known for every item', async () => {
    const as = '{ title: "{title}", text: "On {date}" }'
    const text = siteWith(page('news', '/news', cards(`{ in: posts, sort: -date, as: ${as} }`)) + postPage)
    const sources = await createSources(compileInProject(text, {}))
    const title = sources.ofPage('/news').find(({ value }) => value === 'The cup')
    expect(title?.path).toEqual(['content', 'posts', 'cup', 'title'])
    expect(title?.at).toEqual(['pages', 'news', 'blocks', 0, 'items', 0, 'title'])
    const day = sources.ofPage('/news').find(({ value }) => value === 'On November 2, 2026')
    expect(day?.pieces).toContainEqual({ text: 'November 2, 2026', path: ['content', 'posts', 'cup', 'date'] })
  })

  it('includes no fields that an item does not show', async () => {
    const text = siteWith(page('news', '/news', cards('{ in: posts }')))
    const sources = await createSources(compileInProject(text, {}))
    expect(sources.ofPage('/news').map(({ value }) => value)).not.toContain('Building')
  })
})

describe('a second compilation with the same cache', () => {
  const pages =
    page(
      'news',
      '/news',
      `feed: { in: posts }\n${cards('{ in: posts, sort: -date, limit: 2, paged: true, as: { title: "{title}", actions: [{ label: More, to: "{path}" }] } }')}`,
    ) +
    postPage +
    page(
      'tag',
      '/tag/:tag',
      `params: { tag: { in: posts, each: tags } }\n${cards('{ in: posts, where: { tags: "{tag}" } }')}`,
    )
  const whole = siteWith(pages)
  const edits: readonly (readonly [string, string])[] = [
    [
      'an entry is added',
      siteWith(
        pages,
        `${Object.values(posts).join('')}${entry('more', 'title: More, date: 2026-12-01, text: T., tags: [New]')}`,
      ),
    ],
    ['a field changes', whole.replace('The cup', 'The big cup')],
    ['a day changes', whole.replace('2026-11-02', '2024-11-02')],
    ['an entry is removed', whole.replace(posts.cup, '')],
    ['a tag changes', whole.replace('[News]', '[Shop talk]')],
    ['the entries are in another order', siteWith(pages, `${posts.cup}${posts.wall}${posts.shoes}`)],
    ['the pages of entries move', whole.replace('/news/:post', '/posts/:post')],
    ['a mistake is made', whole.replace('sort: -date', 'sort: -dat')],
    ['a day is wrong', whole.replace('2026-11-02', '2026-11-31')],
  ]

  it.each(edits)('is the same as a fresh one when %s', (_, changed) => {
    const cache = createCompileCache()
    for (const text of [whole, changed, whole, changed])
      expect(writtenResult(compileInProject(text, { cache }))).toBe(writtenResult(compileInProject(text, {})))
  })
})

describe('a mistake', () => {
  const saidOf = (list: string, pages = postPage) => compile(siteWith(page('news', '/news', cards(list)) + pages)).said

  it.each([
    ['{ in: post }', /unknown-collection|PW017/],
    ['{ in: shop.name }', /PW017|unknown/],
  ])('in the name of the collection is reported: %s', (list) => {
    expect(saidOf(list)).toHaveLength(1)
  })

  it('of `from` teaches `in`', () => {
    const { errors } = compile(siteWith(page('news', '/news', cards('{ from: posts }'))))
    expect(errors).toHaveLength(1)
    expect(errors[0]?.hint).toContain('{ in: posts }')
  })

  it('in a field is reported once', () => {
    expect(saidOf('{ in: posts, limit: { <<: { most: 3 } } }')).toHaveLength(1)
    expect(saidOf('{ in: posts, sort: -dat }')).toHaveLength(1)
    expect(saidOf('{ in: posts, where: { tag: News } }')[0]).toContain('No entry of `posts` has `tag`')
    expect(saidOf('{ in: posts, as: { title: "{titel}" } }')).toHaveLength(1)
    expect(saidOf('{ in: posts, where: { tags: "{nobody}" } }')).toEqual([
      'unknown-name: `nobody` is neither content nor a parameter of this page.',
    ])
  })

  const news = `feed: { in: posts, sort: -date }\n${cards('{ in: posts, sort: -date, as: { title: "{date}" } }')}`

  it.each([
    ['a misspelled field', 'title: A, daate: 2026-03-02, text: B', 'unknown-key', '`daate`'],
    ['a field that a list and a feed need', 'title: A, text: B', 'missing-key', '`date` is missing in a feed entry'],
  ])('in an entry is reported once: %s', (_, fields, code, words) => {
    const entries = entry('wrong', fields) + Object.values(posts).join('')
    const { errors } = compile(siteWith(page('news', '/news', news) + postPage, entries))
    expect(errors).toMatchObject([{ code, message: expect.stringContaining(words) }])
  })

  it('suggests feeds, and what a list gives its entries', () => {
    const suggested = (text: string) => compile(text).errors.map(({ suggestions }) => suggestions?.[0])
    const pages = (link: string, label: string) =>
      page('news', '/news', `${news}  - { type: cta, heading: Hi, actions: [{ label: Feed, to: ${link} }] }\n`) +
      page('tags', '/tags', `blocks: [{ type: related, links: { in: posts, each: tags, as: ${label} } }]\n`) +
      postPage
    const label = '{ label: "{value}", to: / }'
    expect(suggested(siteWith(pages('/news/fed.xml', label)))).toEqual(['/news/feed.xml'])
    expect(suggested(siteWith(pages('/news', '{ label: "{vale}", to: / }')))).toEqual(['value'])
    expect(suggested(siteWith(pages('/news', '{ label: "{value}", to: "{ptah}" }')))).toEqual(['path'])
  })
})

it('the schema knows collections in every list of groups', () => {
  const { $defs } = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'))
  const { items } = $defs['block-faq'].properties
  expect(items.then.allOf).toEqual([{ $ref: '#/$defs/Collection' }])
})
