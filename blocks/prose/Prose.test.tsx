import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'

describe('Prose', () => {
  it('renders links and lists from the author’s Markdown', async () => {
    await renderExample('prose')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'write to us' }).getAttribute('href')).toBe(
      '/',
    )
  })
})
