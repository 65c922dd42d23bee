import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { Html, Service } from '../../schema/values.ts'
import {
  allowedServicesKey,
  restoreAllowedServices,
  useAllowedServices,
} from '../../src/site/stores/allowedServices.ts'
import { Dialog } from '../../src/site/ui/Dialog.tsx'
import { slowAfter } from '../../src/site/ui/watchFrame.ts'
import { InSite } from '../../tests/support/InSite.tsx'
import { renderExample } from '../../tests/support/renderBlock.tsx'
import { Embed } from './Embed.tsx'

const outside: Service = {
  id: 'booking',
  url: 'https://calendar.example/acme',
  title: 'Booking calendar',
  host: 'calendar.example',
  origin: 'https://calendar.example',
}
const asking: Service = { ...outside, consent: 'It sets <strong>cookies</strong>.' as Html }

const frame = () => screen.queryByTitle<HTMLIFrameElement>('Booking calendar')
const button = () => screen.queryByRole('button', { name: 'Load Booking calendar' })
const load = () => userEvent.click(screen.getByRole('button', { name: /^Load/ }))

/** Whether no element around it is hidden. */
function isVisible(element: Element | null): boolean {
  return element === null || (getComputedStyle(element).display !== 'none' && isVisible(element.parentElement))
}

const onPage = (service: Service) => (
  <InSite>
    <Embed service={service} load="click" aspect="16/9" />
  </InSite>
)

const inDialog = (service: Service) => (
  <InSite>
    <Dialog id="window" title="Window" open>
      <Embed service={service} load="click" aspect="16/9" />
    </Dialog>
  </InSite>
)

describe('Embed with an image', () => {
  it('shows the still until it is asked for, with the note below it', async () => {
    const image = { src: { src: '/images/oven.svg', width: 160, height: 90 }, alt: 'The oven' }
    render(
      <InSite>
        <Embed service={outside} load="click" aspect="16/9" image={image} />
      </InSite>,
    )
    const still = screen.getByRole('img', { name: 'The oven' })
    const note = screen.getByText('Nothing is sent there before you load it.')
    expect(still.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(frame()).toBeNull()
    await load()
    expect(frame()).toBeTruthy()
    expect(still.isConnected).toBe(false)
  })
})

describe('Embed with `load: visit`', () => {
  const html = (service: Service) =>
    renderToString(
      <InSite>
        <Embed service={service} load="visit" aspect="16/9" />
      </InSite>,
    )

  it('has its frame in the HTML, with one line that names the host', () => {
    const text = html(outside)
    expect(text).toMatch(
      /<iframe[^>]* loading="lazy"[^>]* src="https:\/\/calendar.example\/acme"|<iframe[^>]* src="https:\/\/calendar.example\/acme"[^>]* loading="lazy"/,
    )
    expect(text).toContain('From calendar.<wbr/>example')
    expect(text).not.toContain('Nothing is sent there')
  })

  it('asks first if the service needs consent', () => {
    expect(html(asking)).not.toContain('<iframe')
  })

  it('is not in the HTML inside a dialog', () => {
    const text = renderToString(
      <InSite>
        <Dialog id="window" title="Window">
          <Embed service={outside} load="visit" aspect="16/9" />
        </Dialog>
      </InSite>,
    )
    expect(text).not.toContain('<iframe')
  })
})

describe('Embed on a page', () => {
  it('loads nothing before a click and names the host of the service', () => {
    render(onPage(outside))
    expect(frame()).toBeNull()
    expect(screen.getByText('From calendar.example')).toBeTruthy()
    expect(screen.getByText('Nothing is sent there before you load it.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open Booking calendar in a new tab' })
    expect(link.getAttribute('href')).toBe(outside.url)
  })

  it('shows the author’s name for the service', () => {
    render(onPage({ ...outside, label: 'the calendar' }))
    expect(screen.getByRole('button', { name: 'Load the calendar' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the calendar in a new tab' })).toBeTruthy()
  })

  it('moves the focus to the frame after the click that loads it', async () => {
    render(onPage(outside))
    await load()
    const place = screen.getByRole('group', { name: 'Booking calendar' })
    expect(document.activeElement).toBe(place)
    expect(place.contains(frame())).toBe(true)
    expect(button()).toBeNull()
    expect(screen.getByText('From calendar.example')).toBeTruthy()
  })

  it('shows the author’s loading text until the frame has loaded', async () => {
    await renderExample('embed')
    expect(screen.queryByText('Loading calendar...')).toBeNull()
    await load()
    expect(screen.getByText('Loading calendar...')).toBeTruthy()
    fireEvent.load(screen.getByTitle('Booking calendar'))
    expect(isVisible(screen.getByText('Loading calendar...'))).toBe(false)
  })

  it('prevents a page of another host from navigating the window', async () => {
    render(onPage(outside))
    await load()
    const rights = frame()?.getAttribute('sandbox')?.split(' ')
    expect(rights).toContain('allow-scripts')
    expect(rights).not.toContain('allow-top-navigation')
  })

  it('writes the frame’s `data` keys as lowercase attributes', async () => {
    render(onPage({ ...outside, data: { triggerType: 'alwaysShow' } }))
    await load()
    expect(frame()?.getAttribute('data-triggertype')).toBe('alwaysShow')
  })

  it('doesn’t sandbox a page of the site itself', async () => {
    render(onPage({ ...outside, url: '/stand-ins/calendar.html', origin: '' }))
    await load()
    expect(frame()?.hasAttribute('sandbox')).toBe(false)
  })
})

describe('Embed in a dialog', () => {
  it('loads its frame without another click', () => {
    render(inDialog(outside))
    expect(frame()?.getAttribute('loading')).toBe('lazy')
    expect(button()).toBeNull()
    expect(screen.getByText('From calendar.example')).toBeTruthy()
  })

  it('leaves the frame out of the prerendered HTML', () => {
    const html = renderToString(inDialog(outside))
    expect(html).not.toContain('<iframe')
    expect(html).toContain(`href="${outside.url}"`)
  })
})

describe('an embedded service that doesn’t respond', () => {
  const toSlow = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
  const slow = () => isVisible(screen.getByText('This takes longer than it should.'))
  const isSeen = () => {
    vi.spyOn(window, 'IntersectionObserver').mockImplementation(function (this: unknown, callback) {
      const observer = new Observer(() => {})
      queueMicrotask(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer))
      return observer
    })
  }
  const Observer = window.IntersectionObserver

  it(`gets a direct link after ${slowAfter} seconds, which goes away if the frame loads late`, async () => {
    vi.useFakeTimers()
    isSeen()
    await act(async () => render(inDialog(outside)))
    toSlow(slowAfter - 0.001)
    expect(slow()).toBe(false)
    toSlow(0.001)
    expect(slow()).toBe(true)
    expect(screen.getAllByRole('link', { name: 'Open Booking calendar in a new tab' })).toHaveLength(2)
    fireEvent.load(screen.getByTitle('Booking calendar'))
    expect(slow()).toBe(false)
    expect(screen.getAllByRole('link', { name: 'Open Booking calendar in a new tab' })).toHaveLength(1)
  })

  it('starts the timeout only when its frame is in view', async () => {
    vi.useFakeTimers()
    await act(async () => render(inDialog(outside)))
    toSlow(slowAfter * 10)
    expect(slow()).toBe(false)
  })
})

describe('an embedded service that needs consent', () => {
  it('doesn’t load in a dialog before consent and shows what the consent is for', () => {
    render(inDialog(asking))
    expect(frame()).toBeNull()
    expect(button()).toBeTruthy()
    expect(screen.getByText('cookies').tagName).toBe('STRONG')
  })

  it('keeps the consent for the visit without storing it', async () => {
    const { unmount } = render(inDialog(asking))
    await load()
    expect(frame()).not.toBeNull()
    unmount()
    render(inDialog(asking))
    expect(frame()).not.toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('stores the consent if the visitor asks for it, for this service and host only', async () => {
    render(inDialog(asking))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember this on my device' }))
    expect(localStorage).toHaveLength(0)
    await load()
    expect(localStorage).toHaveLength(1)
    expect(localStorage.getItem(allowedServicesKey)).toBe('booking@calendar.example')
  })

  it('loads at the next visit, unless its host has changed', () => {
    localStorage.setItem(allowedServicesKey, 'booking@calendar.example')
    act(restoreAllowedServices)
    const { unmount } = render(inDialog(asking))
    expect(frame()).not.toBeNull()
    unmount()
    render(inDialog({ ...asking, url: 'https://other.example/', host: 'other.example' }))
    expect(frame()).toBeNull()
  })

  it('still needs a click on a page but doesn’t ask for consent again', async () => {
    useAllowedServices.setState({ allowed: ['booking@calendar.example'] })
    render(onPage(asking))
    expect(frame()).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await load()
    expect(frame()).not.toBeNull()
  })

  it('is removed when the visitor revokes the consent, which is deleted from the device', async () => {
    localStorage.setItem(allowedServicesKey, 'booking@calendar.example form@forms.example')
    act(restoreAllowedServices)
    render(inDialog(asking))
    await userEvent.click(screen.getByRole('button', { name: 'Forget my consent' }))
    expect(frame()).toBeNull()
    expect(document.activeElement).toBe(button())
    expect(localStorage.getItem(allowedServicesKey)).toBe('form@forms.example')
  })

  it('works if the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })
    render(inDialog(asking))
    await userEvent.click(screen.getByRole('checkbox'))
    await load()
    expect(frame()).not.toBeNull()
  })
})
