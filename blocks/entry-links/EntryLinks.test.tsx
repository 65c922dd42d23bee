import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

describe('EntryLinks', () => {
  it('leads to the entries before and after, and says which is which', async () => {
    await renderBlock(`type: entry-links
entries:
  - { title: Earlier, path: /, place: previous }
  - { title: Later, path: /, place: next }`)
    expect(screen.getByRole('link', { name: 'Previous Earlier' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'Next Later' })).toBeTruthy()
  })

  it('shows nothing for an entry without neighbors', async () => {
    const { container } = await renderBlock('type: entry-links\nentries: []')
    expect(container.textContent).toBe('')
  })
})
