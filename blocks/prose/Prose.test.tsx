import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

describe('Prose', () => {
  it('renders links and lists from the author’s Markdown', async () => {
    await renderExample('prose')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'write to us' }).getAttribute('href')).toBe(
      '/',
    )
  })

  it.each([
    ['heading: Our bread\n', ['h2 Our bread', 'h3 Flour', 'h4 Rye', 'h3 Water']],
    ['', ['h2 Flour', 'h3 Rye', 'h2 Water']],
  ])('puts the headings of the text below that of the block: %j', async (heading, outline) => {
    await renderBlock(`type: prose\n${heading}text: |\n  ## Flour\n\n  ### Rye\n\n  ## Water`)
    expect(
      screen.getAllByRole('heading').map(({ localName, textContent }) => `${localName} ${textContent}`),
    ).toEqual(outline)
  })
})
