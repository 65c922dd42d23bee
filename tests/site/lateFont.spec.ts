import type { Page } from '@playwright/test'
import { holdRequests } from '../support/browser/holdRequests.ts'
import { pathsOf } from '../support/browser/wholeSite.ts'
import { inAllOnly } from '../support/whole.ts'
import { expect, test } from './test.ts'

/** A typeface that arrives after the first paint of a page shows from the next page on. */

// The phone of Lighthouse.
test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own width')
})

const { paths } = pathsOf('own')
const first = new Set(['/', '/industries/realestate', '/niches/healthcare'])

for (const path of paths) {
  test(`a late typeface moves nothing on ${path}`, first.has(path) ? {} : inAllOnly, async ({ page }) => {
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
    const heading = page.locator('h1')
    const before = await heading.boundingBox()
    release()
    await page.waitForLoadState('load')
    await page.evaluate(async () => {
      await document.fonts.ready
      // A shift is reported after the frame that shows it.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    })
    expect(before?.y).toBe((await heading.boundingBox())?.y)
    expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)).toBe(0)
  })
}

/** The typefaces that the browser draws the heading of a page with. */
async function typefacesOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test('a late typeface shows from the next page on', async ({ page }) => {
  const release = await holdRequests(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await page.waitForLoadState('load')
  expect(await typefacesOf(page)).not.toContain('Instrument Sans')
  // With any route, its cache is off.
  await page.unrouteAll()
  await page.context().unrouteAll()
  const kept = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  await page.goto('/pricing')
  await kept
  await page.goto('/')
  expect(await typefacesOf(page)).toEqual(['Instrument Sans'])
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ transferSize }) => transferSize),
  )
  expect(fetched).toEqual([0])
})
