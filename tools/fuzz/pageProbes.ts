import type { Page } from '@playwright/test'

/** A link of a page to its own site. */
interface OwnLink {
  readonly pathname: string
  /** With its `#`; empty where there is none. */
  readonly hash: string
  /** The site says that this link has no page, and that it is meant. */
  readonly intended: boolean
}

/** Links of the page that lead to its own site. */
export function linksOf(page: Page): Promise<readonly OwnLink[]> {
  return page.locator('a[href]').evaluateAll((links) =>
    links.flatMap((link) => {
      if (!(link instanceof HTMLAnchorElement)) return []
      const { pathname, hash, origin } = new URL(link.href)
      const intended = 'document' in link.dataset
      return origin === location.origin ? [{ pathname, hash, intended }] : []
    }),
  )
}

/** By how many pixels the page is wider than its window. */
export function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Whether a browser says on the console that a host has nothing at the address of the not-found page. */
export function isOwnNotFound(path: string, text: string): boolean {
  return path === '/404' && /No page at \/404|status of 404/.test(text)
}

/** Gives the page a sign of intent, as a visitor's first key does, and waits until the app has taken over. */
export async function startApp(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => window.pagewright.ready)
}

/** Waits until the page has fetched what it wanted and has nothing left to do. */
export async function settle(page: Page): Promise<void> {
  // Neither frames nor idle moments are sure to come on a page that stands still.
  await page.waitForFunction(
    async () => {
      const fetched = () => performance.getEntriesByType('resource').length
      const before = fetched()
      await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 500 }), 100))
      return fetched() === before
    },
    undefined,
    { polling: 100 },
  )
}

/** What the app shows, element by element, with its text. Frames of services in dialogs come with the app. */
export function shownBy(page: Page): Promise<{ readonly text: string; readonly elements: number }> {
  return page.locator('#app').evaluate((element) => ({
    text: element.textContent ?? '',
    elements: element.querySelectorAll(':not(iframe)').length,
  }))
}
