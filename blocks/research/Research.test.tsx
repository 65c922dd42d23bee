import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'

describe('Research', () => {
  it('starts with every publication closed, in one exclusive group', async () => {
    const { container } = await renderExample('research')
    const items = [...container.querySelectorAll('details')]
    expect(items.map((item) => item.open)).toEqual([false, false])
    expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1)
  })

  it('names the source of a link and opens it in a new tab', async () => {
    await renderExample('research')
    const link = screen.getByRole<HTMLAnchorElement>('link', {
      name: 'View source: What a night does to a dough',
      hidden: true,
    })
    expect(link.href).toBe('https://www.example.com/baking-log')
    expect(link.target).toBe('_blank')
  })

  it('explains the icon of a source in a tooltip', async () => {
    await renderExample('research')
    await userEvent.click(screen.getByText('What a night does to a dough'))
    await userEvent.hover(screen.getByRole('link', { name: 'View source: What a night does to a dough' }))
    expect((await screen.findByRole('tooltip')).textContent).toBe('View source')
  })
})
