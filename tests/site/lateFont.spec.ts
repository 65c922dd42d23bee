import { holdRequests } from '../support/browser/holdRequests.ts'
import { pathsOf } from '../support/browser/wholeSite.ts'
import { inAllOnly } from '../support/whole.ts'
import { expect, test } from './test.ts'

/** What moves on a page whose typeface arrives after its first paint. */

// The phone of Lighthouse.
test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own width')
})

const { paths } = pathsOf('own')
const first = new Set(['/', '/industries/realestate', '/niches/healthcare'])

for (const path of paths) {
  test(`a late typeface hardly moves ${path}`, first.has(path) ? {} : inAllOnly, async ({ page }) => {
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
    // A line that breaks elsewhere moves what is below it: at most 0.02. An ornament that grows with its section
    // counted as a move of the whole screen: 0.25. Lighthouse has its full score up to 0.04.
    expect(
      await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum),
    ).toBeLessThan(0.03)
  })
}
