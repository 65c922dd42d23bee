import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'
import { inAllOnly } from '../../support/whole.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const frame = (page: Page) => dialog(page).locator('iframe')
const load = (page: Page) => dialog(page).getByRole('button', { name: 'Load the order calendar' })
const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage))

test.describe('a service that needs consent', () => {
  test.use({ site: 'bakery', viewport: { width: 1280, height: 800 } })

  const openOrder = async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Order bread' }).click()
    await expect(dialog(page)).toBeVisible()
  }

  test('doesn’t load in a dialog before consent and shows what the consent is for', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await openOrder(page)
    await startApp(page)
    await expect(dialog(page).getByText('From www.crumb.example')).toBeVisible()
    await expect(dialog(page).getByText('The calendar sets cookies and keeps them for a year.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.startsWith('/stand-ins/'))).toEqual([])
  })

  test('keeps the consent until the visitor leaves the page, without storing it', async ({ page }) => {
    await page.goto('/')
    await openOrder(page)
    await load(page).click()
    await expect(dialog(page).getByRole('group', { name: 'Order calendar' })).toBeFocused()
    await page.keyboard.press('Escape')
    await openOrder(page)
    await expect(frame(page)).toBeVisible()
    expect(await stored(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Find a shop' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible()
    await openOrder(page)
    await expect(load(page)).toBeVisible()
    await expect(frame(page)).toHaveCount(0)
  })

  test('stores the consent on request until the visitor revokes it', async ({ page }) => {
    await page.goto('/')
    await openOrder(page)
    await dialog(page).getByRole('checkbox', { name: 'Remember this on my device' }).check()
    expect(await stored(page)).toEqual([])
    await load(page).click()
    await expect(frame(page)).toBeVisible()
    expect(await stored(page)).toEqual([['allowedServices', 'orders@www.crumb.example']])

    await page.reload()
    await openOrder(page)
    await expect(frame(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Forget my consent' }).click()
    await expect(load(page)).toBeFocused()
    await expect(frame(page)).toHaveCount(0)
    expect(await stored(page)).toEqual([])
  })

  test('loads if the browser refuses storage', inAllOnly, async ({ page, consoleMessages }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Storage is off.', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await openOrder(page)
    await dialog(page).getByRole('checkbox').check()
    await load(page).click()
    await expect(frame(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await openOrder(page)
    await expect(frame(page)).toBeVisible()
    expect(consoleMessages).toEqual([])
  })
})

test.describe('a service that doesn’t respond', () => {
  const slow = (page: Page) => page.getByText('This takes longer than it should.').filter({ visible: true })

  /** Advances the clock until the page has reacted to it. */
  const waitLong = async (page: Page) => {
    await page.clock.runFor(9000)
    await expect(slow(page)).toHaveCount(0)
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(slow(page)).toBeVisible({ timeout: 100 })
    }).toPass()
  }

  test('is replaced by a direct link until it loads late', async ({ page }) => {
    const answer = await holdRequests(page, '**/stand-ins/calendar.html')
    await page.clock.install()
    await page.goto('/demo#schedule')
    await startApp(page)
    const panel = page.getByRole('tabpanel')
    await panel.getByRole('button', { name: 'Load the booking calendar' }).click()
    await expect(panel.getByText('Loading calendar...')).toBeVisible()
    await waitLong(page)
    await expect(panel.getByText('Loading calendar...')).toBeHidden()
    const links = panel.getByRole('link', { name: 'Open the booking calendar in a new tab' })
    await expect(links).toHaveCount(2)
    await links.first().click({ trial: true })
    await expect(links.first()).toHaveAttribute('href', '/stand-ins/calendar.html')
    answer()
    await expect(slow(page)).toHaveCount(0)
    await expect(panel.frameLocator('iframe').locator('h1').first()).toBeVisible()
  })

  test('is replaced by a direct link in a dialog, timed from when the dialog opens', inAllOnly, async ({ page }) => {
    await holdRequests(page, '**/stand-ins/video.html')
    await page.clock.install()
    await page.goto('/')
    await startApp(page)
    await page.clock.runFor(60_000)
    await page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first().click()
    await expect(dialog(page).getByText('Loading video...')).toBeVisible()
    await waitLong(page)
    const link = dialog(page).getByRole('link', { name: 'Open the demo video in a new tab' }).first()
    await link.click({ trial: true })
  })
})
