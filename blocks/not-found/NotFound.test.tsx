import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NotFound } from './NotFound.tsx'

const home = { label: 'Home', target: { kind: 'to', to: '/' } } as const

const at = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <NotFound heading="Not here" actions={[home]} />
  </MemoryRouter>
)

describe('NotFound', () => {
  const log = vi.spyOn(console, 'error')
  beforeEach(() => log.mockClear().mockImplementation(() => {}))
  afterEach(() => log.mockReset())

  it('shows the path that was asked for and logs it once', () => {
    const { rerender } = render(at('/no/such/page'))
    rerender(at('/no/such/page'))
    expect(screen.getByText('/no/such/page')).toBeTruthy()
    expect(log.mock.calls).toEqual([['No page at /no/such/page']])
  })

  it('is the same HTML for every path, and hydrates without a difference', async () => {
    const html = renderToString(at('/one'))
    expect(html).toBe(renderToString(at('/two')))

    const place = document.createElement('div')
    place.innerHTML = html
    const differences = vi.fn()
    await act(async () => hydrateRoot(place, at('/one'), { onRecoverableError: differences }))
    expect(differences).not.toHaveBeenCalled()
    expect(place.textContent).toContain('/one')
  })

  it('has the page’s only first heading', () => {
    render(at('/nowhere'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not here')
  })
})
