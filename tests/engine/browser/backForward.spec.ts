import { type Browser, chromium, type Page } from '@playwright/test'
import { settle } from '../../support/browser/settle.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { test as base, expect } from '../../support/browser/test.ts'
import { pathsOf } from '../../support/browser/wholeSite.ts'
import { inAllOnly, sampleOf } from '../../support/whole.ts'

/** A browser with the back/forward cache, which Playwright disables by default. */
const test = base.extend<{ readonly caching: Page }, { readonly cachingBrowser: Browser }>({
  cachingBrowser: [
    async ({ launchOptions }, use) => {
      const browser = await chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  caching: async ({ cachingBrowser, baseURL }, use) => {
    const context = await cachingBrowser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    })
    await use(await context.newPage())
    await context.close()
  },
})

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'the same on a phone')
})

/** Goes back without waiting for `load`: a restored page has no such event, so `goBack` would time out. */
const back = (page: Page) => page.goBack({ waitUntil: 'commit' })

/** Reasons why a headless browser never caches any page. */
const reasonsOfTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

/**
 * Leaves the page for another document and comes back. A browser that caches pages must restore this one; a headless
 * browser never does, but must not name a reason that lies in the page.
 */
async function leaveAndReturn(page: Page): Promise<void> {
  const reasons: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  const address = page.url()
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
  )
  await page.goto('/stand-ins/checkout.html')
  await back(page)
  await expect(page).toHaveURL(address)
  const isRestored = () => page.evaluate(() => Reflect.get(window, 'isRestored') === true)
  if (reasons.length === 0) await expect.poll(isRestored).toBe(true)
  expect(reasons.filter((reason) => !reasonsOfTheBrowser.includes(reason))).toEqual([])
}

for (const path of sampleOf(['/', '/demo', '/pricing', '/contact', '/legal'], 5)) {
  test(`Back restores ${path} before and after its islands are hydrated, and its links work`, async ({
    caching: page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await leaveAndReturn(page)

    await startApp(page)
    await settle(page)
    await leaveAndReturn(page)

    const link = page.getByRole('banner').getByRole('link', { name: 'Solutions' })
    await link.click()
    await expect(page).toHaveURL('/solutions')
    await expect(page.locator('h1')).toBeVisible()
    await back(page)
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).toBeVisible()
  })
}

test('a form keeps what was typed when the browser goes back, before and after it is hydrated', async ({
  caching: page,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const name = page.getByRole('main').getByRole('textbox', { name: /name/i })
  const leave = async () => {
    await page.goto('/stand-ins/checkout.html')
    await back(page)
    await expect(page).toHaveURL('/contact')
  }
  await name.fill('Ada')
  await leave()
  await expect(name).toHaveValue('Ada')
  await startApp(page)
  await name.fill('Ada Lovelace')
  await leave()
  await expect(name).toHaveValue('Ada Lovelace')
})

test('a page that the browser restores responds as before', async ({ page, consoleMessages }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await startApp(page)
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await settle(page)
  await page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(consoleMessages).toEqual([])
})

test('no page is sent with `Cache-Control: no-store`', inAllOnly, async ({ request }) => {
  for (const path of pathsOf('agency').paths) {
    const response = await request.get(path)
    expect(response.headers()['cache-control'] ?? '', path).not.toContain('no-store')
  }
})

test('no page listens for `unload` or `beforeunload`', inAllOnly, async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    const asked: string[] = []
    Object.assign(window, { asked })
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest: unknown[]) {
      if (/^(before)?unload$/.test(type)) asked.push(type)
      Reflect.apply(addEventListener, this, [type, ...rest])
    }
  })
  for (const path of ['/', '/demo', '/contact', '/industries']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await startApp(page)
    await settle(page)
    const handlers = await page.evaluate(() => [Reflect.get(window, 'asked'), onunload, onbeforeunload])
    expect(handlers, path).toEqual([[], null, null])
  }
})
