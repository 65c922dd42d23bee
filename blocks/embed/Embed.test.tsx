import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Html, Service } from '../../schema/values.ts'
import { restoreAllowedServices, useAllowedServices } from '../../src/stores/allowedServices.ts'
import { allowedServicesKey } from '../../src/stores/allowedServicesKey.ts'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { slowAfter } from '../../src/ui/useIsSlow.ts'
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

const onPage = (service: Service) => (
  <InSite>
    <Embed service={service} aspect="16/9" />
  </InSite>
)

const inDialog = (service: Service) => (
  <InSite>
    <Dialog id="window" title="Window" open>
      <Embed service={service} aspect="16/9" />
    </Dialog>
  </InSite>
)

const forget = () => {
  localStorage.clear()
  useAllowedServices.setState({ allowed: [], kept: [] })
}
beforeEach(forget)
afterEach(() => {
  forget()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('Embed on a page', () => {
  it('loads nothing before it is asked to, and says whose service will load', () => {
    render(onPage(outside))
    expect(frame()).toBeNull()
    expect(screen.getByText('From calendar.example')).toBeTruthy()
    expect(screen.getByText('Nothing is sent there before you load it.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open Booking calendar in a new tab' })
    expect(link.getAttribute('href')).toBe(outside.url)
  })

  it('calls the service what the author calls it', () => {
    render(onPage({ ...outside, label: 'the calendar' }))
    expect(screen.getByRole('button', { name: 'Load the calendar' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the calendar in a new tab' })).toBeTruthy()
  })

  it('gives the focus to the place of what one loads', async () => {
    render(onPage(outside))
    await load()
    const place = screen.getByRole('group', { name: 'Booking calendar' })
    expect(document.activeElement).toBe(place)
    expect(place.contains(frame())).toBe(true)
    expect(button()).toBeNull()
    expect(screen.getByText('From calendar.example')).toBeTruthy()
  })

  it('says what it waits for until the frame has loaded', async () => {
    await renderExample('embed')
    expect(screen.queryByText('Loading calendar...')).toBeNull()
    await load()
    expect(screen.getByText('Loading calendar...')).toBeTruthy()
    fireEvent.load(screen.getByTitle('Booking calendar'))
    expect(screen.queryByText('Loading calendar...')).toBeNull()
  })

  it('keeps an outside page from taking over the window', async () => {
    render(onPage(outside))
    await load()
    const rights = frame()?.getAttribute('sandbox')?.split(' ')
    expect(rights).toContain('allow-scripts')
    expect(rights).not.toContain('allow-top-navigation')
  })

  it('writes what a script reads from the frame in small letters', async () => {
    render(onPage({ ...outside, data: { triggerType: 'alwaysShow' } }))
    await load()
    expect(frame()?.getAttribute('data-triggertype')).toBe('alwaysShow')
  })

  it('leaves a page of the site’s own without a sandbox', async () => {
    render(onPage({ ...outside, url: '/stand-ins/calendar.html', origin: '' }))
    await load()
    expect(frame()?.hasAttribute('sandbox')).toBe(false)
  })
})

describe('Embed in a dialog', () => {
  it('needs no further click', () => {
    render(inDialog(outside))
    expect(frame()?.getAttribute('loading')).toBe('lazy')
    expect(button()).toBeNull()
    expect(screen.getByText('From calendar.example')).toBeTruthy()
  })

  it('has no frame in the HTML, which a browser without scripts would load at once', () => {
    const html = renderToString(inDialog(outside))
    expect(html).not.toContain('<iframe')
    expect(html).toContain(`href="${outside.url}"`)
  })
})

describe('a service that does not answer', () => {
  const toSlow = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
  const slow = () => screen.queryByText('This takes longer than it should.')
  const isSeen = () => {
    vi.spyOn(window, 'IntersectionObserver').mockImplementation(function (this: unknown, callback) {
      const observer = new Observer(() => {})
      queueMicrotask(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer))
      return observer
    })
  }
  const Observer = window.IntersectionObserver

  it(`offers the direct way after ${slowAfter} seconds, and takes that back when it comes late`, async () => {
    vi.useFakeTimers()
    isSeen()
    await act(async () => render(inDialog(outside)))
    toSlow(slowAfter - 0.001)
    expect(slow()).toBeNull()
    toSlow(0.001)
    expect(slow()).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Open Booking calendar in a new tab' })).toHaveLength(2)
    fireEvent.load(screen.getByTitle('Booking calendar'))
    expect(slow()).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Open Booking calendar in a new tab' })).toHaveLength(1)
  })

  it('is not waited for before anybody sees its place', async () => {
    vi.useFakeTimers()
    await act(async () => render(inDialog(outside)))
    toSlow(slowAfter * 10)
    expect(slow()).toBeNull()
  })
})

describe('a service that needs consent', () => {
  it('waits in a dialog as well, and says what for', () => {
    render(inDialog(asking))
    expect(frame()).toBeNull()
    expect(button()).toBeTruthy()
    expect(screen.getByText('cookies').tagName).toBe('STRONG')
  })

  it('is remembered for the visit, and stored nowhere', async () => {
    const { unmount } = render(inDialog(asking))
    await load()
    expect(frame()).not.toBeNull()
    unmount()
    render(inDialog(asking))
    expect(frame()).not.toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('is stored once the visitor says so, for this service at this host alone', async () => {
    render(inDialog(asking))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember this on my device' }))
    expect(localStorage).toHaveLength(0)
    await load()
    expect(localStorage).toHaveLength(1)
    expect(localStorage.getItem(allowedServicesKey)).toBe('booking@calendar.example')
  })

  it('is known at the next visit, unless it has moved to another host', () => {
    localStorage.setItem(allowedServicesKey, 'booking@calendar.example')
    act(restoreAllowedServices)
    const { unmount } = render(inDialog(asking))
    expect(frame()).not.toBeNull()
    unmount()
    render(inDialog({ ...asking, url: 'https://other.example/', host: 'other.example' }))
    expect(frame()).toBeNull()
  })

  it('still waits for a click on a page, but asks for nothing again', async () => {
    useAllowedServices.setState({ allowed: ['booking@calendar.example'] })
    render(onPage(asking))
    expect(frame()).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await load()
    expect(frame()).not.toBeNull()
  })

  it('goes when the visitor takes the consent back, also from the device', async () => {
    localStorage.setItem(allowedServicesKey, 'booking@calendar.example form@forms.example')
    act(restoreAllowedServices)
    render(inDialog(asking))
    await userEvent.click(screen.getByRole('button', { name: 'Forget my consent' }))
    expect(frame()).toBeNull()
    expect(document.activeElement).toBe(button())
    expect(localStorage.getItem(allowedServicesKey)).toBe('form@forms.example')
  })

  it('works where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })
    render(inDialog(asking))
    await userEvent.click(screen.getByRole('checkbox'))
    await load()
    expect(frame()).not.toBeNull()
  })
})
