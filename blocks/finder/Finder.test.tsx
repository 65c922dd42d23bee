import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { showKeptToast, useToasts } from '../../src/site/stores/toasts.ts'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

const two = `type: finder
first: First?
second: Second?
options:
  - { id: one, title: One, to: /, choices: [{ value: a, label: A }, { value: b, label: B }] }
  - { id: two, title: Two, to: /404, choices: [{ value: a, label: A }, { value: c, label: C }] }
button: Go on`

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const button = () => screen.getByRole<HTMLButtonElement>('button')

// jsdom can't navigate: `tests/site/finder.spec.ts` covers where the button leads.
describe('Finder', () => {
  it('enables its button once both choices are made', async () => {
    await renderExample('finder')
    expect(button().disabled).toBe(true)
    await userEvent.click(radio('In the evening With a board of something'))
    expect(button().disabled).toBe(true)
    await userEvent.click(radio('Cheese'))
    expect(button().disabled).toBe(false)
  })

  it('clears the second choice when the first changes', async () => {
    await renderBlock(two)
    await userEvent.click(radio('One'))
    await userEvent.click(radio('B'))
    await userEvent.click(radio('Two'))
    expect(button().disabled).toBe(true)
    await userEvent.click(radio('One'))
    expect(radio('B').checked).toBe(false)
    expect(button().disabled).toBe(true)
  })

  it('folds its first step in a single column, scrolls to it, and opens it with another tap', async () => {
    const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    const narrow = vi.spyOn(window, 'matchMedia')
    narrow.mockImplementation((query) => ({ matches: query.includes('max-width') }) as MediaQueryList)
    await renderBlock(two)
    const isFolded = () => radio('One').closest('fieldset')?.hasAttribute('data-folded')
    await userEvent.click(radio('One'))
    expect(isFolded()).toBe(true)
    expect(seen).toHaveBeenLastCalledWith({ behavior: 'smooth' })
    await userEvent.click(radio('One'))
    expect(isFolded()).toBe(false)

    narrow.mockImplementation(() => ({ matches: true }) as MediaQueryList)
    await userEvent.click(radio('Two'))
    expect(seen).toHaveBeenLastCalledWith({ behavior: 'instant' })

    await userEvent.click(radio('Two'))
    narrow.mockImplementation(() => ({ matches: false }) as MediaQueryList)
    await userEvent.click(radio('One'))
    expect(isFolded()).toBe(false)
  })

  it('moves with arrow keys without folding', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList)
    await renderBlock(two)
    // As browsers do for an arrow key.
    fireEvent.click(radio('Two'), { detail: 0 })
    expect(radio('Two').checked).toBe(true)
    expect(radio('Two').closest('fieldset')?.hasAttribute('data-folded')).toBe(false)
  })

  it('stores the second choice and keeps a toast for the next page', async () => {
    await renderExample('finder')
    await userEvent.click(radio('In the morning Before anyone talks'))
    await userEvent.click(radio('Eggs'))
    await userEvent.click(button())
    expect(sessionStorage.getItem('chosenTopping')).toBe('eggs')
    expect(useToasts.getState().toasts).toEqual([])
    showKeptToast()
    expect(useToasts.getState().toasts).toMatchObject([
      { tone: 'success', title: 'Good choice', text: 'We have one left.', note: 'You chose: Eggs' },
    ])
  })

  it('stores nothing and shows no toast by default', async () => {
    await renderBlock(two)
    await userEvent.click(radio('One'))
    await userEvent.click(radio('B'))
    await userEvent.click(button())
    expect(sessionStorage).toHaveLength(0)
    expect(useToasts.getState().toasts).toEqual([])
  })

  it('needs no storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    const failed = vi.fn()
    addEventListener('error', failed, { once: true })
    await renderExample('finder')
    await userEvent.click(radio('In the morning Before anyone talks'))
    await userEvent.click(radio('Eggs'))
    await userEvent.click(button())
    removeEventListener('error', failed)
    expect(failed).not.toHaveBeenCalled()
  })

  it('links to every page if JavaScript is off', async () => {
    await renderBlock(two)
    expect(screen.getByText(/needs JavaScript/)).toBeTruthy()
    // Hidden if scripts run, as they do here.
    const links = screen.getAllByRole('link', { hidden: true })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['One', '/'],
      ['Two', '/404'],
    ])
  })
})
