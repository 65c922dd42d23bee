import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { InSite } from '../../../tests/support/InSite.tsx'
import { isWeekend } from '../format/weekday.ts'
import { MonthGrid } from './MonthGrid.tsx'

/** A Wednesday. */
const today = new Date(2031, 2, 12, 12)

function renderMonth(value?: Date, direction: 'ltr' | 'rtl' = 'ltr') {
  const onChange = vi.fn<(date: Date) => void>()
  render(
    <div style={{ direction }}>
      <MonthGrid today={today} first={today} isClosed={isWeekend} value={value} onChange={onChange} />
    </div>,
    { wrapper: InSite },
  )
  return onChange
}

const day = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}, 2031$`) })
const tabStops = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent)

describe('MonthGrid', () => {
  it('opens at the first day, and names today', () => {
    renderMonth()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Today, Wednesday, March 12, 2031' }))
  })

  it('opens at the chosen day, whose cell states that it is selected', () => {
    renderMonth(new Date(2031, 3, 8))
    expect(document.activeElement).toBe(day('April 8'))
    expect([...document.querySelectorAll('[aria-selected]')]).toEqual([day('April 8').closest('td')])
    expect(day('April 8').closest('td')?.ariaSelected).toBe('true')
  })

  it('opens at the first day if the chosen one has passed', () => {
    renderMonth(new Date(2031, 1, 3))
    expect(document.activeElement).toBe(day('March 12'))
    expect(screen.getByRole('grid', { name: 'March 2031' })).toBeTruthy()
  })

  it('has one tab stop, which follows the keys', async () => {
    renderMonth()
    expect(tabStops()).toEqual(['12'])
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(day('March 14'))
    expect(tabStops()).toEqual(['14'])
  })

  it('follows the keys into another month and announces it', async () => {
    renderMonth()
    await userEvent.keyboard('{PageDown}')
    expect(document.activeElement).toBe(day('April 14'))
    expect(screen.getByRole('status').textContent).toBe('April 2031')
    expect(screen.getByRole('grid', { name: 'April 2031' })).toBeTruthy()
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(day('March 31'))
    expect(screen.getByRole('status').textContent).toBe('March 2031')
  })

  it('keeps the focus on the button that turns to another month', async () => {
    renderMonth()
    const previous = screen.getByRole('button', { name: /previous month/i })
    const next = screen.getByRole('button', { name: /next month/i })
    expect(previous.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(next)
    expect(document.activeElement).toBe(next)
    expect(tabStops()).toEqual(['1'])
    expect(previous.getAttribute('aria-disabled')).toBeNull()
    await userEvent.click(previous)
    expect(document.activeElement).toBe(previous)
    expect(previous.getAttribute('aria-disabled')).toBe('true')
    expect(tabStops()).toEqual(['12'])
  })

  it('turns the arrows around where text runs from right to left', async () => {
    renderMonth(undefined, 'rtl')
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(day('March 13'))
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(day('March 12'))
  })

  it('gives midnight of the chosen day', async () => {
    const onChange = renderMonth()
    await userEvent.keyboard('{ArrowDown} ')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date(2031, 2, 19))
  })

  it('shows the days of one month, each once', () => {
    renderMonth()
    const days = within(screen.getByRole('grid')).getAllByRole('button')
    expect(days.map(({ textContent }) => Number(textContent))).toEqual(
      Array.from({ length: 31 }, (_, index) => index + 1),
    )
  })
})
