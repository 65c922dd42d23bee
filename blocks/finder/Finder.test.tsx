import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useToasts } from '../../src/stores/toasts.ts'
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

  it('stores the second choice, shows a toast and replaces the page with the one for the first choice', async () => {
    const { visits } = await renderExample('finder')
    await userEvent.click(radio('In the morning Before anybody talks'))
    await userEvent.click(radio('Eggs'))
    await userEvent.click(button())
    expect(sessionStorage.getItem('chosenTopping')).toBe('eggs')
    expect(useToasts.getState().toasts).toMatchObject([
      { tone: 'success', title: 'Good choice', text: 'We have one left.' },
    ])
    expect(visits).toEqual([{ path: '/', way: 'REPLACE' }])
  })

  it('opens the page of the latest choice', async () => {
    const { visits } = await renderBlock(two)
    await userEvent.click(radio('One'))
    await userEvent.click(screen.getAllByRole('radio', { name: 'A' })[0] as HTMLElement)
    await userEvent.click(radio('Two'))
    await userEvent.click(radio('C'))
    await userEvent.click(button())
    expect(visits).toEqual([{ path: '/404', way: 'REPLACE' }])
  })

  it('stores nothing and shows no toast by default', async () => {
    await renderBlock(two)
    await userEvent.click(radio('One'))
    await userEvent.click(radio('B'))
    await userEvent.click(button())
    expect(sessionStorage).toHaveLength(0)
    expect(useToasts.getState().toasts).toEqual([])
  })

  it('opens the page even if the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    const { visits } = await renderExample('finder')
    await userEvent.click(radio('In the morning Before anybody talks'))
    await userEvent.click(radio('Eggs'))
    await userEvent.click(button())
    expect(visits).toHaveLength(1)
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
