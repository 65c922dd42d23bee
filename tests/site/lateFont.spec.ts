import type { Page } from '@playwright/test'
import { holdRequests } from '../support/browser/holdRequests.ts'
import { pathsOf } from '../support/browser/wholeSite.ts'
import { inAllOnly, whole } from '../support/whole.ts'
import { expect, test } from './test.ts'

/** A typeface that arrives after the first paint of a page shows on that page, and moves nothing. */

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own width')
})

/** Opens a page whose typeface isn't there when it is painted. Returns what lets that arrive. */
async function openWithoutTypeface(page: Page, path: string): Promise<() => void> {
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await holdRequests(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return release
}

/** The typefaces that the browser draws the first elements of a kind with. */
async function typefacesOf(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'of the system'))
}

const { paths } = pathsOf('own')
/** Some pages where many lines would break elsewhere, at the widths where they do. */
const first: Readonly<Record<string, readonly number[]>> = {
  '/': [390, 1024],
  '/pricing': [390, 1024, 1440],
  '/industries/restaurants': [320],
  '/niches/healthcare': [768],
}

for (const path of paths) {
  for (const width of whole ? [320, 390, 768, 1024, 1440] : (first[path] ?? [1024])) {
    const title = `a late typeface shows on ${path} and moves nothing at ${width} px`
    test(title, first[path] ? {} : inAllOnly, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
      const release = await openWithoutTypeface(page, path)
      expect(await typefacesOf(page, 'h1')).toEqual(['of the system'])
      const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top)
      const before = await top()
      release()
      await expect.poll(() => typefacesOf(page, 'h1')).toEqual(['Instrument Sans'])
      // The parts below the screen have their turn then.
      await expect.poll(() => page.locator('#main > *, #app > footer').evaluateAll(countSetAside)).toBe(0)
      await page.evaluate(async () => {
        // A shift is reported after the frame that shows it.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      })
      expect(await typefacesOf(page, 'footer a')).toEqual(['Instrument Sans'])
      expect(Math.abs((await top()) - before)).toBeLessThan(0.5)
      expect(await page.evaluate(() => Reflect.get(window, 'moved').sum)).toBeLessThanOrEqual(0.001)
      expect(await page.locator('[style*=letter-spacing]').evaluateAll(closerWords)).toBeLessThan(0.11)
    })
  }
}

/** How much closer the words of a text stand than they would by themselves, in em, at most. */
const closerWords = (texts: readonly Element[]) =>
  Math.max(
    0,
    ...(texts as HTMLElement[]).map((text) => {
      const { style } = text
      const gap = () => {
        const { fontSize, letterSpacing, wordSpacing } = getComputedStyle(text)
        return ((Number.parseFloat(letterSpacing) || 0) + Number.parseFloat(wordSpacing)) / Number.parseFloat(fontSize)
      }
      const adjusted = gap()
      Object.assign(style, { letterSpacing: '', wordSpacing: '' })
      return gap() - adjusted
    }),
  )

const countSetAside = (bands: readonly Element[]) =>
  bands.filter((band) => (band as HTMLElement).style.contentVisibility !== '').length

test('a typeface that came late is in the cache for the next page, which shows it at once', async ({ page }) => {
  const release = await openWithoutTypeface(page, '/')
  release()
  await page.waitForLoadState('load')
  // With any route, its cache is off.
  await page.unrouteAll()
  await page.context().unrouteAll()
  const kept = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  await page.goto('/pricing')
  await kept
  await page.goto('/')
  expect(await typefacesOf(page, 'h1')).toEqual(['Instrument Sans'])
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.woff2$|\/typeface-/.test(name))
      .map(({ transferSize }) => transferSize),
  )
  expect(fetched).toEqual([0])
})
