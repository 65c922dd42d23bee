import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SiteShell } from '../../../../schema/model.ts'
import type { Action } from '../../../../schema/values.ts'
import { InSite } from '../../../../tests/support/InSite.tsx'
import { toyFrame, toyPage } from '../../../../tests/support/toySite.ts'
import { CurrentPageProvider } from '../context.ts'
import { SiteHeader } from './SiteHeader.tsx'
import { SiteMenu } from './SiteMenu.tsx'

const link = (label: string, to: string): Action => ({ label, target: { kind: 'to', to } })

const shell: SiteShell = {
  ...toyFrame,
  header: {
    links: [link('Home', '/'), link('Pricing', '/pricing')],
    action: link('Try it', '/demo'),
    actionBar: true,
    menuTitle: 'Sections',
  },
}

function renderHeader(frame: 'full' | 'plain' = 'full') {
  return render(
    <InSite shell={shell}>
      <CurrentPageProvider value={{ ...toyPage, path: '/pricing', frame }}>
        <SiteHeader />
        <main id="main" />
        <SiteMenu />
      </CurrentPageProvider>
    </InSite>,
  )
}

describe('SiteHeader', () => {
  it('marks the link to the current page in the bar and in the menu', () => {
    renderHeader()
    const menu = screen.getByRole('dialog', { hidden: true })
    for (const place of [screen.getByLabelText('Main'), menu]) {
      const current = within(place).getAllByRole('link', { current: 'page', hidden: true })
      expect(current.map((each) => each.textContent)).toEqual(['Pricing'])
    }
  })

  it('opens the menu before hydration with an invoker command', () => {
    const { container } = renderHeader()
    const menu = screen.getByRole('dialog', { hidden: true })
    expect(within(menu).getByRole('heading', { hidden: true }).textContent).toBe('Sections')
    const button = container.querySelector('[command="show-modal"]')
    expect(button?.getAttribute('aria-label')).toBe('Sections')
    expect(button?.getAttribute('commandfor')).toBe(menu.id)
    const close = menu.querySelector('[command="close"]')
    expect(close?.getAttribute('aria-label')).toBe('Close')
    expect(close?.getAttribute('commandfor')).toBe(menu.id)
    expect(within(menu).getByText('Try it')).toBeTruthy()
  })

  it('starts with a skip link', () => {
    const { container } = renderHeader()
    const [first] = container.querySelectorAll('a, button')
    expect(first?.getAttribute('href')).toBe('#main')
  })

  it('shows only the name on a plain page', () => {
    renderHeader('plain')
    expect(screen.getByRole('link', { name: 'Toy' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })
})
