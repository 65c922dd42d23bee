import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { expect, test } from '../../support/browser/test.ts'

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

/** Delays of the animations with which bands wait until it is their turn to be laid out, in milliseconds. */
const waitingBands = () =>
  document
    .getAnimations()
    .flatMap((animation) =>
      animation instanceof CSSAnimation && animation.animationName === 'waiting'
        ? [animation.effect?.getTiming().delay ?? 0]
        : [],
    )
const untilAllHaveHadTheirTurn = (page: Page) =>
  expect.poll(async () => (await page.evaluate(waitingBands)).length).toBe(0)

test('what follows the first screen is laid out in many short tasks, and all of it soon', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const delays: Record<string, number> = {}
    Object.assign(window, { delays })
    addEventListener('animationstart', (event) => {
      if (event.animationName !== 'waiting' || !(event.target instanceof Element)) return
      const { animationDelay } = getComputedStyle(event.target)
      delays[animationDelay] = (delays[animationDelay] ?? 0) + 1
    })
  })
  await page.goto('/')
  const bands = await page.locator('#main > link ~ *, #app > footer').count()
  expect(bands).toBeGreaterThan(8)
  const delays = () => page.evaluate(() => Reflect.get(window, 'delays') as Record<string, number>)
  await expect
    .poll(async () => Object.values(await delays()).reduce((sum, count) => sum + count, 0))
    .toBe(bands)
  const turns = Object.keys(await delays())
  expect(turns.length).toBeGreaterThan(bands / 2)
  expect(Math.max(...turns.map(Number.parseFloat))).toBeLessThan(1)

  await untilAllHaveHadTheirTurn(page)
  const states = await page
    .locator('#main > *, #app > footer')
    .evaluateAll((all) => all.map((band) => getComputedStyle(band).contentVisibility))
  expect(new Set(states)).toEqual(new Set(['visible']))
})

test('a page opened at an anchor shows that place, also when all above it has been laid out', async ({
  page,
}) => {
  await page.goto('/#demo')
  const place = page.locator('#demo')
  await expect(place).toBeInViewport()
  await untilAllHaveHadTheirTurn(page)
  await expect(place).toBeInViewport()
  expect(await place.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200)
})

test('reloading or going back restores the scroll position', async ({ page }) => {
  // Without the typeface, whose lines break elsewhere: the first visit may show its fallback and the next one not.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/')
  await page.locator('#demo').evaluate((band) => band.scrollIntoView({ behavior: 'instant' }))
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
