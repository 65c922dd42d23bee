import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { settle } from '../../support/browser/settle.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'

/** Interactions right after the first paint, on slow devices and networks. */

const conditions = {
  'on a processor four times slower': { cpu: 4, slowNetwork: false },
  'with that and a slow network': { cpu: 4, slowNetwork: true },
} as const

type Condition = (typeof conditions)[keyof typeof conditions]

/** Counts how often a dialog was opened. */
function countOpenings(): void {
  Object.assign(window, { openings: 0 })
  addEventListener(
    'toggle',
    (event) => {
      const opened = event.target instanceof HTMLDialogElement && (event as ToggleEvent).newState === 'open'
      if (opened) Object.assign(window, { openings: Reflect.get(window, 'openings') + 1 })
    },
    true,
  )
}

const openings = (page: Page) => page.evaluate(() => Reflect.get(window, 'openings'))

/** Opens a page under a condition and returns at its first contentful paint. */
async function seeFirst(page: Page, path: string, { cpu, slowNetwork }: Condition): Promise<void> {
  await page.addInitScript(countOpenings)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (slowNetwork) {
    const bytes = (1.6 * 1024 * 1024) / 8
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    })
  }
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

const scheduleDemo = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule Your Demo' })

const focusIsInDialog = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('dialog[open]')))

/**
 * Expects the dialog to be open, to have opened once, to stay open while its island hydrates and to return the focus.
 * @param close How the visitor closes it.
 */
async function expectOpenOnce(page: Page, close: 'Escape' | 'button' = 'Escape'): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  expect(await focusIsInDialog(page)).toBe(true)
  await expect(dialog(page).locator('[data-island]')).toHaveAttribute('data-live')
  await settle(page)
  await expect(dialog(page)).toBeVisible()
  expect(await openings(page)).toBe(1)
  expect(await focusIsInDialog(page)).toBe(true)
  if (close === 'Escape') await page.keyboard.press('Escape')
  else await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(scheduleDemo(page)).toBeFocused()
}

test('a button whose dialog the browser has not read yet opens it once', async ({ page }) => {
  await page.addInitScript(countOpenings)
  const release = await holdRequests(page, '**/assets/*.css')
  const sheet = /<link rel="stylesheet"[^>]*>/
  // The script of a block waits for the styles before it, and so does everything below.
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const [link = ''] = sheet.exec(html) ?? []
    await route.fulfill({ response, body: html.replace(sheet, '').replace('<dialog', `${link}<dialog`) })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await scheduleDemo(page).press('Enter')
  expect(await page.locator('dialog').count()).toBe(0)
  release()
  await expectOpenOnce(page)
})

for (const [name, condition] of Object.entries(conditions)) {
  test.describe(`right after the first paint, ${name}`, () => {
    test.slow()

    test('a click or tap on Schedule Demo opens its dialog once', async ({ page }, { project }) => {
      await seeFirst(page, '/', condition)
      if (project.name === 'phone') await scheduleDemo(page).tap()
      else await scheduleDemo(page).click()
      await expectOpenOnce(page)
    })

    test('a double click on Schedule Demo opens its dialog once and keeps it open', async ({ page }) => {
      await seeFirst(page, '/', condition)
      await scheduleDemo(page).dblclick()
      // The second click landed in the calendar's iframe, which then gets the key events.
      await expectOpenOnce(page, 'button')
    })

    test('Enter on Schedule Demo opens its dialog once', async ({ page }, { project }) => {
      test.skip(project.name === 'phone', 'phones have no Enter key for buttons')
      await seeFirst(page, '/', condition)
      await scheduleDemo(page).focus()
      await page.keyboard.press('Enter')
      await expectOpenOnce(page)
    })

    test('a link opens its page once', async ({ page }) => {
      await seeFirst(page, '/', condition)
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true })
      await link.click()
      await expect(page).toHaveURL('/pricing')
      await expect(page.locator('h1')).toHaveText(/plan|pric/i)
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3)
      await page.goBack()
      await expect(page).toHaveURL('/')
    })

    test('text typed into a form stays in order', async ({ page }) => {
      await seeFirst(page, '/contact', condition)
      const name = page.getByRole('textbox', { name: 'Name' })
      await name.focus()
      await page.keyboard.type('Ada Lovelace', { delay: 30 })
      await startApp(page)
      await page.keyboard.type(', Countess')
      await expect(name).toHaveValue('Ada Lovelace, Countess')
      await expect(name).toBeFocused()
    })
  })
}
