import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { fileAddress, requestPath } from '../../../schema/fileAddress.ts'
import type { CompiledSite } from '../../../schema/model.ts'
import {
  addressExpression,
  formatRedirects,
  parseRedirects,
  redirectRules,
} from '../../../src/make/host/hostRedirects.ts'
import { resolveQuery, resolveRule } from '../../../src/site/runtime/resolveRule.ts'
import { createRandom } from '../../../tools/mutate/random.ts'
import { whole } from '../../support/whole.ts'
import { compileText } from './compileFixture.ts'

const page = (path: string) => ({ path, title: `Page ${path}`, blocks: [{ type: 'hero', heading: 'Hello' }] })

function compile(redirects: readonly { from: string; to: string }[]) {
  const pages = {
    home: page('/'),
    contact: page('/kontakt'),
    post: page('/posts/one'),
    'not-found': page('/404'),
  }
  const text = stringify({ site: { name: 'Acme', url: 'https://www.acme.com' }, pages, redirects })
  const { site, diagnostics } = compileText(text)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return { site, errors, codes: diagnostics.map(({ code }) => code) }
}

/** What a host answers that reads `_redirects`: the address that it sends visitors to. */
function hostAnswer(site: CompiledSite, asked: string): string | undefined {
  for (const rule of parseRedirects(formatRedirects(site))) {
    const match = new RegExp(addressExpression(rule)).exec(asked)
    if (match) return rule.to.replace(/\*$/, () => match[1] ?? '')
  }
  return undefined
}

/** What the development server answers. */
function developmentAnswer({ entries, shell }: CompiledSite, path: string, search: string): string | undefined {
  const at = requestPath(path)
  const found = resolveQuery(at, shell.rules, search) ?? entries.get(path) ?? resolveRule(at, shell.rules, search)
  return found?.kind === 'redirect' ? found.to : undefined
}

describe('a redirect', () => {
  it.each([
    ['/größe', '/kontakt', '/gr%C3%B6%C3%9Fe', '/kontakt'],
    ['/%C3%BCber', '/kontakt', '/%C3%BCber', '/kontakt'],
    ['/alte seite', '/kontakt', '/alte%20seite', '/kontakt'],
    ['/alte%20seite/', '/kontakt', '/alte%20seite', '/kontakt'],
    ['/a+b', '/kontakt', '/a+b', '/kontakt'],
    ['/gr%F6%DFe', '/kontakt', '/gr%F6%DFe', '/kontakt'],
    ['/index.php?page=3', '/kontakt', '/index.php?a=1&page=3', '/kontakt'],
    ['/index.php?page=3', '/kontakt', '/index.php?page=33', undefined],
    ['/?p=12', '/kontakt', '/?p=12', '/kontakt'],
    ['/blog/*', '/kontakt', '/blog/2019/a.html', '/kontakt'],
    ['/blog/*', '/posts/*', '/blog/one', '/posts/one'],
    ['/blog/*', 'https://blog.example.com/all/*', '/blog/2019/x', 'https://blog.example.com/all/2019/x'],
    ['/*', 'https://old.example.com/*', '/x/y', 'https://old.example.com/x/y'],
    ['/shop', 'https://shop.example.com/', '/shop', 'https://shop.example.com/'],
    ['/pdf', '/brochure.txt', '/pdf', '/brochure.txt'],
    ['/Kontakt', '/kontakt', '/Kontakt', '/kontakt'],
  ])('from %s to %s leads from %s to %s', (from, to, asked, answer) => {
    const { site, errors } = compile([{ from, to }])
    expect(errors).toEqual([])
    expect(site && hostAnswer(site, asked)).toBe(answer)
  })

  it('that differs from a page or another redirect only in capitals gets no document', () => {
    const { site } = compile([
      { from: '/Kontakt', to: '/kontakt' },
      { from: '/Alt', to: '/kontakt' },
      { from: '/alt', to: '/posts/one' },
    ])
    expect([...(site?.entries.keys() ?? [])].filter((path) => /kontakt|alt/i.test(path))).toEqual(['/kontakt', '/Alt'])
    const lines = site && formatRedirects(site).split('\n')
    expect(lines?.filter((line) => line.startsWith('/Kontakt'))).toEqual(['/Kontakt /kontakt 301'])
    expect(lines).toContain('/alt /posts/one 301!')
  })

  it.each(['/a:b', '/was?', '/"x"', '/ends.', `/${'ü'.repeat(150)}`])(
    'from %s gets no document that some disks could not keep',
    (from) => {
      const { site, errors } = compile([{ from: from.replace('?', '%3F'), to: '/kontakt' }])
      expect(errors).toEqual([])
      expect(site?.entries.size).toBe(4)
      expect(site && hostAnswer(site, requestPath(from))).toBe('/kontakt')
    },
  )

  it.each([
    [
      [
        { from: '/a', to: '/ü' },
        { from: '/%C3%BC', to: '/a' },
      ],
      'circular-redirect',
    ],
    [[{ from: '/a/*', to: '/a/b/*' }], 'unknown-page'],
    [[{ from: '/kontakt?old=1', to: '/kontakt' }], 'circular-redirect'],
    [[{ from: '/posts/*', to: '/posts/*' }], 'circular-redirect'],
  ])('in a circle, %j, is reported', (redirects, code) => {
    expect(compile(redirects).errors.map((each) => each.code)).toContain(code)
  })

  it('is never told to use a key that it has not', () => {
    const targets = [
      'shop',
      '#top',
      'info@acme.com',
      '+49 30 123456',
      'http://a.de',
      'www.a.de',
      '/brochure',
      '//a.de',
      'mailto:a@b.de',
    ]
    for (const to of targets) {
      const { errors } = compile([{ from: '/old', to }])
      expect(errors).toHaveLength(1)
      expect(`${errors[0]?.message} ${errors[0]?.hint}`).not.toMatch(/href|scrollTo|call/)
    }
  })
})

const letters = [
  'a',
  'B',
  '1',
  '-',
  '.',
  ' ',
  '%',
  '+',
  '&',
  ',',
  ';',
  '=',
  '@',
  '$',
  '!',
  '(',
  ')',
  '[',
  ']',
  "'",
  '"',
  '|',
  'ä',
  'é',
  '😀',
  '中',
  '.php',
  ':',
]

describe.each([1, 2, 3])('random old addresses, seed %i,', (seed) => {
  it('are answered alike by hosts, by the preview and in development', () => {
    const random = createRandom(seed)
    const step = () => `x${Array.from({ length: 1 + random.below(5) }, () => random.pick(letters)).join('')}`
    const targets = ['/kontakt', '/posts/one', '/brochure.txt', 'https://www.example.org/a?b=c']
    const seen = new Set<string>()
    const redirects = Array.from({ length: whole ? 300 : 60 }, () => {
      const path = `/${Array.from({ length: 1 + random.below(3) }, step).join('/')}`.replaceAll(/%(?=[\da-f]{2})/gi, '')
      const kind = random.pick(['plain', 'plain', 'query', 'pattern']) as 'plain' | 'query' | 'pattern'
      const query = kind === 'query' ? `?id=${random.below(99)}` : ''
      const end = kind === 'pattern' ? '/*' : ''
      // Raw, or encoded as far as browsers do it, or altogether.
      const spelled = random.pick([path.replaceAll('%', '%25'), requestPath(path), fileAddress(path)]) as string
      return { path, kind, query, from: spelled + end + query, to: random.pick(targets) as string }
    }).filter(({ path }) => !seen.has(path.toLowerCase()) && seen.add(path.toLowerCase()))
    const { site, errors } = compile(redirects.map(({ from, to }) => ({ from, to })))
    expect(errors).toEqual([])
    if (site === undefined) throw new Error('The site has no errors and no model.')
    // Cloudflare Pages and Netlify read lines of three or four words.
    for (const line of formatRedirects(site).trim().split('\n')) expect(line.split(' ').length).toBeLessThan(6)
    expect(
      parseRedirects(formatRedirects(site))
        .map(({ from }) => from)
        .sort(),
    ).toEqual(
      redirectRules(site)
        .map(({ from }) => from)
        .sort(),
    )
    for (const { path, kind, query, to } of redirects) {
      const below = kind === 'pattern' ? '/some/page' : ''
      expect([path, hostAnswer(site, requestPath(path) + below + query)]).toEqual([path, to])
      expect([path, developmentAnswer(site, path + below, query)]).toEqual([path, to])
    }
  })
})
