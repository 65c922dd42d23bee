import { describe, expect, it } from 'vitest'
import type { CompiledEntry, CompiledPage, CompiledSite, SiteShell } from '../../../../schema/model.ts'
import { shellWith, toyPage } from '../../../../tests/support/toySite.ts'
import { shareImageOf, shareLook } from './shareImage.ts'

const bytes = Buffer.from('typeface')

const page: CompiledPage = { ...toyPage, path: '/a', name: 'a', title: 'Pricing', canonical: '/a' }

function siteWith(settings: Partial<SiteShell['site']> = {}, pages = 3): CompiledSite {
  const entries = Array.from({ length: pages }, (_, at): [string, CompiledEntry] => [`/${at}`, { kind: 'page', page }])
  return {
    shell: shellWith({ site: { name: 'Acme', url: 'https://www.acme.example', ...settings } }),
    entries: new Map(entries),
    blockTypes: [],
    sources: { frame: [], connect: [], script: [], image: [] },
    images: [],
    recordings: [],
  }
}

const pictureOf = (shown: CompiledPage, site = siteWith()) => shareImageOf(shown, site.shell, shareLook(site, bytes))

describe('shareImageOf', () => {
  it('names a picture generated from the title', () => {
    expect(pictureOf(page)).toEqual({
      url: expect.stringMatching(/^\/assets\/share\/[0-9a-f]{12}\.jpg$/),
      width: 1200,
      height: 630,
      alt: 'Pricing | Acme',
    })
  })

  it('gives pictures the same name exactly if they look the same', () => {
    const variants = [
      pictureOf(page),
      pictureOf({ ...page, title: 'Prices' }),
      pictureOf(page, siteWith({ name: 'Acme Inc.' })),
      shareImageOf(page, siteWith().shell, shareLook(siteWith(), Buffer.from('another'))),
      shareImageOf(page, siteWith().shell, shareLook({ ...siteWith(), shell: tinted }, bytes)),
    ].map((picture) => picture?.url)
    expect(new Set(variants).size).toBe(variants.length)
    expect(pictureOf({ ...page, path: '/b', description: 'Other' })).toEqual(pictureOf(page))
    expect(pictureOf(page, siteWith({ phone: { tel: '+12025550143', shown: '(202) 555-0143' } }))).toEqual(
      pictureOf(page),
    )
  })

  it('uses the picture that the page names, no larger than it is shown', () => {
    const src = { src: '/van.jpg', width: 3000, height: 2001, copies: 'ab12' }
    const own = { ...page, shareImage: { src, alt: 'Our van' } }
    const fitted = { url: '/assets/share/ab12.jpg', width: 1200, height: 800, alt: 'Our van' }
    expect(pictureOf(own)).toEqual(fitted)
    expect(pictureOf(own, siteWith({ shareImages: 'none' }))).toEqual(fitted)
    const small = { ...own, shareImage: { src: { ...src, width: 600, height: 315 }, alt: '' } }
    expect(pictureOf(small)).toMatchObject({ width: 600, height: 315 })
  })

  it('returns nothing if the site turns share images off', () => {
    expect(pictureOf(page, siteWith({ shareImages: 'none' }))).toBeUndefined()
  })

  it('returns one picture for all pages if the site says so or has more than 500 pages', () => {
    const other = { ...page, title: 'Other' }
    for (const site of [siteWith({ shareImages: 'site' }), siteWith({}, 501)]) {
      expect(pictureOf(page, site)).toEqual(pictureOf(other, site))
      expect(pictureOf(page, site)?.alt).toBe('Acme')
    }
    for (const site of [siteWith({}, 500), siteWith({ shareImages: 'pages' }, 501)]) {
      expect(pictureOf(page, site)).not.toEqual(pictureOf(other, site))
    }
  })
})

const tinted: SiteShell = shellWith({ ...siteWith().shell, theme: { colors: { second: '#008800' } } })
