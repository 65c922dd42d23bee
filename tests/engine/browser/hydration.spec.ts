import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { settle } from '../../support/browser/settle.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'
import { inAllOnly, sampleOf } from '../../support/whole.ts'

const isHydrated = (page: Page) => page.evaluate(() => window.pagewright.live)

const signsOfIntent: Record<string, (page: Page) => Promise<void>> = {
  'a key': (page) => page.keyboard.press('Tab'),
  'the pointer over a button': (page) =>
    page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first().hover(),
  'a click on a button': (page) =>
    page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first().click(),
  'a question opened': (page) =>
    page
      .getByRole('region', { name: /Frequently Asked Questions/ })
      .locator('summary')
      .first()
      .click(),
  'a choice made': (page) =>
    page
      .getByRole('region', { name: /Industry Solutions/ })
      .getByRole('radio', { name: /restaurants/i })
      .click(),
  'a word typed': (page) => page.getByRole('textbox', { name: /name/i }).first().fill('Ada'),
}

for (const [sign, give] of sampleOf(Object.entries(signsOfIntent), 3)) {
  test(`${sign} starts hydration without console output`, async ({ page, consoleMessages }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await give(page)
    await page.waitForFunction(() => window.pagewright.live)
    await settle(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(consoleMessages).toEqual([])
  })
}

test('hydration keeps what a visitor has changed', async ({ page }) => {
  await page.goto('/')
  const faq = page.getByRole('region', { name: /Frequently Asked Questions/ })
  const restaurants = page
    .getByRole('region', { name: /Industry Solutions/ })
    .getByRole('radio', { name: /restaurants/i })
  const name = page.getByRole('textbox', { name: /name/i }).first()
  await page.route('**/assets/**', async (route) => {
    await released
    await route.continue()
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await faq.locator('summary').nth(2).click()
  await restaurants.check({ force: true })
  await name.fill('Ada Lovelace')
  release()
  await startApp(page)
  await settle(page)
  await expect(faq.locator('details').nth(2)).toHaveAttribute('open')
  await expect(restaurants).toBeChecked()
  await expect(name).toHaveValue('Ada Lovelace')
})

test('the hydrated markup equals the server’s markup', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const text = () => page.locator('#app').evaluate((element) => element.textContent)
  // The app adds iframes: without scripts, browsers would load all of them, even those in closed dialogs.
  const elements = () => page.locator('#app :not(iframe)').count()
  const before = { text: await text(), elements: await elements() }
  await startApp(page)
  await settle(page)
  expect({ text: await text(), elements: await elements() }).toEqual(before)
})

test('a visit without interaction doesn’t start the app', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 2000)
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500)))
  expect(await isHydrated(page)).toBe(false)
  const modules = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script')
      .map((entry) => entry.name),
  )
  expect(modules).toEqual([])
})

test.describe('a click before hydration', () => {
  test('on a dialog button opens the dialog once and immediately', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await isHydrated(page)).toBe(false)
  })

  test('on a control that needs the app takes effect once after hydration', async ({ page }) => {
    const release = await holdRequests(page, '**/*.js')
    await page.goto('/')
    const control = page.locator('main button[data-live]').first()
    await control.scrollIntoViewIfNeeded()
    const expanded = () => control.getAttribute('aria-expanded')
    const before = await expanded()
    await control.click()
    await control.click()
    expect(await expanded()).toBe(before)
    release()
    await expect.poll(expanded).toBe('true')
  })
})

test(
  'without `closedby`, a click outside the menu closes it and a click inside does not',
  inAllOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 })
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
      addEventListener('DOMContentLoaded', () => {
        for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby')
      })
    })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const { x, y } = (await menu.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 2, y + 2)
    await expect(menu).toBeVisible()
    await page.mouse.click(x - 20, y + 100)
    await expect(menu).toBeHidden()
  },
)

test('dialogs open even without invoker commands', inAllOnly, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await page.goto('/')
  const button = page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first()
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
