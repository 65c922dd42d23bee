import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

const labels = () => screen.getAllByRole('link').map((link) => link.textContent)

describe('Related', () => {
  it('links to the pages in their order', async () => {
    await renderBlock(
      'type: related\nlinks: [{ label: B, href: "https://b.example" }, { label: A, href: "https://a.example" }]',
    )
    expect(labels().map((label) => label?.slice(0, 1))).toEqual(['B', 'A'])
  })

  it('leaves out the page itself', async () => {
    await renderBlock('type: related\nlinks: [{ label: Here, to: / }, { label: There, href: "https://there.example" }]')
    expect(screen.queryByRole('link', { name: 'Here' })).toBeNull()
    expect(labels()).toHaveLength(1)
  })
})
