import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/language/advice/rules.ts'
import { codeOf, type Fact } from '../../../src/language/fact.ts'
import type { PlainObject } from '../../../src/language/plain.ts'
import { expandRoutes } from '../../../src/language/routes/expandRoutes.ts'
import { isSteps, parsePathPattern } from '../../../src/language/routes/parsePathPattern.ts'
import { readRoutes } from '../../../src/language/routes/readRoutes.ts'

function expand(pages: PlainObject): {
  paths: readonly string[]
  rules: readonly string[]
  codes: readonly string[]
} {
  const problems: Fact[] = []
  const report = (problem: Fact) => problems.push(problem)
  const table = expandRoutes(readRoutes({ pages }, report), new Set(), report)
  return {
    paths: table.pages.map(({ path, canonical, route }) =>
      path === canonical ? `${path} ${route.name}` : `${path} → ${canonical}`,
    ),
    rules: table.rules.map(
      ({ pattern, unknown }) => `${pattern} ${unknown.kind} ${unknown.kind === 'show' ? unknown.path : unknown.to}`,
    ),
    codes: problems.map(codeOf),
  }
}

const redirect = { redirect: '/elsewhere' }

describe('expandRoutes', () => {
  it('prefers literal segments to parameters from left to right', () => {
    const { paths } = expand({
      last: { path: '/:a/:b', params: { a: { in: ['x', 'y'] }, b: { in: ['x', 'y'] } } },
      middle: { path: '/:a/y', params: { a: { in: ['x', 'y'] } } },
      first: { path: '/x/:b', params: { b: { in: ['x', 'y'] } } },
      exact: { path: '/x/x' },
    })
    expect([...paths].sort()).toEqual(['/x/x exact', '/x/y first', '/y/x last', '/y/y middle'])
  })

  it('gives the path without a value to a page that declares it', () => {
    const pages = { one: { path: '/things/:thing', params: { thing: { in: ['a', 'b'], missing: 'b' } } } }
    expect(expand(pages).paths).toContain('/things → /things/b')
    expect(expand({ ...pages, all: { path: '/things' } }).paths).toContain('/things all')
    expect(expand({ ...pages, all: { path: '/things' } }).paths).toHaveLength(3)
  })

  it('rejects two pages that share a path without a value', () => {
    const params = { thing: { in: ['a'], missing: 'a' } }
    const { codes } = expand({ one: { path: '/t/:thing/x', params }, two: { path: '/t/:thing/y', params } })
    expect(codes).toEqual(['duplicate-path'])
  })

  it('puts a not-found rule before a wider rule that would match', () => {
    const { rules } = expand({
      wide: {
        path: '/:a/:b',
        params: { a: { in: ['x'], unknown: redirect }, b: { in: ['x'], unknown: redirect } },
      },
      narrow: { path: '/shop/:b', params: { b: { in: ['x'] } } },
    })
    expect(rules).toEqual([
      '/shop/:b show /404',
      '/x/:b redirect /elsewhere',
      '/:a/x redirect /elsewhere',
      '/:a/:b redirect /elsewhere',
    ])
  })

  it('has no rules if unknown values lead to the not-found page anyway', () => {
    expect(expand({ one: { path: '/t/:thing', params: { thing: { in: ['a'] } } } }).rules).toEqual([])
  })
})

describe('parsePathPattern', () => {
  it.each(['/', '/a', '/a/b-c/d.e', '/:thing', '/a/:thing/b/:other', '/404'])('accepts %s', (path) => {
    expect(parsePathPattern(path)).toBeInstanceOf(Array)
  })

  it.each([
    '',
    'a',
    'https://www.acme.com/a',
    '/a/',
    '//',
    '//a',
    '/a//b',
    '/../a',
    '/a/.',
    '/a b',
    '/a?b',
    '/a#b',
    '/a\\b',
    '/é',
    '/{a}',
    '/:',
    '/:A',
    '/:a-b',
    '/x:a',
    '/:a/:a',
    '/:a/:b/:c/:d/:e',
    '/_content/a',
    '/assets',
  ])('rejects %j with a fix', (path) => {
    const mistake = parsePathPattern(path)
    if (isSteps(mistake)) throw new Error(`${path} was read`)
    const words = rules['bad-path']({ path, mistake })
    expect(words).toMatchObject({ message: expect.any(String), hint: expect.any(String) })
  })
})
