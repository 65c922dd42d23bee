import type { Page } from '@playwright/test'

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
