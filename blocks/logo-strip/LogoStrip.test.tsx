import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'

describe('LogoStrip', () => {
  it('says whose logo each one is, in a list named by the heading', async () => {
    await renderExample('logo-strip')
    const list = screen.getByRole('list', { name: 'You have tasted our bread at' })
    const names = within(list)
      .getAllByRole('img')
      .map((logo) => logo.getAttribute('aria-label'))
    expect(names).toEqual(['Northlight', 'Relayworks', 'Orbitstack'])
  })
})
