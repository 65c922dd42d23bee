import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'
import { Tabs } from './Tabs.tsx'

const openTabs = () =>
  screen
    .getAllByRole('tab')
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.textContent)

async function goTo(hash: string): Promise<void> {
  await act(async () => {
    location.hash = hash
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

beforeEach(() => history.replaceState(null, '', '/'))

describe('Tabs', () => {
  it('are links to panels before hydration', () => {
    const items = ['a', 'b'].map((id) => ({ id, label: id, blocks: [] }))
    const html = renderToString(
      <MemoryRouter>
        <Tabs place="below" items={items} />
      </MemoryRouter>,
    )
    expect(html).toContain('href="#a"')
    expect(html).not.toContain('role="tab')
  })

  it('start with the first tab open', async () => {
    await renderExample('tabs')
    expect(openTabs()).toEqual(['OrderReady when you come'])
    expect(screen.getByRole('tablist').getAttribute('aria-label')).toBe('Two ways to bread')
  })

  it('start with the tab that the URL hash names', async () => {
    history.replaceState(null, '', '#visit')
    await renderExample('tabs')
    expect(openTabs()).toEqual(['VisitCorner of Mill Street'])
  })

  it('open on a click, which changes the URL hash without a history entry', async () => {
    const entries = history.length
    await renderExample('tabs')
    await userEvent.click(screen.getByRole('tab', { name: /Visit/ }))
    expect(openTabs()).toEqual(['VisitCorner of Mill Street'])
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
    await goTo('#visit')
    expect(openTabs()).toEqual(['VisitCorner of Mill Street'])
    await goTo('#order')
    expect(openTabs()).toEqual(['OrderReady when you come'])
    await goTo('#visit-questions')
    expect(openTabs()).toEqual(['VisitCorner of Mill Street'])
    await goTo('#elsewhere')
    expect(openTabs()).toEqual(['VisitCorner of Mill Street'])
  })

  it('label their panels', async () => {
    await renderExample('tabs')
    expect(screen.getByRole('tabpanel', { name: /Order/ }).id).toBe('order')
  })
})
