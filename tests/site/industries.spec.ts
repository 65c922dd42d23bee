import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const main = { monthly: ['$397', '$597', '$897'], annual: ['$3,811', '$5,731', '$8,611'], setup: '$197' }
const hipaa = {
  monthly: ['$797', '$1,097', '$1,497'],
  annual: ['$7,651', '$10,531', '$14,371'],
  setup: '$297',
}

const industries = [
  {
    id: 'restaurants',
    set: 'restaurants',
    prices: main,
  },
  {
    id: 'realestate',
    set: 'real-estate',
    prices: main,
  },
  {
    id: 'healthcare',
    set: 'healthcare',
    prices: hipaa,
  },
  {
    id: 'contractors',
    set: 'service-contractors',
    prices: main,
  },
]
const tiers = ['starter', 'pro', 'enterprise']

const pricing = (page: Page) => page.locator('#pricing')
const plans = (page: Page) =>
  pricing(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

for (const { id, set, prices } of industries) {
  test.describe(`the page /industries/${id}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/industries/${id}`)
    })

    test('has a headline, benefits, testimonials and links to the next step', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const picture = page.getByRole('main').getByRole('img', { name: /\w/ }).first()
      await expect(picture).toHaveAttribute('src', `/images/illustrations/${id}.svg`)
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
      await expect(page.getByRole('heading', { name: 'Key Benefits' })).toBeVisible()
      expect(await page.getByRole('main').locator('blockquote').count()).toBeGreaterThanOrEqual(2)
      await expect(page.getByRole('link', { name: 'Try AI Demo', exact: true })).toHaveAttribute('href', '/demo')
      await expect(page.getByRole('link', { name: 'Try AI Demo Now' })).toHaveAttribute('href', '/demo')
      const consultation = page.getByRole('link', { name: 'Schedule Consultation' })
      await expect(consultation).toHaveAttribute('href', '/stand-ins/calendar.html')
      await expect(consultation).toHaveAttribute('target', '_blank')
      await expect(consultation).toHaveAttribute('rel', /noopener/)
    })

    test('has three plans with their prices and checkouts', async ({ page }) => {
      await expect(plans(page)).toHaveCount(3)
      for (const [index, tier] of tiers.entries()) {
        const plan = plans(page).nth(index)
        await expect(plan).toContainText(prices.monthly[index] ?? '')
        await expect(plan).toContainText(prices.annual[index] ?? '')
        await expect(plan).toContainText(prices.setup)
        for (const period of ['monthly', 'annual']) {
          const name = period === 'monthly' ? /Select Monthly/ : /Select Annual/
          const link = plan.getByRole('link', { name })
          await expect(link).toHaveAttribute('href', new RegExp(`set=${set}&plan=${tier}&period=${period}$`))
          await expect(link).toHaveAttribute('target', '_blank')
        }
      }
    })

    test('marks the middle plan and shows how much annual billing saves', async ({ page }) => {
      await expect(plans(page).nth(1)).toContainText('Most Popular')
      await expect(plans(page).nth(1)).toContainText('BEST VALUE')
      await expect(pricing(page).getByText('Most Popular')).toHaveCount(1)
      await expect(pricing(page).getByText('BEST VALUE')).toHaveCount(1)
      await expect(pricing(page).getByText('(Save 20%)')).toHaveCount(2)
    })
  })
}

test('the hero links to the plans', async ({ page }) => {
  await page.goto('/industries/healthcare')
  await page.getByRole('link', { name: 'View Pricing Options' }).click()
  await expect(page.getByRole('heading', { name: 'HIPAA-compliant plans' })).toBeInViewport()
  await expect(page).toHaveURL('/industries/healthcare#pricing')
})

test('an annual plan opens its checkout in a new tab', async ({ page, context }) => {
  await page.goto('/industries/realestate')
  const opened = context.waitForEvent('page')
  await plans(page)
    .nth(1)
    .getByRole('link', { name: /Select Annual/ })
    .click()
  const checkout = await opened
  await expect(checkout.getByText('Real estate')).toBeVisible()
  await expect(checkout.getByText('Annual', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/industries/realestate')
})

test.describe('the illustration of an industry page', () => {
  test('moves for five seconds at most', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/industries/restaurants')
    const picture = page.getByRole('img', { name: /A covered dish/ })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/restaurants\.svg$/)
    const drawing = await (await page.request.get('/images/illustrations/restaurants.svg')).text()
    const seconds = [...drawing.matchAll(/animation:\w+ ([\d.]+)s [\w-]+ ?(\w*)/g)].map(
      ([, each, times]) => Number(each) * (times === 'infinite' ? Number.POSITIVE_INFINITY : Number(times || 1)),
    )
    expect(seconds.length).toBeGreaterThan(2)
    expect(Math.max(...seconds)).toBeLessThanOrEqual(5)
  })

  for (const scheme of ['light', 'dark'] as const) {
    test(`stays still with reduced motion in the ${scheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme })
      await page.goto('/industries/restaurants')
      const picture = page.getByRole('img', { name: /A covered dish/ })
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/#still$/)
      const first = await picture.screenshot({ animations: 'allow' })
      // Anything that moves has moved after 30 frames.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
      })
      expect(first.equals(await picture.screenshot({ animations: 'allow' }))).toBe(true)
    })
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })

      test('is replaced by text if it fails to load', async ({ page }) => {
        await page.route('**/illustrations/*', (route) => route.abort())
        await page.goto('/industries/restaurants')
        const picture = page.getByRole('img', { name: /A covered dish/ })
        await expect(picture).toBeVisible()
        const replacement = await picture.evaluate((image) => {
          const { content, display, visibility } = getComputedStyle(image, '::after')
          return { content, display, visibility }
        })
        expect(replacement).toEqual({
          content: '"Animation not available"',
          display: 'grid',
          visibility: 'visible',
        })
      })
    })
  }
})

test.describe('an industry path without a page', () => {
  test('redirects to the not-found page', async ({ page }) => {
    await page.goto('/industries/bakeries')
    await expect(page).toHaveURL('/404')
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  })
})
