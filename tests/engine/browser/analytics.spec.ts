import type { Page, Request } from '@playwright/test'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'
import { inAllOnly, sampleOf } from '../../support/whole.ts'

const beacon = 'https://stats.crumb.example/events'

/** Answers requests to the beacon and records them. */
async function heardBy(page: Page): Promise<Request[]> {
  const requests: Request[] = []
  await page.route(beacon, async (route) => {
    requests.push(route.request())
    await route.fulfill({ status: 204 })
  })
  return requests
}

const bodies = (requests: readonly Request[]) => requests.map((request) => request.postDataJSON() as unknown)
const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer)

test('a site without analytics reports nothing', async ({ page, outsideRequests }) => {
  await page.goto('/')
  await startApp(page)
  await expect(page.locator('[data-event]')).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first().click()
  expect(await page.evaluate(() => [window.pagewright.report, window.dataLayer])).toEqual([undefined, undefined])
  expect(outsideRequests).toEqual([])
})

test.describe('analytics with a beacon', () => {
  test.use({ site: 'bakery' })

  for (const when of sampleOf(['before the app runs', 'in the app'], 2)) {
    test(`sends each use once ${when} and no visitor data`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'the button stands in the menu')
      const heard = await heardBy(page)
      await page.goto('/')
      expect(heard).toEqual([])
      if (when === 'in the app') await startApp(page)
      await page.getByRole('banner').getByRole('button', { name: 'Order bread' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => bodies(heard)).toEqual([{ event: 'order_opened', label: 'Order bread', page: '/' }])
      expect(await heard[0]?.headerValue('cookie')).toBeNull()
      expect(await dataLayer(page)).toBeUndefined()
    })
  }

  test('sends an event even while the page unloads', inAllOnly, async ({ page }) => {
    const heard = await heardBy(page)
    const app = await holdRequests(page, '**/assets/*.js')
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'See the loaves' }).click()
    await expect(page).toHaveURL('/loaves/sourdough')
    await expect.poll(() => bodies(heard)).toEqual([{ event: 'loaves_seen', label: 'See the loaves', page: '/' }])
    app()
  })

  test('logs nothing if the beacon is blocked', inAllOnly, async ({ page, consoleMessages }) => {
    await page.route(beacon, (route) => route.abort('blockedbyclient'))
    await page.goto('/')
    await startApp(page)
    await page.getByRole('main').getByRole('link', { name: 'See the loaves' }).click()
    await expect(page).toHaveURL('/loaves/sourdough')
    expect(consoleMessages.filter((message) => message.startsWith('uncaught'))).toEqual([])
  })

  test('allows requests to the beacon but no form submission', inAllOnly, async ({ page }) => {
    await page.goto('/')
    const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')
    const directive = (name: string) => policy?.split('; ').find((text) => text.startsWith(`${name} `))
    expect(directive('connect-src')).toContain(new URL(beacon).origin)
    expect(directive('form-action')).not.toContain(new URL(beacon).origin)
  })
})

test.describe('analytics without a beacon', inAllOnly, () => {
  test.use({ site: 'dentist' })

  test('records a call in the page’s data layer', async ({ page, outsideRequests }) => {
    await page.goto('/')
    const call = page.getByRole('main').locator('a[href^="tel:"]').first()
    const label = await call.innerText()
    await call.click()
    expect(await dataLayer(page)).toEqual([{ event: 'anruf', label, page: '/' }])
    expect(outsideRequests).toEqual([])
  })

  test('records a form in the page’s data layer once it has been sent', async ({ page }) => {
    await page.goto('/kontakt')
    await startApp(page)
    await page.getByRole('button', { name: 'Absenden' }).click()
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('E-Mail').fill('ada@example.com')
    await page.getByLabel('Worum geht es?').fill('Vorsorge')
    await page.getByLabel('Wann passt es Ihnen?').fill('Am liebsten dienstags am Morgen.')
    expect(await dataLayer(page)).toBeUndefined()
    await page.getByRole('button', { name: 'Absenden' }).click()
    await expect.poll(() => dataLayer(page)).toEqual([{ event: 'nachricht_gesendet', page: '/kontakt' }])
  })
})
