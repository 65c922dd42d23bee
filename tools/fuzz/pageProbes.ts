import type { Page } from '@playwright/test'

/** A link of a page to its own site. */
interface OwnLink {
  readonly pathname: string
  /** With its `#`; empty where there is none. */
  readonly hash: string
  /** The site declares that the page of this link doesn’t exist. */
  readonly intended: boolean
}

/** The links of a page to its own site. */
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

/** Number of pixels by which the page is wider than its window. */
export function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Whether a console message is the browser’s about the status 404 of the not-found page itself. */
export function isOwnNotFound(path: string, text: string): boolean {
  return /^\/(?:[^/]+\/)?404$/.test(path) && /No page at |status of 404/.test(text)
}

/** Starts every island of a page and waits until all of them respond. */
export async function startApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      window.pagewright.start(island)
    }
  })
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-live])'))
}

/** Waits until the page is idle and has stopped fetching. */
export async function settle(page: Page): Promise<void> {
  // Without the timeout, a page on which nothing moves may never become idle.
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

/**
 * The text of the app and the number of its elements, without the frames that dialogs get only from the app, and without
 * what stands beside such a frame if it is late.
 */
export function shownBy(page: Page): Promise<{ readonly text: string; readonly elements: number }> {
  return page.locator('#app').evaluate((app) => {
    const shown = app.cloneNode(true) as Element
    for (const part of shown.querySelectorAll('iframe, [data-visit] [aria-live=polite] > * + *')) part.remove()
    return { text: shown.textContent ?? '', elements: shown.querySelectorAll('*').length }
  })
}
