import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

const link = (
  <Tooltip text="View source">
    <a href="https://journal.example/">Journal</a>
  </Tooltip>
)

describe('Tooltip', () => {
  it('describes its trigger while the pointer is over it', async () => {
    const user = userEvent.setup()
    render(link)
    const trigger = screen.getByRole('link', { name: 'Journal' })
    // jsdom doesn’t know where the pointer is.
    vi.spyOn(trigger, 'matches').mockImplementation((selector) => selector.includes(':hover'))
    expect(trigger.hasAttribute('aria-describedby')).toBe(false)

    await user.hover(trigger)
    const bubble = await screen.findByRole('tooltip')
    expect(bubble.textContent).toBe('View source')
    expect(trigger.getAttribute('aria-describedby')).toBe(bubble.id)

    await user.unhover(trigger)
    await expect.poll(() => screen.queryByRole('tooltip')).toBeNull()
    await expect.poll(() => trigger.hasAttribute('aria-describedby')).toBe(false)
  })

  it('opens on focus and closes on Escape without closing the dialog around it', async () => {
    render(<dialog open>{link}</dialog>)
    const trigger = screen.getByRole('link')
    // jsdom can’t distinguish keyboard focus from pointer focus.
    vi.spyOn(trigger, 'matches').mockImplementation((selector) => selector.includes(':focus-visible'))
    act(() => trigger.focus())
    const bubble = await screen.findByRole('tooltip')
    expect(screen.getByRole('dialog').contains(bubble)).toBe(true)

    const isFree = fireEvent.keyDown(trigger, { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(isFree).toBe(false)
  })
})
