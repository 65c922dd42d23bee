import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

describe('Cards', () => {
  it.each(['grid', 'list'])('renders the links of a card inside it, laid out as a %s', async (layout) => {
    await renderBlock(`type: cards
layout: ${layout}
items:
  - { title: First }
  - title: Second
    text: With **words**.
    actions: [{ label: Read on, to: / }]`)
    const [first, second] = screen.getAllByRole('listitem')
    expect(within(first as HTMLElement).queryByRole('link')).toBeNull()
    expect(within(second as HTMLElement).getByRole('link', { name: 'Read on' })).toBeTruthy()
  })

  it('is an ordered list only where its cards have numbers', async () => {
    await renderBlock('{ type: cards, layout: numbered, items: [{ title: First }] }')
    expect(screen.getByRole('list').tagName).toBe('OL')
    cleanup()
    await renderBlock('{ type: cards, layout: bento, items: [{ title: First }] }')
    expect(screen.getByRole('list').tagName).toBe('UL')
  })
})
