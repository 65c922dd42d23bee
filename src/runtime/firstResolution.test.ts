import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CompiledPage } from '../../schema/model.ts'
import { toyFrame } from '../../tests/support/toySite.ts'
import type { Boot } from './boot.ts'
import { firstResolution } from './firstResolution.ts'

const page = (path: string) => ({ path, blocks: [], dialogs: {} }) as unknown as CompiledPage

const shell = {
  ...toyFrame,
  rules: [{ pattern: '/trades/:trade', unknown: { kind: 'show' as const, path: '/trades/baker' } }],
}

const boot = (path: string, more: Partial<Boot> = {}): Boot => ({
  entry: '/entry.js',
  path,
  hash: 'abc',
  files: [],
  year: 2026,
  ...more,
})

/** Mocks a host that has the content of some paths. Returns the requested URLs. */
function host(paths: readonly string[], hash = 'abc') {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const path = paths.find((known) => url === `/_content${known === '/' ? '/index' : known}.json`)
    return path
      ? Response.json({ kind: 'page', page: page(path), hash })
      : new Response('', { status: 404, headers: { 'content-type': 'text/html' } })
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

describe('firstResolution', () => {
  it('hydrates the page that was delivered', async () => {
    host(['/pricing'])
    expect(await firstResolution('/pricing', boot('/pricing'), shell)).toMatchObject({
      state: 'delivered',
      resolution: { page: { path: '/pricing' } },
    })
  })

  it('hydrates the not-found page without requesting content for the missing path', async () => {
    const asked = host(['/404'])
    const first = await firstResolution('/nowhere', boot('/404'), shell)
    expect(first).toMatchObject({ state: 'delivered', resolution: { page: { path: '/404' } } })
    expect(asked).toEqual(['/_content/404.json'])
  })

  it('finds the right page if a host without rewrites delivered the not-found page', async () => {
    const asked = host(['/404', '/trades/baker'])
    expect(await firstResolution('/trades/miller', boot('/404'), shell)).toMatchObject({
      state: 'missing',
      resolution: { page: { path: '/trades/baker' } },
    })
    expect(asked).toEqual(['/_content/trades/baker.json'])
  })

  it('renders from scratch if the site was deployed between document and content', async () => {
    host(['/pricing'], 'newer')
    expect(await firstResolution('/pricing', boot('/pricing'), shell)).toMatchObject({ state: 'missing' })
  })

  it('resolves the path if the document has no content', async () => {
    host(['/pricing', '/404'])
    const first = await firstResolution('/pricing', boot('/404', { hash: '' }), shell)
    expect(first).toMatchObject({ state: 'missing', resolution: { page: { path: '/pricing' } } })
  })
})
