import type { Page } from '@playwright/test'

/** Gives the page a sign of intent, as a visitor's first key does, and waits until the app has taken over. */
export async function startApp(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => window.pagewright.live)
}
