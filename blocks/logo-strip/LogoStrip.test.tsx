import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'

describe('LogoStrip', () => {
  it('names each logo in a list named by the heading', async () => {
    await renderExample('logo-strip')
    const list = screen.getByRole('list', { name: 'You have tasted our bread at' })
    const names = within(list)
      .getAllByRole('img')
      .map((logo) => logo.getAttribute('alt'))
    expect(names).toEqual(['Northlight', 'Relayworks', 'Orbitstack'])
  })

  it('fetches logos as files, late, and gives all of them one color', async () => {
    const { container } = await renderExample('logo-strip')
    const logos = screen.getAllByRole<HTMLImageElement>('img')
    expect(logos.map((logo) => ['src', 'loading'].map((name) => logo.getAttribute(name)))).toContainEqual([
      '/images/logos/northlight.svg',
      'lazy',
    ])
    const filter = container.querySelector('filter')
    expect(screen.getByRole('list').style.filter).toBe(`url("#${filter?.id}")`)
    expect(container.innerHTML).not.toContain('data:')
  })
})
