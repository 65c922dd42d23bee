import type { Page } from '@playwright/test'
import { settle } from '../../support/browser/settle.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'
import { inAllOnly } from '../../support/whole.ts'

test.use({ site: 'bakery' })

/** Marks the document, so that a test can distinguish client-side navigation from a new document. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await startApp(page)
  await markDocument(page)
}

/** A new document and client-side navigation must show the same page. */
const ways: Record<string, (page: Page, path: string) => Promise<void>> = {
  'as a document': async (page, path) => {
    await page.goto(path)
  },
  'inside the app': async (page, path) => {
    await enter(page, '/visit')
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent: 'Go' })
      document.body.append(link)
      link.click()
    }, path)
  },
}

for (const [way, open] of Object.entries(ways)) {
  test.describe(way, () => {
    const detail = way === 'inside the app' ? inAllOnly : {}

    test('a path parameter shows the entry that it names', async ({ page }) => {
      await open(page, '/loaves/rye')
      await expect(heading(page, 'Rye, rested')).toBeVisible()
      await expect(page.getByText('Whole grain and 1,200 minutes.')).toBeVisible()
      await expect(page).toHaveTitle(/^Rye/)
    })

    test('a missing path parameter uses its default', detail, async ({ page }) => {
      await open(page, '/loaves')
      await expect(heading(page, 'Sourdough, rested')).toBeVisible()
      await expect(page).toHaveURL('/loaves')
    })

    test('an unknown parameter value redirects if the site says so', async ({ page }) => {
      await open(page, '/loaves/brioche')
      await expect(page.getByRole('heading', { name: 'Nothing in this oven' })).toBeVisible()
      await expect(page).toHaveURL('/404')
    })

    test('an unknown parameter value shows the fallback page at the same URL', detail, async ({ page }) => {
      await open(page, '/shops/castle')
      await expect(heading(page, 'Old Town')).toBeVisible()
      await expect(page).toHaveURL('/shops/castle')
    })

    test('a literal path beats a parameter', detail, async ({ page }) => {
      await open(page, '/loaves/festive')
      await expect(heading(page, 'Only in December')).toBeVisible()
    })

    test('an old path redirects to the new one', detail, async ({ page }) => {
      await open(page, '/brot')
      await expect(heading(page, 'Rye, rested')).toBeVisible()
      await expect(page).toHaveURL('/loaves/rye')
    })

    test('a trailing slash makes no difference', detail, async ({ page }) => {
      await open(page, '/loaves/rye/')
      await expect(heading(page, 'Rye, rested')).toBeVisible()
    })

    test('an unknown path shows the not-found page with the path and logs it once', async ({
      page,
      consoleMessages,
    }) => {
      await open(page, '/no/such/bread')
      await startApp(page)
      await expect(page.getByRole('heading', { name: 'Nothing in this oven' })).toBeVisible()
      await expect(page.getByText('/no/such/bread')).toBeVisible()
      await expect(page).toHaveURL('/no/such/bread')
      await settle(page)
      expect(consoleMessages.filter((message) => message.includes('/no/such/bread'))).toHaveLength(1)
    })
  })
}

test('the not-found page has the status 404', async ({ request, baseURL }) => {
  expect((await request.get(`${baseURL}/no/such/bread`)).status()).toBe(404)
  expect((await request.get(`${baseURL}/loaves/rye`)).status()).toBe(200)
})

test('the header marks the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, '/')
  const links = page.getByRole('banner').getByRole('link')
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(['Home'])
  await links.filter({ hasText: 'Loaves' }).click()
  await expect(heading(page, 'Sourdough, rested')).toBeVisible()
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(['Loaves'])
  expect(await isSameDocument(page)).toBe(true)
})

test('client-side navigation scrolls to the top, moves the focus and announces the page', async ({
  page,
}) => {
  await enter(page, '/')
  await page.getByRole('link', { name: 'Find a shop' }).click()
  await expect(heading(page, 'Harbour')).toBeFocused()
  expect(await isSameDocument(page)).toBe(true)
  expect(await scrollTop(page)).toBe(0)
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Our shop in Harbour' })).toHaveCount(1)
  await expect(page).toHaveTitle(/^Our shop in Harbour/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://www.crumb.example/shops/harbour',
  )
})

test(
  'client-side navigation gives a page the same title, description and canonical URL as its document',
  inAllOnly,
  async ({ page }) => {
    const head = () =>
      page.evaluate(() => ({
        title: document.title,
        description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null,
        canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
        robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
      }))
    for (const path of ['/loaves/rye', '/loaves', '/loaves/festive', '/404']) {
      await page.goto(path)
      const asDocument = await head()
      await ways['inside the app']?.(page, path)
      await expect.poll(head, path).toEqual(asDocument)
    }
  },
)

test('Back and Forward restore the scroll position', async ({ page }) => {
  await enter(page, '/')
  const link = page.getByRole('link', { name: 'The festive loaf' })
  await link.scrollIntoViewIfNeeded()
  const left = await scrollTop(page)
  expect(left).toBeGreaterThan(200)
  await link.click()
  await expect(heading(page, 'Only in December')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Bread with time in it')).toBeAttached()
  await expect.poll(() => scrollTop(page)).toBe(left)
  expect(await isSameDocument(page)).toBe(true)
  await page.goForward()
  await expect(heading(page, 'Only in December')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test.describe('an anchor', () => {
  test('on the same page is scrolled into view', async ({ page }) => {
    await enter(page, '/')
    await page.getByRole('link', { name: 'How we bake' }).click()
    await expect(page.getByRole('heading', { name: 'How we bake' })).toBeInViewport()
    await expect(page).toHaveURL('/#how')
  })

  test('inside a lazy block is reached from another page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await enter(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Visit us' }).click()
    await expect(page.getByRole('heading', { name: 'The way to us' })).toBeInViewport()
    await expect(page).toHaveURL('/visit#way')
    expect(await isSameDocument(page)).toBe(true)
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

test('leaving a page closes its dialog', async ({ page }) => {
  await enter(page, '/')
  await page.getByRole('link', { name: 'See the loaves' }).click()
  await expect(heading(page, 'Sourdough, rested')).toBeVisible()
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Bread with time in it')).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a page whose chunks were deleted is opened as a document', async ({ page }) => {
  await enter(page, '/')
  await page.route('**/_content/**', (route) => route.abort())
  await page.getByRole('link', { name: 'The festive loaf' }).click()
  await expect(heading(page, 'Only in December')).toBeVisible()
  expect(await isSameDocument(page)).toBe(false)
})

test('the site of another trade runs without console output', async ({ page, consoleMessages }) => {
  await enter(page, '/')
  await page.getByRole('link', { name: 'See the loaves' }).click()
  await expect(heading(page, 'Sourdough, rested')).toBeVisible()
  await settle(page)
  expect(consoleMessages).toEqual([])
})
