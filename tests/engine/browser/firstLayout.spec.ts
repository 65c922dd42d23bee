import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { expect, test } from '../../support/browser/test.ts'
import { inAllOnly } from '../../support/whole.ts'

/** What visitors see while a page arrives, and where they are on it. */

test.beforeEach(async ({ page }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  test.skip(project.name !== 'phone', 'wide screens see most of a page at once')
})

test('the first screen is painted before the style sheet has arrived, and nothing is shown without its styles', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/site-*.css')
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(page.locator('h1')).toBeVisible()
  const size = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontSize)
  const first = await size()
  await expect(page.locator('main > section')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  release()
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  expect(await size()).toBe(first)
})

/** The bands that may wait. */
const later = '#main > link ~ *, #app > footer'

/** Counts in the page how many bands have had their turn, by the time that they waited. */
async function countTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const turns: Record<string, number> = {}
    Object.assign(window, { turns })
    addEventListener('animationend', ({ animationName, target }) => {
      if (animationName !== 'waiting' || !(target instanceof Element)) return
      const { animationDelay } = getComputedStyle(target)
      turns[animationDelay] = (turns[animationDelay] ?? 0) + 1
    })
  })
}

/** Number of bands that wait for their turn or have waited. */
const waitingBands = (page: Page) =>
  page.locator(later).evaluateAll((all) => all.filter((band) => getComputedStyle(band).animationName !== 'none').length)

/** The times that bands have waited, once all have had their turn. */
async function untilAllHadTheirTurn(page: Page): Promise<readonly string[]> {
  const turns = () => page.evaluate(() => Reflect.get(window, 'turns') as Record<string, number>)
  const bands = await waitingBands(page)
  await expect.poll(async () => Object.values(await turns()).reduce((sum, count) => sum + count, 0)).toBe(bands)
  return Object.keys(await turns())
}

test('a phone lays out what follows the first screen in several tasks, and all of it soon', async ({ page }) => {
  await countTurns(page)
  await page.goto('/')
  const turns = await untilAllHadTheirTurn(page)
  expect(turns.map(Number.parseFloat).sort()).toEqual([0.04, 0.08, 0.12])
  const states = await page
    .locator('#main > *, #app > footer')
    .evaluateAll((all) => [...new Set(all.map((band) => getComputedStyle(band).contentVisibility))])
  expect(states).toEqual(['visible'])
})

test('a page opened at an anchor shows that place, and no band waits', async ({ page }) => {
  await page.goto('/#demo')
  await expect(page.locator('#demo')).toBeInViewport()
  expect(await waitingBands(page)).toBe(0)
})

test('a link to a place in the page leads there, even if bands above it still wait', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/site-*.css')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('footer')) return
      observer.disconnect()
      location.hash = 'demo'
    }).observe(document, { childList: true, subtree: true })
  })
  release()
  const top = () => page.locator('#demo').evaluate((band) => Math.round(band.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThan(200)
  expect(await waitingBands(page)).toBe(0)
})

test('reloading or going back restores the scroll position', async ({ page }) => {
  // Without the typeface, whose lines break elsewhere: the first visit may show its fallback and the next one not.
  await page.route('**/*.woff2', (route) => route.abort())
  await countTurns(page)
  await page.goto('/')
  await untilAllHadTheirTurn(page)
  // A place far down would be restored with the estimated heights of bands that wait.
  await page.reload()
  expect(await waitingBands(page)).toBe(0)

  await page.locator('#main > :last-child').evaluate((band) => band.scrollIntoView({ behavior: 'instant' }))
  const place = () => page.evaluate(() => Math.round(scrollY))
  const left = await place()
  expect(left).toBeGreaterThan(1000)

  await page.reload()
  await expect.poll(place).toBe(left)

  await page.evaluate(() => location.assign('/legal/privacy'))
  await page.waitForURL('**/legal/privacy')
  await page.goBack()
  await expect.poll(place).toBe(left)
})

for (const top of [3000, 7000, 11_000]) {
  test(`a reload at ${top} px is at that place at once`, inAllOnly, async ({ page, browser, baseURL }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => {
      const places: number[] = []
      Object.assign(window, { places })
      addEventListener('scroll', () => places.push(Math.round(scrollY)))
    })
    await page.goto('/')
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
    await page.reload()
    // No animation leads there: that would show many places on the way.
    const places = () => page.evaluate(() => Reflect.get(window, 'places') as number[])
    await expect.poll(async () => (await places()).at(-1)).toBe(top)
    expect((await places()).filter((place) => Math.abs(place - top) > 5)).toEqual([])

    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      ...(baseURL !== undefined && { baseURL }),
    })
    const plain = await context.newPage()
    const session = await context.newCDPSession(plain)
    const place = async () => (await session.send('Page.getLayoutMetrics')).cssVisualViewport.pageY
    await plain.goto('/')
    await plain.mouse.move(200, 400)
    await plain.mouse.wheel(0, top)
    await expect.poll(place).toBe(top)
    await plain.reload()
    await expect.poll(place).toBe(top)
    await context.close()
  })
}
