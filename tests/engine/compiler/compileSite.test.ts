import { describe, expect, it } from 'vitest'
import type { Action } from '../../../schema/values.ts'
import { compileGood, compileText, pageAt } from './compileFixture.ts'

describe('compileSite: routes', () => {
  const site = compileGood('good-routes')

  it('has an entry for every concrete path, in the order of the file', () => {
    expect([...site.entries.keys()]).toEqual([
      '/industries/restaurants',
      '/industries/health',
      '/industries',
      '/niches/health/about',
      '/niches/music/about',
      '/niches',
      '/industries/music',
      '/',
      '/shirts/small/red',
      '/shirts/small/blue',
      '/shirts/large/red',
      '/shirts/large/blue',
      '/shirts/small',
      '/shirts/large',
      '/404',
      '/start',
    ])
  })

  it('prefers a literal path to a parameter in any order', () => {
    expect(pageAt(site, '/industries/music').name).toBe('music')
  })

  it('binds parameters to entries of a collection and to values of a list', () => {
    expect(pageAt(site, '/industries/health')).toMatchObject({
      name: 'industry',
      params: { industry: 'health' },
      title: 'Healthcare',
      canonical: '/industries/health',
      blocks: [{ type: 'hero', heading: 'For Healthcare' }],
    })
    expect(pageAt(site, '/niches/music/about').title).toBe('About music')
    expect(pageAt(site, '/shirts/large/blue')).toMatchObject({ params: { size: 'large', color: 'blue' } })
  })

  it('repeats the page at the path without a value and names the real one as canonical', () => {
    expect(pageAt(site, '/industries')).toMatchObject({
      path: '/industries',
      canonical: '/industries/restaurants',
      title: 'Restaurants',
      params: { industry: 'restaurants' },
    })
    expect(pageAt(site, '/shirts/large').canonical).toBe('/shirts/large/red')
  })

  it('includes redirects as entries', () => {
    expect(site.entries.get('/start')).toEqual({ kind: 'redirect', to: '/' })
  })

  it('has rules for unknown values, most specific first', () => {
    expect(site.shell.rules).toEqual([
      { pattern: '/niches/:industry/about', unknown: { kind: 'show', path: '/niches/health/about' } },
      { pattern: '/shirts/:size/red', unknown: { kind: 'show', path: '/shirts/small/red' } },
      { pattern: '/shirts/:size/blue', unknown: { kind: 'show', path: '/shirts/small/blue' } },
      { pattern: '/industries/:industry', unknown: { kind: 'redirect', to: '/404' } },
    ])
  })

  it('fills in the defaults of a page', () => {
    expect(pageAt(site, '/')).toMatchObject({
      description: 'We build things.',
      index: true,
      pinchZoom: true,
      frame: 'full',
    })
    expect(pageAt(site, '/shirts/small/red')).toMatchObject({ index: false, frame: 'plain' })
  })
})

describe('compileSite: links of a page’s footer', () => {
  const site = compileGood('good-footer-links')

  it('are actions with filled placeholders and the dialogs that they open', () => {
    const about = pageAt(site, '/for/dentists')
    expect(about.footerLinks).toEqual([
      { label: 'Terms', target: { kind: 'to', to: '/terms' } },
      { label: 'About Dentists', target: { kind: 'to', to: '/for/dentists/about', document: true } },
      { label: 'Ask', target: { kind: 'dialog', dialog: 'ask' } },
    ])
    expect(Object.keys(about.dialogs)).toEqual(['ask'])
  })

  it('are absent if a page has none', () => {
    expect(pageAt(site, '/terms')).not.toHaveProperty('footerLinks')
  })
})

describe('compileSite: shared content', () => {
  const site = compileGood('good-content')
  const home = pageAt(site, '/')

  it('fills a block from content, with the block’s own fields first and lists and placeholders resolved', () => {
    expect(home.blocks[0]).toEqual({
      type: 'faq',
      key: 'faq-1',
      tone: 'dark',
      heading: 'About Acme',
      items: [
        { question: 'Why?', answer: '<p>Because.</p>\n' },
        { question: 'How?', answer: '<p>With <strong>1,500</strong> minutes.</p>\n' },
      ],
    })
  })

  it('keeps the type of a value that is a single placeholder and converts numbers inside text', () => {
    expect(home.blocks[1]).toMatchObject({
      plans: [
        { name: 'Small', price: 397, popular: true, features: ['Calls', 'Notes'] },
        { name: 'Big', price: 1500, setup: '0.056 a minute' },
      ],
    })
  })

  it('turns doubled braces into literal ones', () => {
    expect(home.title).toBe('Acme {since} 1999')
  })

  it('renders Markdown with headings below those of the page and outside links in a new tab', () => {
    expect(home.blocks[2]?.text).toBe(
      '<h4>Terms</h4>\n<p>1,500\u00a0minutes, since 1999. Call +1 202 456 1414 or ' +
        '<a href="https://cal.acme.com/book" target="_blank" rel="noopener">book</a>.</p>\n',
    )
  })

  it('resolves a parameter to its value and its fields to those of the collection entry', () => {
    expect(pageAt(site, '/for/dentists')).toMatchObject({
      title: 'For Dentists',
      blocks: [
        { action: { label: 'Ask about Dentists', target: { kind: 'to', to: '/for/dentists' } } },
        { key: 'plans-1', plans: [{ name: 'Small', price: 397 }] },
        { key: 'plans-2', heading: 'Again', plans: [{ name: 'Small', price: 397 }] },
      ],
    })
  })

  it('leaves no trace of `from` in the model', () => {
    expect(JSON.stringify(home)).not.toContain('"from"')
  })

  it('keeps a `from` that the block’s own schema declares and fills its placeholders', () => {
    expect(pageAt(site, '/hours').blocks[0]?.hours).toEqual({ from: '9:00', to: '17:00' })
  })
})

describe('compileSite: actions, dialogs and services', () => {
  const site = compileGood('good-actions')
  const home = pageAt(site, '/')
  const [hero] = home.blocks
  const actions = hero?.actions as readonly Action[]

  it('resolves every kind of destination', () => {
    const checkout = { kind: 'checkout', monthly: 'https://pay.acme.com/m', annual: 'https://pay.acme.com/a' }
    expect(actions.map(({ target }) => target)).toEqual([
      { kind: 'to', to: '/deep#deep' },
      { kind: 'to', to: '/nowhere', document: true },
      { kind: 'href', href: 'https://www.acme.org/x', newTab: true },
      { kind: 'href', href: '/brochure.txt', newTab: true },
      { kind: 'href', href: 'mailto:hello@acme.com', newTab: false },
      { kind: 'dialog', dialog: 'form' },
      { kind: 'scrollTo', anchor: 'top' },
      { kind: 'call', tel: '+12024561414' },
      { ...checkout, period: 'selected' },
      { ...checkout, period: 'annual' },
      { kind: 'inert' },
    ])
  })

  it('resolves icons to SVG and images to their size', () => {
    expect(actions[0]).toMatchObject({ label: 'Page', icon: expect.stringContaining('<path') })
    expect(hero?.image).toEqual({
      src: { src: '/images/team.svg', width: 320, height: 200 },
      alt: 'The team',
    })
  })

  it('gives each page the dialogs that it can open, including those opened by the header and by other dialogs', () => {
    expect(Object.keys(home.dialogs)).toEqual(['book', 'form', 'watch'])
    expect(Object.keys(pageAt(site, '/deep').dialogs)).toEqual(['book', 'watch'])
    expect(home.dialogs.book).toMatchObject({
      title: 'Book',
      description: 'Takes <strong>ten</strong> minutes.',
      size: 'large',
      blocks: [
        {
          type: 'embed',
          height: 600,
          service: {
            id: 'calendar',
            url: 'https://cal.acme.com/book',
            title: 'Calendar',
            host: 'cal.acme.com',
            origin: 'https://cal.acme.com',
            script: 'https://js.acme.com/a;b/embed.js?v=2',
            data: { 'trigger-type': 'alwaysShow' },
          },
        },
        { type: 'cta' },
      ],
    })
    expect(home.dialogs.watch?.size).toBe('medium')
  })

  it('lists the other hosts that pages load from, and scripts with their full URL', () => {
    expect(site.sources).toEqual({
      frame: ['https://cal.acme.com', 'https://video.acme.com'],
      connect: ['https://forms.acme.com'],
      script: ['https://js.acme.com/a%3Bb/embed.js'],
      image: [],
    })
  })

  it('keys blocks by their id or by their type and count', () => {
    expect(home.blocks.map(({ key }) => key)).toEqual(['top', 'hero-2', 'hero-3'])
  })

  it('names the block types in use', () => {
    expect(site.blockTypes).toEqual(['cta', 'embed', 'faq', 'form', 'hero'])
  })
})

describe('compileSite: modes and bytes', () => {
  it('adds the line of each block only in development', () => {
    const lines = (mode: 'development' | 'production') =>
      pageAt(compileGood('good-content', { mode }), '/').blocks.map(({ line }) => line)
    expect(lines('development')).toEqual([34, 37, 43])
    expect(lines('production')).toEqual([undefined, undefined, undefined])
  })

  it('accepts a byte order mark and CRLF line ends', () => {
    const site = compileGood('good-bytes', { mode: 'development' })
    expect(site.shell.site.name).toBe('Café 😀')
    expect(pageAt(site, '/').blocks[0]).toMatchObject({ line: 9, text: '<p>One</p>\n<p>Two</p>\n' })
  })

  it('returns no site model if there is an error', () => {
    expect(compileText('site: 1').site).toBeUndefined()
  })
})
