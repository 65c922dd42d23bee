import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { ensureChromium } from '../../chromium/ensureChromium.ts'
import { launchChromium } from '../../chromium/launchChromium.ts'
import { clock } from '../untilDrawn.ts'
import { inThePage } from './inThePage.ts'
import { startVisitHost, type VisitHost } from './visitHost.ts'

/** A visitor with an empty cache and a host of their own. */
export interface Visitor {
  readonly page: Page
  readonly host: VisitHost
  /** Opens a page and waits until it fetches nothing more. */
  readonly open: (at: string) => Promise<void>
}

interface Conditions {
  /** Whether network and processor are those of a slow phone. */
  readonly isSlow?: boolean
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

/** Lets a new visitor do something on the site in a folder. */
export async function withVisitor<Result>(
  browser: Browser,
  folder: string,
  { isSlow = false }: Conditions,
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
