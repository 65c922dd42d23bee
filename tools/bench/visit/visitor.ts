import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { ensureChromium, launchChromium } from '../../chromium/chromium.ts'
import { clock, untilDrawn } from '../untilDrawn.ts'
import { startVisitHost, type VisitHost } from './visitHost.ts'

declare global {
  interface Window {
    /** What runs in pages of the benchmark. */
    readonly visit: {
      /** The last change that was waited for, once the frame with it is drawn. */
      seen?: { readonly at: number; readonly isFromCache: boolean }
      /** Longest time in milliseconds for which the page could not answer since `watchNumbers`. */
      longestTask: number
      focused?: number
      watchNumbers(slider: Element): void
      watchPage(): void
    }
  }
}

/** Runs in every document. */
const inThePage = `${untilDrawn}
  window.visit = {
    longestTask: 0,
    until(is) {
      this.seen = undefined
      window.untilDrawn(is, (at) => (this.seen = { at, isFromCache: false }))
    },
    // Waits for other numbers around a slider.
    watchNumbers(slider) {
      const section = slider.closest('section')
      const numbers = () => section.textContent.replace(/\\D+/g, ' ')
      const before = numbers()
      slider.addEventListener('focus', () => (this.focused = performance.timeOrigin + performance.now()))
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) this.longestTask = Math.max(this.longestTask, duration)
      }).observe({ type: 'longtask' })
      this.until(() => numbers() !== before)
    },
    // Waits for another page in the same document, or for this one to come back from the browser’s cache.
    watchPage() {
      const heading = () => document.querySelector('main h1')?.textContent
      const before = heading()
      this.until(() => heading() !== undefined && heading() !== before)
    },
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.drawn((at) => (window.visit.seen = { at, isFromCache: true }))
  })
`

/** A visitor with an empty cache and a host of their own. */
interface Visitor {
  readonly page: Page
  readonly host: VisitHost
  /** Opens a page and waits until it fetches nothing more. */
  readonly open: (at: string) => Promise<void>
}

/** Slow-down of the processor for slow visitors. */
const slowdown = 4

/**
 * Starts a full Chromium with its back/forward cache, which Playwright turns off and the headless shell lacks. Installs one
 * where the machine has none.
 * @throws If that fails.
 */
export function launchBrowser(): Promise<Browser> {
  ensureChromium({ isWhole: true })
  return launchChromium({ isWhole: true }, { ignoreDefaultArgs: ['--disable-back-forward-cache'] })
}

/**
 * Lets a new visitor do something on the site in a folder.
 *
 * @param isSlow Whether network and processor are those of a slow phone.
 */
export async function withVisitor<Result>(
  browser: Browser,
  folder: string,
  isSlow: boolean,
  work: (visitor: Visitor) => Promise<Result>,
): Promise<Result> {
  const host = await startVisitHost(folder, isSlow)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await page.addInitScript(inThePage)
    if (isSlow) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    const open = async (at: string) => {
      await page.goto(host.url + at)
      await host.quiet()
    }
    return await work({ page, host, open })
  } finally {
    await context.close()
    await host.close()
  }
}

/** Waits until a function in the page gives a value, also while documents change. */
export async function untilGiven<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  const end = clock() + 30_000
  while (clock() < end) {
    // A read fails while the visitor moves to the next document.
    const value = await read().catch(() => undefined)
    if (value !== undefined) return value
    await wait(50)
  }
  throw new Error('The page did not do what the benchmark waits for.')
}
