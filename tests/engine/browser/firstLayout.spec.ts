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

test('a page opened at an anchor shows that place', async ({ page }) => {
  await page.goto('/#demo')
  await expect(page.locator('#demo')).toBeInViewport()
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
