import type { Page } from '@playwright/test'
import { settle } from '../../support/browser/settle.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'

test('opening dialogs and answers and hovering over links request nothing from other hosts', async ({
  page,
  outsideRequests,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await startApp(page)
  for (const name of ['Schedule Demo', 'Watch Demo Video']) {
    await page.getByRole('main').getByRole('button', { name }).first().click()
    const frame = page.getByRole('dialog').locator('iframe')
    await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click()
  for (const link of await page.getByRole('main').getByRole('link').filter({ visible: true }).all()) {
    await link.hover()
  }
  expect(outsideRequests).toEqual([])
})

test('the iframe of a dialog loads when the dialog opens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => path.startsWith('/stand-ins/'))).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first().click()
  await expect.poll(() => asked.filter((path) => path.startsWith('/stand-ins/')).length).toBeGreaterThan(0)
})

/**
 * Paths that the page requests from now on. Only a headed browser requests the icon for its tab, and only a busy one is
 * too late with the typeface.
 */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname !== '/favicon.svg' && !pathname.startsWith('/assets/typeface-')) asked.push(pathname)
  })
  return asked
}

const isPicture = (path: string) => /^\/(assets\/)?images\//.test(path)
const font = expect.stringMatching(/^\/fonts\/instrument-sans-[\w-]{8}\.woff2$/)
const styleSheet = expect.stringMatching(/^\/assets\/site-[\w-]{8}\.css$/)

test('touching an island hydrates that one and fetches only its code and the page’s content', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const asked = watchRequests(page)
  const islands = page.locator('[data-island]')
  expect(await islands.count()).toBeGreaterThan(2)
  const { app, islands: modules } = await page.evaluate(() => window.pagewright.boot)
  const form = islands.filter({ has: page.locator('form') }).first()
  const own = modules?.[Number(await form.getAttribute('data-island'))]
  await form.getByRole('textbox').first().hover()
  await expect(form).toHaveAttribute('data-live')
  await settle(page)
  await expect(page.locator('[data-live]')).toHaveCount(1)
  const expected = [...app, ...(own ?? []), '/_content/index.json']
  expect([...new Set(asked)].sort()).toEqual(expected.sort())
})

test('a page without interaction loads its font and style sheet and no code', async ({ page }) => {
  const asked = watchRequests(page)
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  await settle(page)
  expect(asked.slice(0, 1)).toEqual(['/pricing'])
  expect(asked.slice(1).sort()).toEqual([styleSheet, font])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
})

test('scrolling to the end of a page loads nothing but pictures', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const asked = watchRequests(page)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await settle(page)
  expect(asked.filter((path) => !isPicture(path))).toEqual([])
})

test('a second page costs only its own HTML and pictures', async ({ browser, baseURL }) => {
  // The contexts of other tests intercept requests, which switches the browser’s cache off.
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path !== '/favicon.svg'),
    )
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await loaded()).toEqual(expect.arrayContaining([styleSheet, font]))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).press('Enter')
  await expect(page).toHaveURL('/pricing')
  await settle(page)
  expect((await loaded()).filter((path) => !isPicture(path))).toEqual([])
  await context.close()
})

test('typing a character outside the font subset loads the full font', async ({ page }) => {
  const typefaces: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // A late one is loaded again, because the routes of tests switch the cache off.
    if (request.resourceType() === 'font' && !typefaces.includes(pathname)) typefaces.push(pathname)
  })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await startApp(page)
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('Sixty-six!\t{}')
  await settle(page)
  expect(typefaces).toHaveLength(1)
  await field.fill('Łukasz')
  await expect.poll(() => typefaces).toEqual([typefaces[0], '/fonts/instrument-sans.woff2'])
})
