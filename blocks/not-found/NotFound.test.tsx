import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CompiledPage } from '../../schema/model.ts'
import { CurrentPageProvider } from '../../src/site/runtime/context.ts'
import { InSite } from '../../tests/support/InSite.tsx'
import { withDefaults } from '../../tests/support/withDefaults.ts'
import { NotFound } from './NotFound.tsx'
import { type NotFoundProps, schema } from './schema.ts'

const page: CompiledPage = {
  path: '/404',
  name: 'not-found',
  params: {},
  title: 'Page not found',
  canonical: '/404',
  index: false,
  pinchZoom: true,
  frame: 'full',
  blocks: [],
  dialogs: {},
}

const on = (shown = page) => (
  <InSite>
    <CurrentPageProvider value={shown}>
      <NotFound {...withDefaults<NotFoundProps>(schema)} />
    </CurrentPageProvider>
  </InSite>
)

describe('NotFound', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    history.replaceState(null, '', '/')
  })

  it('has a place for the path that was requested', () => {
    const { container } = render(on())
    expect(container.querySelector('[data-missing-path]')?.textContent).toBe('')
  })

  it('has none on a page that exists', () => {
    const { container } = render(on({ ...page, path: '/styles' }))
    expect(container.querySelector('[data-missing-path]')).toBeNull()
    expect(container.querySelector('[data-nearest]')).toBeNull()
  })

  /** Opens `/shop/pricing` of a site that has these pages. */
  const ask = async (pages: string) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(pages)))
    history.replaceState(null, '', '/shop/pricing')
    render(on())
    vi.resetModules()
    await import('./page.ts')
  }

  it('suggests the one page whose address is like the one that was requested', async () => {
    await ask('- [All plans](https://a.example/pricing): Three plans.\n- [Contact](https://a.example/contact)')
    const link = await screen.findByRole('link', { name: 'All plans' })
    expect(link.getAttribute('href')).toBe('/pricing')
    expect(screen.getByText('Did you mean this page?')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull()
  })

  it('suggests several pages as such', async () => {
    await ask('- [All plans](https://a.example/pricing)\n- [Old plans](https://a.example/old/pricing)')
    expect(await screen.findAllByRole('link', { name: /plans/ })).toHaveLength(2)
    expect(screen.getByText('Did you mean one of these?')).toBeTruthy()
  })

  it('has a default message and a default link to the front page', () => {
    render(on())
    expect(screen.getByText('404')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found')
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  })
})
