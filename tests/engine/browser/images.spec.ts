import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { test as base, expect } from '../../support/browser/test.ts'
import { photoSite } from '../../support/photoSite.ts'
import { buildSite, startServer } from '../../support/servers.ts'

/** A site with photos, built and served for these tests. */
const test = base.extend<object, { photographs: string }>({
  photographs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pagewright-photographs-'))
      const options = { site: await photoSite(folder), outDir: join(folder, 'dist') }
      await buildSite(options)
      const server = await startServer('preview', options)
      await use(server.url)
      await server.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ photographs }, use) => use(photographs),
})

// The site is built once.
test.describe.configure({ mode: 'default' })

/** Images that the page has requested, in order. */
function watchPictures(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Width in pixels of the image copy at a URL. */
const widthOf = (url: string) => Number(/-(\d+)\.\w+$/.exec(url)?.[1])

const screens = [
  { name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'a small screen', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: 'a large dense screen', viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 },
]

for (const { name, viewport, deviceScaleFactor } of screens) {
  test.describe(`a photo on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor })

    test('is fetched once, in a suitable format and width', async ({ page }) => {
      const asked = watchPictures(page)
      await page.goto('/', { waitUntil: 'load' })
      const picture = page.getByRole('img', { name: 'The team' })
      await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.complete)).toBe(true)
      const shown = (await picture.boundingBox())?.width ?? 0
      const fetched = asked.filter((url) => url.startsWith('/assets/images/'))
      expect(fetched).toEqual([expect.stringMatching(/\.avif$/)])
      const width = widthOf(fetched[0] ?? '')
      // At least the resolution of the screen, and at most the next larger copy.
      expect(width).toBeGreaterThanOrEqual(Math.min(1800, shown * deviceScaleFactor * 0.98))
      expect(width).toBeLessThan(Math.max(481, shown * deviceScaleFactor * 1.9))
      await startApp(page)
      expect(asked.filter((url) => url.startsWith('/assets/images/'))).toEqual(fetched)
    })
  })
}

test('a loading photo causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await holdRequests(page, '**/assets/images/*')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const picture = page.getByRole('img', { name: 'The team' })
  await expect(picture).toBeVisible()
  const before = await picture.boundingBox()
  expect(before && before.width / before.height).toBeCloseTo(1.5, 1)
  release()
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  expect(await picture.boundingBox()).toEqual(before)
  // A headed browser rounds positions and reports shifts such as 0.00004. If everything moves by one pixel
  // in this window, the shift is 0.001.
  expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)).toBeLessThan(0.001)
})

test('a photo below the fold loads when it comes near and is upright', async ({ page }) => {
  const asked = watchPictures(page)
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/film', { waitUntil: 'load' })
  const picture = page.getByRole('img', { name: 'A river' })
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight))
    .toBeCloseTo(0.8, 2)
  expect(asked.filter((url) => url.startsWith('/assets/images/'))).toHaveLength(1)
})

test('a browser without AVIF gets WebP, and one without scripts gets the same images', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const asked = watchPictures(page)
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('type="image/avif"', 'type="image/unheard-of"')
    await route.fulfill({ response, body })
  })
  await page.goto('/', { waitUntil: 'load' })
  expect(asked.filter((url) => url.startsWith('/assets/images/'))).toEqual([expect.stringMatching(/\.webp$/)])
  await context.close()
})
