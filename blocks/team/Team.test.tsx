import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

describe('Team', () => {
  it('shows initials for a person without a portrait, which screen readers skip', async () => {
    await renderBlock('type: team\npeople: [{ name: Dev Patel, role: Deliveries }]')
    expect(screen.getByText('DP').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByRole('heading', { name: 'Dev Patel' })).toBeTruthy()
  })

  it('shows a portrait, which says no more than the name beside it', async () => {
    await renderBlock('type: team\npeople: [{ name: Ana, portrait: /images/people/ana.svg }]')
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('')
    expect(screen.queryByText('A')).toBeNull()
  })
})
