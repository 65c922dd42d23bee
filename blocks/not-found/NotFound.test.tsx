import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { CompiledPage } from '../../schema/model.ts'
import { CurrentPageProvider } from '../../src/runtime/context.ts'
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

const at = (path: string, shown = page) => (
  <MemoryRouter initialEntries={[path]}>
    <InSite>
      <CurrentPageProvider value={shown}>
        <NotFound {...withDefaults<NotFoundProps>(schema)} />
      </CurrentPageProvider>
    </InSite>
  </MemoryRouter>
)

describe('NotFound', () => {
  it('shows the path that was requested', () => {
    render(at('/no/such/page'))
    expect(screen.getByText('/no/such/page')).toBeTruthy()
  })

  it('shows no path on a page that exists', () => {
    render(at('/styles', { ...page, path: '/styles' }))
    expect(screen.queryByText('/styles')).toBeNull()
  })

  it('renders the same HTML for every path and hydrates without a mismatch', async () => {
    const html = renderToString(at('/one'))
    expect(html).toBe(renderToString(at('/two')))

    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const differences = vi.fn()
    await act(async () => render(at('/one'), { container, hydrate: true, onRecoverableError: differences }))
    expect(differences).not.toHaveBeenCalled()
    expect(container.textContent).toContain('/one')
  })

  it('has a default message and a default link to the front page', () => {
    render(at('/nowhere'))
    expect(screen.getByText('404')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found')
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  })
})
