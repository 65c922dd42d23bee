import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SiteShell } from '../../../../schema/model.ts'
import type { Action, IconBody } from '../../../../schema/values.ts'
import { InSite } from '../../../../tests/support/InSite.tsx'
import { toyFrame, toyPage } from '../../../../tests/support/toySite.ts'
import { CurrentPageProvider } from '../context.ts'
import { SiteFooter } from './SiteFooter.tsx'

const shell: SiteShell = {
  ...toyFrame,
  footer: {
    tagline: 'Toys for all',
    columns: [{ title: 'Resources', links: [{ label: 'Legal', target: { kind: 'to', to: '/legal' } }] }],
    social: [
      {
        label: 'LinkedIn',
        icon: '<path d="M4 4h16"/>' as IconBody,
        target: { kind: 'href', href: 'https://social.example/toy', newTab: true },
      },
    ],
    copyright: 'Toy Inc.',
    schemeSwitch: true,
  },
}

const footer = (frame: 'full' | 'plain', footerLinks: readonly Action[] = []) => (
  <InSite shell={shell}>
    <CurrentPageProvider value={{ ...toyPage, frame, footerLinks }}>
      <SiteFooter buildYear={2019} />
    </CurrentPageProvider>
  </InSite>
)

describe('SiteFooter', () => {
  it('marks the year of the build, in place of which the bootstrap writes the visitor’s', () => {
    const { container } = render(footer('full'))
    expect(container.textContent).toContain('© 2019 Toy Inc.')
    expect(container.querySelector('[data-year]')?.textContent).toBe('2019')
  })

  it('names its social links and opens them in a new tab', () => {
    render(footer('full'))
    const link = screen.getByRole('link', { name: 'LinkedIn' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(screen.getByRole('navigation', { name: 'Resources' })).toBeTruthy()
  })

  it('shows only the copyright on a plain page', () => {
    render(footer('plain'))
    expect(screen.getByText(/Toy Inc\./)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
  it('shows the links of a page beside the copyright', () => {
    render(footer('plain', [{ label: 'Terms', target: { kind: 'href', href: '/terms.pdf', newTab: true } }]))
    expect(screen.getByText(/Toy Inc\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms.pdf')
  })

  it('ends with what the ornament of the theme is, and with nothing without one', () => {
    const lastOf = (ornament: 'none' | 'dots' | 'waveform') => {
      const themed = { ...shell, theme: { ...shell.theme, ornament } }
      const { container } = render(
        <InSite shell={themed}>
          <CurrentPageProvider value={toyPage}>
            <SiteFooter buildYear={2019} />
          </CurrentPageProvider>
        </InSite>,
      )
      return container.querySelector('footer > div')?.lastElementChild
    }
    expect(lastOf('none')?.textContent).toContain('© 2019')
    expect(lastOf('dots')?.textContent).toBe('')
    expect(lastOf('waveform')?.textContent).toBe('Toy')
  })
})
