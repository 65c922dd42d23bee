import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'
// Runs once and listens to the window, as on a built page.
import './page.ts'

const openTitles = () =>
  [...document.querySelectorAll('details')]
    .filter((details) => details.open)
    .map((details) => details.querySelector('h2')?.textContent)

function goTo(hash: string): void {
  history.replaceState(null, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

describe('Documents', () => {
  it('starts with every text closed and an index that links to each', async () => {
    await renderExample('documents')
    expect(openTitles()).toEqual([])
    const links = within(screen.getByRole('navigation', { name: 'The rules' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Bread', '#bread'],
      ['Dogs', '#dogs'],
    ])
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '')
      expect(target?.closest('details')).not.toBe(target)
      expect(target?.closest('summary')).toBeNull()
    }
  })

  it('has at most one text open at a time', async () => {
    await renderExample('documents')
    const names = [...document.querySelectorAll('details')].map((details) => details.name)
    expect(new Set(names).size).toBe(1)
    expect(names[0]).not.toBe('')
  })

  it('opens the text that the URL hash names when it changes', async () => {
    await renderExample('documents')
    goTo('#bread')
    expect(openTitles()).toEqual(['About the bread'])
  })

  it('opens nothing if the URL hash names another element', async () => {
    await renderExample('documents')
    goTo('#cats')
    expect(openTitles()).toEqual([])
  })

  it('reopens a closed text from the index', async () => {
    await renderExample('documents')
    goTo('#dogs')
    const details = [...document.querySelectorAll('details')].find((each) => each.open)
    if (details) details.open = false
    await userEvent.click(screen.getByRole('link', { name: 'Dogs' }))
    expect(openTitles()).toEqual(['About dogs'])
  })

  it('uses the title in the index if a text has no short name', async () => {
    await renderBlock('type: documents\nitems:\n  - { id: one, title: The first, text: Hello. }')
    expect(screen.getByRole('navigation', { name: 'On this page' }).textContent).toContain('The first')
  })
})
