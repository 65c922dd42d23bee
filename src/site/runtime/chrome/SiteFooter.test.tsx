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
    ...toyFrame.footer,
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

  it('has a button for the choice about counting only if visitors are asked, which the script shows', () => {
    const words = { ask: 'May we?', refuse: 'No', allow: 'Yes', choices: 'Privacy choices' }
    const buttonFor = (consent: 'ask' | 'no') => {
      const provider = { name: 'Tally', script: 'https://tally.example/t.js', consent, words }
      const { container } = render(
        <InSite shell={{ ...shell, analytics: { events: {}, provider } }}>
          <CurrentPageProvider value={toyPage}>
            <SiteFooter buildYear={2019} />
          </CurrentPageProvider>
        </InSite>,
      )
      return container.querySelector<HTMLElement>('[data-privacy]')
    }
    expect(buttonFor('no')).toBeNull()
    expect(buttonFor('ask')?.textContent).toBe('Privacy choices')
    expect(buttonFor('ask')?.hidden).toBe(true)
  })

  it('ends with the name of the site as a waveform ends, and with nothing for other ornaments', () => {
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
    expect(lastOf('dots')?.textContent).toContain('© 2019')
    expect(lastOf('waveform')?.textContent).toBe('Toy')
  })
})

describe('the business in the footer', () => {
  const business: SiteShell = {
    ...toyFrame,
    site: {
      ...toyFrame.site,
      legalName: 'Toy Works Inc.',
      phone: { tel: '+12025550143', shown: '(202) 555-0143' },
      email: 'hello@toy.example',
      address: '1 Main Street, Toytown',
      openingHours: { week: { monday: '9:00-17:00', tuesday: '9:00-17:00' }, timezone: 'America/New_York' },
    },
  }
  const show = (footer: Partial<SiteShell['footer']> = {}, site: Partial<SiteShell['site']> = {}) =>
    render(
      <InSite shell={{ ...business, site: { ...business.site, ...site }, footer: { ...business.footer, ...footer } }}>
        <CurrentPageProvider value={toyPage}>
          <SiteFooter buildYear={2019} />
        </CurrentPageProvider>
      </InSite>,
    )
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

  it('calls, writes and leads to a map, and says when it is open', () => {
    const { container } = show()
    expect(href('(202) 555-0143')).toBe('tel:+12025550143')
    expect(href('hello@toy.example')).toBe('mailto:hello@toy.example')
    expect(href('1 Main Street, Toytown')).toBe(
      'https://www.openstreetmap.org/search?query=1%20Main%20Street%2C%20Toytown',
    )
    expect(container.querySelector('address p')?.textContent?.replace(/\s/g, ' ')).toBe('Mon, Tue 9 AM – 5 PM')
    expect(container.textContent).toContain('© 2019 Toy Works Inc.')
  })

  it('leads to the place that the site names', () => {
    show({}, { map: 'https://maps.example/toy' })
    expect(href('1 Main Street, Toytown')).toBe('https://maps.example/toy')
  })

  it('leaves a fact to the column that has it, except on paper', () => {
    const { container } = show({
      columns: [
        {
          title: 'Visit',
          links: [
            { label: 'Call us', target: { kind: 'call', tel: '+12025550143' } },
            { label: 'Write', target: { kind: 'href', href: 'mailto:hello@toy.example', newTab: false } },
          ],
        },
      ],
    })
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs.filter((address) => address === 'tel:+12025550143')).toHaveLength(1)
    expect(hrefs.filter((address) => address === 'mailto:hello@toy.example')).toHaveLength(1)
    const onPaper = [...container.querySelectorAll('address > div > span')].map(({ textContent }) => textContent)
    expect(onPaper).toEqual(['(202) 555-0143', 'hello@toy.example'])
  })

  it('shows what the footer chooses, and nothing for an empty list', () => {
    const { container, unmount } = show({ contact: ['email'] })
    expect(container.querySelector('address')?.textContent).toBe('hello@toy.example')
    unmount()
    expect(show({ contact: [] }).container.querySelector('address')).toBeNull()
  })

  it('shows the hours as the text that the site has', () => {
    const { openingHours: _, ...site } = business.site
    const { container } = render(
      <InSite shell={{ ...business, site: { ...site, hours: 'Always' } }}>
        <CurrentPageProvider value={toyPage}>
          <SiteFooter buildYear={2019} />
        </CurrentPageProvider>
      </InSite>,
    )
    expect(container.querySelector('address p')?.textContent).toBe('Always')
  })
})
