import fc from 'fast-check'
import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { CompiledEntry, CompiledSite } from '../../../schema/model.ts'
import { toyFrame, toyPage } from '../../../tests/support/toySite.ts'
import { formatRedirects, parseRedirects, pathExpression, redirectRules } from './hostRedirects.ts'

/** A site with an old address, and with pages below two patterns. */
function siteOf(shops: readonly string[]): CompiledSite {
  const paths = ['/', '/404', ...shops.map((name) => `/shops/${name}`), '/loaves/rye']
  return {
    shell: {
      ...toyFrame,
      rules: [
        { pattern: '/loaves/:loaf', unknown: { kind: 'redirect', to: '/404' } },
        { pattern: '/shops/:shop', unknown: { kind: 'show', path: '/shops/old-town' } },
      ],
    },
    entries: new Map<string, CompiledEntry>([
      ['/brot', { kind: 'redirect', to: '/loaves/rye' }],
      ...paths.map((path) => [path, { kind: 'page', page: { ...toyPage, path } }] as const),
    ]),
    blockTypes: [],
    sources: { frame: [], connect: [], script: [], image: [] },
    images: [],
    recordings: [],
  }
}

it('formatRedirects keeps pages from rules, and old addresses from their documents', () => {
  expect(formatRedirects(siteOf(['old-town'])).split('\n')).toEqual([
    '/brot /loaves/rye 301!',
    '/brot /loaves/rye 301',
    '/shops/old-town /shops/old-town/ 200',
    '/loaves/rye /loaves/rye/ 200',
    '/loaves/:loaf /404 302',
    '/shops/:shop /shops/old-town/ 200',
    '',
  ])
})

it('formatRedirects leaves unknown paths to the not-found page if there are too many pages', () => {
  const shops = Array.from({ length: 1500 }, (_, index) => `shop-${index}`)
  expect(formatRedirects(siteOf(shops))).toBe('/brot /loaves/rye 301!\n/brot /loaves/rye 301\n')
})

it('parseRedirects reads the rules of the site', () => {
  const site = siteOf(['old-town'])
  expect(parseRedirects(formatRedirects(site))).toEqual(redirectRules(site))
})

it.each([
  ['/shops/:shop', '/shops/harbour/', true],
  ['/shops/:shop', '/shops/harbour/way', false],
  ['/menu.php', '/menu.php', true],
  ['/menu.php', '/menu-php', false],
])('pathExpression of %s matches %s: %s', (from, path, isMatch) => {
  expect(new RegExp(pathExpression(from)).test(path)).toBe(isMatch)
})

it('pathExpression matches the paths that development does', () => {
  const segment = fc.constantFrom('shops', 'Shops', 'a', 'b.c')
  const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join('/')}`)
  const pattern = fc
    .array(fc.oneof(segment, fc.constantFrom(':shop', ':town')), { minLength: 1, maxLength: 3 })
    .filter((segments) => new Set(segments).size === segments.length)
    .map((segments) => `/${segments.join('/')}`)
  fc.assert(
    fc.property(pattern, fc.constantFrom('', '/*'), path, fc.constantFrom('', '/'), (start, end, at, slash) => {
      const inDevelopment = matchPath({ path: start + end, caseSensitive: true }, at + slash) !== null
      expect(new RegExp(pathExpression(start + end)).test(at + slash)).toBe(inDevelopment)
    }),
    { numRuns: 500 },
  )
})
