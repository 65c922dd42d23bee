import type { Page } from '@playwright/test'
import { bootRule } from '../../../src/make/build/prerender/bootRule.ts'
import type { BootRule } from '../../../src/site/runtime/boot.ts'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { settle } from '../../support/browser/settle.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ site: 'bakery' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a path parameter shows the entry that it names', async ({ page }) => {
  await page.goto('/loaves/rye')
  await expect(heading(page, 'Rye, rested')).toBeVisible()
  await expect(page.getByText('Whole grain and 1,200 minutes.')).toBeVisible()
  await expect(page).toHaveTitle(/^Rye/)
})

test('a missing path parameter uses its default', async ({ page }) => {
  await page.goto('/loaves')
  await expect(heading(page, 'Sourdough, rested')).toBeVisible()
  await expect(page).toHaveURL('/loaves')
})

test('an unknown parameter value redirects if the page is set to do so', async ({ page }) => {
  await page.goto('/loaves/brioche')
  await expect(page.getByRole('heading', { name: 'Nothing in this oven' })).toBeVisible()
  await expect(page).toHaveURL('/404')
})

test('an unknown parameter value shows the fallback page at the same URL', async ({ page }) => {
  await page.goto('/shops/castle')
  await expect(heading(page, 'Old Town')).toBeVisible()
  await expect(page).toHaveURL('/shops/castle')
})

test('a literal path beats a parameter', async ({ page }) => {
  await page.goto('/loaves/festive')
  await expect(heading(page, 'Only in December')).toBeVisible()
})

test('a redirect leads from an old path to a new one', async ({ page }) => {
  await page.goto('/brot')
  await expect(heading(page, 'Rye, rested')).toBeVisible()
  await expect(page).toHaveURL('/loaves/rye')
})

test('a trailing slash makes no difference', async ({ page }) => {
  await page.goto('/loaves/rye/')
  await expect(heading(page, 'Rye, rested')).toBeVisible()
})

test('an unknown path shows the not-found page with the path and logs it once', async ({ page, consoleMessages }) => {
  await page.goto('/no/such/bread')
  await startApp(page)
  await expect(page.getByRole('heading', { name: 'Nothing in this oven' })).toBeVisible()
  await expect(page.getByText('/no/such/bread')).toBeVisible()
  await expect(page).toHaveURL('/no/such/bread')
  await settle(page)
  expect(consoleMessages.filter((message) => message.includes('/no/such/bread'))).toHaveLength(1)
})

test.describe('on a host without rewrite rules', () => {
  /** Answers unknown paths with the not-found document, as such hosts do. */
  const answerNotFound = async (page: Page, path: string, rules: readonly BootRule[] = []) => {
    const response = await page.request.get('/404', { headers: { accept: 'text/html' } })
    const more = rules.map((rule) => `${JSON.stringify(rule)},`).join('')
    const body = (await response.text()).replace('"rules":[', () => `"rules":[${more}`)
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body }),
    )
  }

  test('an unknown parameter value opens the fallback page with the query and the anchor', async ({ page }) => {
    await answerNotFound(page, '/shops/castle')
    await page.goto('/shops/castle?from=mail#main')
    await expect(heading(page, 'Old Town')).toBeVisible()
    await expect(page).toHaveURL('/shops/old-town?from=mail#main')
  })

  test('an unknown parameter value redirects if the page is set to do so', async ({ page }) => {
    await answerNotFound(page, '/loaves/brioche')
    await page.goto('/loaves/brioche')
    await expect(page.getByRole('heading', { name: 'Nothing in this oven' })).toBeVisible()
    await expect(page).toHaveURL('/404')
  })

  const old = [
    { from: '/index.php', query: 'p=2', to: '/visit' },
    { from: '/gr%C3%B6%C3%9Fe', to: '/visit' },
    { from: '/stores/*', to: '/shops/*' },
  ].map(bootRule)
  for (const [asked, target] of [
    ['/index.php?a=b&p=2', '/visit'],
    ['/gr%c3%b6%c3%9fe?a=b', '/visit?a=b'],
    ['/stores/harbour?a=b#main', '/shops/harbour?a=b#main'],
    ['/index.php?p=2#main', '/visit'],
    ['/index.php?p=22', '/index.php?p=22'],
  ] as const) {
    test(`the old address ${asked} leads to ${target}`, async ({ page }) => {
      await answerNotFound(page, asked.replace(/[?#].*/, ''), old)
      await page.goto(asked)
      await expect(page).toHaveURL(target)
    })
  }

  test('an unknown path shows the not-found page', async ({ page }) => {
    await answerNotFound(page, '/no/such/bread')
    await page.goto('/no/such/bread')
    await expect(page.getByText('/no/such/bread')).toBeVisible()
    await expect(page).toHaveURL('/no/such/bread')
  })
})

test('the not-found page has the status 404', async ({ request, baseURL }) => {
  expect((await request.get(`${baseURL}/no/such/bread`)).status()).toBe(404)
  expect((await request.get(`${baseURL}/loaves/rye`)).status()).toBe(200)
})

test('a link opens the document of its page, and the header marks it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the links are in the menu')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  const links = page.getByRole('banner').getByRole('link')
  const current = links.and(page.locator('[aria-current="page"]'))
  await expect(current).toHaveText(['Home'])
  // The pointer would make the browser fetch the page before the click.
  await links.filter({ hasText: 'Loaves' }).press('Enter')
  await expect(heading(page, 'Sourdough, rested')).toBeVisible()
  await expect(current).toHaveText(['Loaves'])
  expect(documents).toEqual(['/', '/loaves'])
})

test.describe('with motion', () => {
  // From the start: a page that is told later opts in to transitions too late.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('pages follow each other without an error, however late the style sheet is', async ({
    page,
    isMobile,
    consoleMessages,
  }) => {
    test.skip(isMobile, 'the links are in the menu')
    await page.goto('/')
    for (const name of ['Loaves', 'Home', 'Loaves', 'Home', 'Loaves', 'Home', 'Loaves', 'Home']) {
      const release = await holdRequests(page, '**/assets/site-*.css')
      const link = page.getByRole('banner').getByRole('link', { name, exact: true })
      await link.press('Enter', { noWaitAfter: true })
      await expect(link.and(page.locator('[aria-current="page"]'))).toBeVisible()
      release()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
    expect(consoleMessages).toEqual([])
  })
})

test.describe('a page that is slow to arrive', () => {
  test.skip(({ isMobile }) => isMobile, 'the links are in the menu')
  const leaving = (page: Page) => page.locator('html[data-leaving]')

  test('is announced by a bar until it has arrived', async ({ page }) => {
    // Playwright can't read a page that is being left, so the page logs the change.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.hasAttribute('data-leaving')) console.log('leaving')
      }).observe(document, { attributeFilter: ['data-leaving'], subtree: true })
    })
    await page.goto('/')
    const release = await holdRequests(page, '**/loaves')
    const announced = page.waitForEvent('console', (message) => message.text() === 'leaving')
    await page.getByRole('banner').getByRole('link', { name: 'Loaves' }).press('Enter', { noWaitAfter: true })
    await announced
    release()
    await expect(heading(page, 'Sourdough, rested')).toBeVisible()
    await expect(leaving(page)).toHaveCount(0)
  })

  test('shows no bar if it opens in another tab', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.context().route('**/loaves', (route) => route.abort())
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Loaves' })
      .click({ modifiers: ['ControlOrMeta'] })
    await page.clock.runFor(1000)
    await expect(leaving(page)).toHaveCount(0)
  })
})

test('Back and Forward restore the scroll position', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'The festive loaf' })
  await link.scrollIntoViewIfNeeded()
  const left = await scrollTop(page)
  expect(left).toBeGreaterThan(200)
  await link.click()
  await expect(heading(page, 'Only in December')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Bread with time in it')).toBeAttached()
  await expect.poll(() => scrollTop(page)).toBe(left)
  await page.goForward()
  await expect(heading(page, 'Only in December')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test.describe('an anchor', () => {
  test('on the same page is scrolled into view', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'How we bake' }).click()
    await expect(page.getByRole('heading', { name: 'How we bake' })).toBeInViewport()
    await expect(page).toHaveURL('/#how')
  })

  test('inside a lazy block is reached from another page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Visit us' }).click()
    await expect(page.getByRole('heading', { name: 'The way to us' })).toBeInViewport()
    await expect(page).toHaveURL('/visit#way')
  })

  test('inside a lazy block is reached in a new document, before and after hydration', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto('/visit#way')
    await expect(page.getByRole('heading', { name: 'The way to us' })).toBeInViewport()
    await startApp(page)
    await settle(page)
    await expect(page.getByRole('heading', { name: 'The way to us' })).toBeInViewport()
  })
})

test('the copyright shows the visitor’s year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-01T12:00:00'))
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2027 Crumb & Crust')
})

test('a site other than the one in this repository runs without console output', async ({ page, consoleMessages }) => {
  await page.goto('/')
  await startApp(page)
  await page.getByRole('link', { name: 'See the loaves' }).click()
  await expect(heading(page, 'Sourdough, rested')).toBeVisible()
  await settle(page)
  expect(consoleMessages).toEqual([])
})
