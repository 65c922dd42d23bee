import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

describe('Columns', () => {
  it('shows the blocks of every card in the order of the file', async () => {
    await renderExample('columns')
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(headings).toEqual(['Fresh every morning', 'Asked at the counter', 'Stop by'])
  })

  it('renders each card’s blocks in a region of their own', async () => {
    await renderBlock(`type: columns
items:
  - blocks: [{ type: prose, heading: One, text: First }]
  - blocks: [{ type: prose, heading: Two, text: Second }]`)
    const two = screen.getByRole('region', { name: 'Two' })
    expect(within(two).getByText('Second')).toBeTruthy()
    expect(within(two).queryByText('First')).toBeNull()
  })
})
