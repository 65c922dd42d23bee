import type { Page } from '@playwright/test'
import { settle } from '../../support/browser/settle.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'
import { inAllOnly } from '../../support/whole.ts'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Counts the documents that the page loads. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

test.describe('offline', () => {
  test('a link shows a message and is followed once the connection is back', async ({ page, context }) => {
    await page.goto('/')
    await startApp(page)
    const title = await heading(page).innerText()
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).first().click()
    await expect(notice(page)).toBeVisible()
    await expect(heading(page)).toHaveText(title, { useInnerText: true })
    await context.setOffline(false)
    await expect(page).toHaveURL('/pricing')
    await expect(page).toHaveTitle(/Pricing/)
    await expect(notice(page)).toBeHidden()
  })

  test(
    'going back removes the message about a link that failed, and the link works afterwards',
    inAllOnly,
    async ({ page, context }) => {
      await page.goto('/')
      await startApp(page)
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).first()
      await context.setOffline(true)
      await link.click()
      await expect(notice(page)).toBeVisible()
      await page.goBack()
      await expect(notice(page)).toBeHidden()
      await context.setOffline(false)
      await link.click()
      await expect(page).toHaveTitle(/Pricing/)
    },
  )

  test('hovering over a link changes nothing', inAllOnly, async ({ page, context }) => {
    await page.goto('/')
    await startApp(page)
    const documents = countDocuments(page)
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().hover()
    await settle(page)
    await expect(notice(page)).toBeHidden()
    expect(documents()).toBe(0)
  })

  test('dialogs in the HTML open before hydration', async ({ page, context }) => {
    await page.goto('/')
    await context.setOffline(true)
    await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a control that needs the app reports that it couldn’t be loaded', async ({ page, context }) => {
    await page.goto('/')
    const documents = countDocuments(page)
    await context.setOffline(true)
    await page.locator('main button[data-live]').first().click()
    await expect(notice(page)).toBeVisible()
    await expect(heading(page)).toBeVisible()
    expect(documents()).toBe(0)
  })
})

test('a page whose content fails to load is opened as a document at its anchor', async ({ page }) => {
  await page.route('**/_content/pricing.json', (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await page.goto('/niches/healthcare/about')
  await startApp(page)
  const documents = countDocuments(page)
  await page.locator('a[href="/pricing#hipaa"]').first().click()
  await expect(page).toHaveTitle(/Pricing/)
  await expect(page).toHaveURL('/pricing#hipaa')
  expect(documents()).toBe(1)
})

test.describe('app files that a new deployment has removed', () => {
  test('cause one reload at the same address', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto('/?from=mail#main')
    const documents = countDocuments(page)
    const control = page.locator('main button[data-live]').first()
    await control.click()
    await expect.poll(documents).toBe(1)
    await page.waitForLoadState()
    await expect(page).toHaveURL('/?from=mail#main')
    await control.click()
    await expect(notice(page)).toBeVisible()
    expect(documents()).toBe(1)
  })

  test('are replaced after the reload by those that the new document names', inAllOnly, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto('/')
    const control = page.locator('main button[data-live]').first()
    const documents = countDocuments(page)
    await control.click()
    await page.unroute('**/assets/*.js')
    await expect.poll(documents).toBe(1)
    await page.waitForLoadState()
    await control.click()
    await expect(control).toHaveAttribute('aria-expanded', 'true')
    await expect(notice(page)).toBeHidden()
  })

  test('that only one block needs don’t break links', async ({ page }) => {
    await page.route('**/assets/Calculator-*.js', (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    )
    await page.goto('/niches/music')
    const documents = countDocuments(page)
    const gone = page.waitForResponse('**/assets/Calculator-*.js')
    await page.getByRole('main').getByRole('button').first().hover()
    expect((await gone).status()).toBe(404)
    await settle(page)
    expect(await page.evaluate(() => window.pagewright.live)).toBe(false)
    expect(documents()).toBe(0)
    await page.getByRole('main').locator('a[href="/niches/music/about"]').first().click()
    await expect(page).toHaveURL('/niches/music/about')
    await expect(heading(page)).toBeVisible()
  })
})

test('a toast whose code can’t be loaded is shown as a browser alert', inAllOnly, async ({ page }) => {
  await page.route('**/assets/ToastList-*.js', (route) => route.abort('failed'))
  await page.goto('/pricing')
  await startApp(page)
  const form = page.getByRole('dialog').locator('form')
  await page.route('**/stand-ins/**', (route) => route.abort('failed'))
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:has(form)')?.showModal())
  const said = page.waitForEvent('dialog')
  await form.getByRole('textbox').first().press('Enter')
  const message = await said
  expect(message.message()).toMatch(/\w+\n\w+/)
  await message.accept()
  await expect(form).toBeVisible()
})

test(
  'a browser that refuses storage only loses remembered choices',
  inAllOnly,
  async ({ page, consoleMessages }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Storage is refused.', 'SecurityError')
          },
        })
      }
    })
    for (const path of ['/', '/pricing', '/demo', '/industries']) {
      await page.goto(path)
      await startApp(page)
      await settle(page)
      await expect(heading(page)).toBeVisible()
    }
    await page.goto('/pricing')
    await startApp(page)
    await page.getByRole('main').getByText('Annual (Save)', { exact: true }).first().click()
    await expect(page.getByRole('main').getByText('/annual').first()).toBeVisible()
    expect(consoleMessages.filter((text) => /^(error|uncaught)/.test(text))).toEqual([])
  },
)
