import { describe, expect, it } from 'vitest'
import { links } from '../../../src/language/lint/links.ts'
import { createSiteGraph } from '../../../src/language/lint/siteGraph.ts'
import { createSchemaTree } from '../../../src/language/schema/schemaNodes.ts'
import { compileGood, compileText, pageAt } from './compileFixture.ts'

const head = 'site: { name: Acme, url: https://www.acme.com }'
const notFound = '  not-found: { path: /404, title: Not found, blocks: [{ type: hero, heading: Nothing here }] }'

/** A site with the given pages: name, path and blocks. `before` is a comment above a page. */
interface PageLines {
  readonly name: string
  readonly path: string
  readonly blocks?: string
  readonly more?: string
  readonly before?: string
}

function siteOf(pages: readonly PageLines[], sections = ''): string {
  const written = pages.map(({ name, path, blocks, more = '', before = '' }) => {
    const list = blocks ?? '{ type: hero, heading: Hello }'
    return `${before}  ${name}: { path: ${path}, title: ${name},${more} blocks: [${list}] }`
  })
  return [head, sections, 'pages:', ...written, notFound, ''].join('\n')
}

const linkTo = (path: string) => `{ type: hero, heading: Hello, actions: [{ label: Go, to: ${path} }] }`
const notices = (text: string, code: string) =>
  compileText(text).diagnostics.filter((diagnostic) => diagnostic.code === code)

describe('the site graph', () => {
  it('contains links from actions, Markdown, header and footer', () => {
    const { site, diagnostics } = compileText(
      siteOf(
        [
          { name: 'home', path: '/', blocks: linkTo('/one') },
          { name: 'one', path: '/one', blocks: '{ type: prose, text: "See [two](/two#part)." }' },
          { name: 'two', path: '/two', blocks: '{ type: hero, id: part, heading: Part }' },
          { name: 'three', path: '/three' },
        ],
        'header: { links: [{ label: Three, to: /three }] }',
      ),
    )
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    const { pages, reachableFrom } = createSiteGraph(site ?? compileGood('good-routes'))
    expect([...(pages.get('/')?.links ?? [])].sort()).toEqual(['/one', '/three'])
    expect([...(pages.get('/one')?.links ?? [])].sort()).toEqual(['/three', '/two'])
    expect([...reachableFrom('/')].sort()).toEqual(['/', '/one', '/three', '/two'])
    expect([...reachableFrom('/three')]).toEqual(['/three'])
  })

  it('contains the share image of a page', () => {
    const site = compileGood('good-routes')
    const home = pageAt(site, '/')
    const shareImage = { src: { src: '/van.jpg', width: 1200, height: 630 }, alt: 'Our van' }
    const entries = new Map([['/', { kind: 'page', page: { ...home, shareImage } }] as const])
    expect(createSiteGraph(site).files).not.toContain('/van.jpg')
    expect(createSiteGraph({ ...site, entries }).files).toContain('/van.jpg')
  })

  it('follows redirects', () => {
    const { entries } = compileGood('good-routes')
    expect(entries.get('/start')).toEqual({ kind: 'redirect', to: '/' })
    expect(createSiteGraph(compileGood('good-routes')).reachableFrom('/start')).toContain('/')
  })
})

describe('check on the whole site', () => {
  it('reports pages without a link to them, once for a page with parameters', () => {
    const text = siteOf(
      [
        { name: 'home', path: '/' },
        { name: 'trade', path: '/for/:trade', more: ' params: { trade: { in: [a, b, c] } },' },
      ],
      '',
    )
    expect(notices(text, 'unlinked-page').map(({ message, path }) => [path, message])).toEqual([
      ['pages.trade', 'No link leads from the front page to `/for/a` and 2 more of this page.'],
    ])
  })

  it('doesn’t report pages that only unlinked pages link to', () => {
    const text = siteOf([
      { name: 'home', path: '/' },
      { name: 'campaign', path: '/campaign', blocks: linkTo('/more') },
      { name: 'more', path: '/more' },
    ])
    expect(notices(text, 'unlinked-page').map(({ path }) => path)).toEqual(['pages.campaign'])
  })

  it('reports nothing if every page can be reached', () => {
    const text = siteOf([
      { name: 'home', path: '/', blocks: linkTo('/one') },
      { name: 'one', path: '/one', blocks: linkTo('/two') },
      { name: 'two', path: '/two' },
    ])
    expect(notices(text, 'unlinked-page')).toEqual([])
  })

  it('reports unused files', () => {
    const unused = notices(siteOf([{ name: 'home', path: '/' }]), 'unused-file')
    expect(unused.map(({ message }) => message)).toContain('No page uses `public/images/team.svg`.')
    const { diagnostics } = compileText(
      siteOf([
        {
          name: 'home',
          path: '/',
          blocks: '{ type: hero, heading: Us, image: { src: /images/team.svg, alt: The team } }',
        },
      ]),
    )
    expect(diagnostics.map(({ message }) => message)).not.toContain('No page uses `public/images/team.svg`.')
  })

  it('reports no logo of the theme as unused', () => {
    const logo = 'theme: { logo: { src: /images/team.svg, dark: /images/logos/relayworks.svg } }'
    const text = siteOf([{ name: 'home', path: '/' }])
    const unused = (site: string) => notices(site, 'unused-file').map(({ message }) => message)
    expect(unused(text)).toContain('No page uses `public/images/team.svg`.')
    expect(unused(`${logo}\n${text}`).join()).not.toMatch(/team|relayworks/)
  })

  it('doesn’t report files of static pages or files that hosts and browsers request by name', () => {
    const { site } = compileText(siteOf([{ name: 'home', path: '/' }]))
    const paths = [
      ...['/favicon.ico', '/apple-touch-icon.png', '/.well-known/card.png', '/robots.txt'],
      ...['/stand-ins/form.html', '/stand-ins/form/lamp.png', '/fonts/own.woff2'],
      ...['/prices.pdf', '/talk.MP4', '/images/old/van.webp'],
    ]
    const publicFiles = {
      find: (path: string) => path,
      paths: () => paths,
      ownPaths: () => paths,
      image: () => undefined,
      font: () => undefined,
      text: () => undefined,
      recording: () => undefined,
    }
    const compiled = site ?? compileGood('good-routes')
    const found = [
      ...links(compiled, {
        site: {},
        tree: createSchemaTree({}),
        routes: [],
        concrete: [],
        pages: new Map(),
        compiled,
        publicFiles,
      }),
    ]
    expect(found.map(({ message }) => message)).toEqual([
      'No page uses `public/prices.pdf`.',
      'No page uses `public/talk.MP4`.',
      'No page uses `public/images/old/van.webp`.',
    ])
  })

  it('reports titles and descriptions that search results cut', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
    const page = (title: string, description: string) =>
      `${head}\npages:\n  home: { path: /, title: ${title}, description: ${description}, blocks: [{ type: hero, heading: Hi }] }\n${notFound}\n`
    expect(notices(page(words(14), words(40)), 'long-title')[0]?.message).toBe(
      'The title of `/` has 69 characters; search results show about 65.',
    )
    expect(notices(page(words(14), words(40)), 'long-description')[0]).toMatchObject({
      path: 'pages.home.description',
      severity: 'notice',
    })
    const short = compileText(page(words(13), words(34))).diagnostics.map(({ code }) => code)
    expect(short).not.toContain('long-title')
    expect(short).not.toContain('long-description')
  })
})

describe('a comment `# check: accept`', () => {
  const lonely = (before: string) =>
    siteOf([
      { name: 'home', path: '/' },
      { name: 'ad', path: '/ad', before },
    ])
  const codes = (text: string) =>
    compileText(text)
      .diagnostics.filter(({ code }) => code !== 'unused-file')
      .map(({ code, severity }) => `${severity} ${code}`)

  it('accepts a warning on the next line', () => {
    expect(codes(lonely(''))).toEqual(['warning unlinked-page'])
    expect(codes(lonely('  # check: accept unlinked-page, visitors come from a campaign\n'))).toEqual([])
    expect(codes(lonely('  # check: accept PW076: printed on the van\n  # Another comment.\n\n'))).toEqual([])
  })

  it('accepts the warning on its own line', () => {
    const text = lonely('').replace(/( {2}ad:.*)/, '$1 # check: accept unlinked-page, printed on the van')
    expect(codes(text)).toEqual([])
  })

  it('needs a reason', () => {
    const { diagnostics } = compileText(lonely('  # check: accept unlinked-page\n'))
    const [first] = diagnostics
    expect(first).toMatchObject({
      severity: 'error',
      code: 'accept-without-reason',
      start: { line: 5, column: 3 },
    })
    expect(first?.hint).toBe('Add the reason: `# check: accept unlinked-page, because …`.')
  })

  it('is reported with the existing problems if it accepts nothing', () => {
    const { diagnostics } = compileText(lonely('  # check: accept long-title, it is a pun\n'))
    const accept = diagnostics.find(({ code }) => code === 'nothing-to-accept')
    expect(accept).toMatchObject({
      severity: 'warning',
      start: { line: 5, column: 3 },
      message: 'There is no warning `long-title` on line 6 to accept.',
      hint: 'There is `PW076`.',
    })
  })

  it('doesn’t hide an error', () => {
    const text = lonely('  # check: accept unknown-key, I like it\n').replace('title: ad,', 'title: ad, tilte: b,')
    expect(codes(text)).toEqual(['error unknown-key'])
  })
})
