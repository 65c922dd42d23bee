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

/** A control that does nothing without the app. */
const needsApp = (page: Page) => page.locator('main button[data-needs-app]').first()

test.describe('offline', () => {
  test('hovering over a link changes nothing', inAllOnly, async ({ page, context }) => {
    await page.goto('/')
    const documents = countDocuments(page)
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().hover()
    await settle(page)
    await expect(notice(page)).toBeHidden()
    expect(documents()).toBe(0)
  })

  test('a sign of intent shows no message', async ({ page, context }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await needsApp(page).hover()
    await settle(page)
    await expect(notice(page)).toBeHidden()
  })

  test('dialogs in the HTML open before hydration', async ({ page, context }) => {
    await page.goto('/')
    await context.setOffline(true)
    await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a control that needs the app reports that it couldn’t be loaded, and works once it can be', async ({
    page,
    context,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const documents = countDocuments(page)
    await context.setOffline(true)
    await needsApp(page).click()
    await expect(notice(page)).toBeVisible()
    await expect(heading(page)).toBeVisible()
    await context.setOffline(false)
    await expect(notice(page)).toBeHidden()
    await needsApp(page).click()
    await expect(needsApp(page)).toHaveAttribute('aria-expanded', 'true')
    expect(documents()).toBe(0)
  })
})

const contents = {
  'that can’t be loaded': { status: 503, body: 'Busy' },
  'of another deployment': { json: { hash: 'another', page: {} } },
}

for (const [which, answer] of Object.entries(contents)) {
  test(`content ${which} causes a message and no reload while the document is the same`, async ({ page }) => {
    await page.route('**/_content/index.json', (route) => route.fulfill(answer))
    await page.goto('/')
    const documents = countDocuments(page)
    await needsApp(page).click()
    await expect(notice(page)).toBeVisible()
    expect(documents()).toBe(0)
  })
}

test.describe('app files that are missing', () => {
  test('cause a message and no reload while the document is the same', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto('/')
    const documents = countDocuments(page)
    await needsApp(page).click()
    await expect(notice(page)).toBeVisible()
    expect(documents()).toBe(0)
  })

  test('that only one block needs don’t break links', async ({ page }) => {
    await page.route('**/assets/Calculator-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto('/niches/music')
    const documents = countDocuments(page)
    const gone = page.waitForResponse('**/assets/Calculator-*.js')
    const island = page.locator('[data-island]').filter({ has: page.getByRole('slider') })
    await island.getByRole('slider').first().hover()
    expect((await gone).status()).toBe(404)
    await settle(page)
    await expect(island).not.toHaveAttribute('data-live')
    expect(documents()).toBe(0)
    await page.getByRole('main').locator('a[href="/niches/music/about"]').first().click()
    await expect(page).toHaveURL('/niches/music/about')
    await expect(heading(page)).toBeVisible()
  })
})

test(
  'a toast whose code can’t be loaded is shown as a browser alert, and the next one as a toast',
  inAllOnly,
  async ({ page }) => {
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

    await page.unroute('**/assets/ToastList-*.js')
    await form.getByRole('textbox').first().press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: message.message().split('\n')[0] ?? '' })).toBeVisible()
  },
)

test('a browser that refuses storage only loses remembered choices', inAllOnly, async ({ page, consoleMessages }) => {
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
})
