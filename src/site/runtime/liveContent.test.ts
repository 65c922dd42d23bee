import { describe, expect, it } from 'vitest'
import type { CompiledEntry, CompiledPage, RouteRule } from '../../../schema/model.ts'
import { toyPage } from '../../../tests/support/toySite.ts'
import { resolvePath } from './liveContent.ts'
import { contentUrl } from './pageContent.ts'
import { resolveRule, withoutTrailingSlash } from './resolveRule.ts'

const page = (path: string): CompiledPage => ({ ...toyPage, path, name: path, title: path, canonical: path })

const entries = new Map<string, CompiledEntry>([
  ...['/', '/404', '/industries', '/industries/music', '/niches/healthcare/about'].map(
    (path): [string, CompiledEntry] => [path, { kind: 'page', page: page(path) }],
  ),
  ['/old', { kind: 'redirect', to: '/industries' }],
])

const rules: RouteRule[] = [
  { pattern: '/industries/:industry', unknown: { kind: 'redirect', to: '/404' } },
  { pattern: '/niches/:industry/about', unknown: { kind: 'show', path: '/niches/healthcare/about' } },
]

const fetchEntry = async (path: string) => entries.get(path)

describe('resolvePath', () => {
  it.each([
    ['/', '/'],
    ['/industries', '/industries'],
    ['/industries/', '/industries'],
    ['/industries/music', '/industries/music'],
    ['/niches/foo/about', '/niches/healthcare/about'],
  ])('resolves %s to the page of %s', async (asked, shown) => {
    const resolution = await resolvePath(asked, rules, fetchEntry)
    expect(resolution).toMatchObject({ kind: 'page', page: { path: shown } })
  })

  it.each([
    ['/old', '/industries'],
    ['/industries/bakeries', '/404'],
    ['/industries/toString', '/404'],
  ])('redirects %s to %s', async (asked, to) => {
    expect(await resolvePath(asked, rules, fetchEntry)).toEqual({ kind: 'redirect', to })
  })

  it.each(['/nowhere', '/404', '/industries/music/lessons', '/__proto__'])(
    'resolves %s to the not-found page',
    async (asked) => {
      const resolution = await resolvePath(asked, rules, fetchEntry)
      expect(resolution).toMatchObject({ kind: 'page', page: { path: '/404' } })
    },
  )

  it('rejects when the network fails', async () => {
    await expect(resolvePath('/', rules, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  })
})

describe('resolveRule', () => {
  it('uses the first pattern that matches the whole path', () => {
    expect(resolveRule('/industries/a', rules)).toEqual({ kind: 'redirect', to: '/404' })
    expect(resolveRule('/industries/a/b', rules)).toBeUndefined()
  })
})

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/pricing/', '/pricing'],
  ['/pricing', '/pricing'],
])('withoutTrailingSlash(%s) is %s', (path, expected) => {
  expect(withoutTrailingSlash(path)).toBe(expected)
})

it.each([
  ['/', '/_content/index.json'],
  ['/industries/music', '/_content/industries/music.json'],
])('contentUrl(%s) is %s', (path, url) => {
  expect(contentUrl(path)).toBe(url)
})
