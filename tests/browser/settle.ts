import type { Page } from '@playwright/test'

/** Waits until the page has fetched what it wanted and has nothing left to do. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const fetched = () => performance.getEntriesByType('resource').length
    const before = fetched()
    await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 100))
    return fetched() === before
  })
}
