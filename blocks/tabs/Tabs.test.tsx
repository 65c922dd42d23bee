import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'
// Runs once and listens to the window, as on a built page.
import './page.ts'

const openTabs = () =>
  screen
    .getAllByRole('tab')
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.textContent)

const openPanels = () => [...document.querySelectorAll('[role=tabpanel][data-state=open]')].map(({ id }) => id)

function goTo(hash: string): void {
  history.replaceState(null, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

describe('Tabs', () => {
  it('are links to their panels', async () => {
    await renderExample('tabs')
    const links = screen.getAllByRole('tab').map((tab) => tab.getAttribute('href'))
    expect(links).toEqual(['#order', '#visit'])
  })

  it('start with the first tab open', async () => {
    await renderExample('tabs')
    expect(openTabs()).toEqual(['OrderReady when you come'])
    expect(screen.getByRole('tablist').getAttribute('aria-label')).toBe('Two ways to bread')
  })

  it('open on a click, which changes the URL hash without a history entry', async () => {
    const entries = history.length
    await renderExample('tabs')
    await userEvent.click(screen.getByRole('tab', { name: /Visit/ }))
    expect(openTabs()).toEqual(['VisitCorner of Mill Street'])
    expect(openPanels()).toEqual(['visit'])
    expect(location.hash).toBe('#visit')
    expect(history.length).toBe(entries)
  })

  it('open on arrow keys, and only the open tab is in the tab order', async () => {
    await renderExample('tabs')
    screen.getByRole('tab', { name: /Order/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const visit = screen.getByRole('tab', { name: /Visit/ })
    expect(document.activeElement).toBe(visit)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0])
    await userEvent.keyboard('{Home}')
    expect(openTabs()).toEqual(['OrderReady when you come'])
  })

  it('follow the URL hash, even to a block inside a tab, and ignore other targets', async () => {
    await renderExample('tabs')
    goTo('#visit')
    expect(openTabs()).toEqual(['VisitCorner of Mill Street'])
    goTo('#order')
    expect(openTabs()).toEqual(['OrderReady when you come'])
    goTo('#visit-questions')
    expect(openTabs()).toEqual(['VisitCorner of Mill Street'])
    goTo('#elsewhere')
    expect(openTabs()).toEqual(['VisitCorner of Mill Street'])
  })

  it('leave clicks for a new browser tab and keys with a modifier to the browser', async () => {
    await renderExample('tabs')
    const visit = screen.getByRole('tab', { name: /Visit/ })
    for (const event of [
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'ArrowLeft', altKey: true }),
    ]) {
      visit.addEventListener(event.type, () => {}, { once: true })
      const isLeft = visit.dispatchEvent(event)
      expect(isLeft, event.type).toBe(true)
    }
    expect(openTabs()).toEqual(['OrderReady when you come'])
  })

  it('label their panels', async () => {
    await renderExample('tabs')
    expect(screen.getByRole('tabpanel', { name: /Order/ }).id).toBe('order')
  })
})
