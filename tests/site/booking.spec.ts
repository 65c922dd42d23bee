import type { Locator, Page } from '@playwright/test'
import { startApp } from '../support/browser/startApp.ts'
import { expect, test } from './test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768
const main = (page: Page) => page.getByRole('main')
const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const pricing = (page: Page) => main(page).getByRole('region', { name: 'What it costs to keep it' })
const planOf = (within: Locator, name: string) =>
  within.getByRole('listitem').filter({ has: within.page().getByRole('heading', { name, exact: true }) })

const mainPrices = { monthly: ['$397', '$597', '$897'], annual: ['$3,811', '$5,731', '$8,611'] } as const
const hipaaPrices = {
  monthly: ['$797', '$1,097', '$1,497'],
  annual: ['$7,651', '$10,531', '$14,371'],
} as const

const industries = [
  { industry: 'healthcare', title: 'Healthcare AI Demo', prices: hipaaPrices, setup: '$297' },
  { industry: 'real-estate', title: 'Real Estate AI Demo', prices: mainPrices, setup: '$197' },
  { industry: 'restaurants', title: 'Restaurants AI Demo', prices: mainPrices, setup: '$197' },
  {
    industry: 'service-contractors',
    title: 'Service Contractors AI Demo',
    prices: mainPrices,
    setup: '$197',
  },
  { industry: 'music', title: 'Music AI Demo', prices: mainPrices, setup: '$197' },
] as const

const plans = [
  { name: 'Starter', tier: 'starter' },
  { name: 'Professional', tier: 'pro' },
  { name: 'Enterprise', tier: 'enterprise' },
] as const

for (const { industry, title, prices, setup } of industries) {
  test(`the booking page of ${industry} has the industry’s prices and checkout links`, async ({ page }) => {
    const response = await page.goto(`/niches/${industry}/booking`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(`${title} | Impact Voice`)
    await expect(headline(page, title)).toBeInViewport()
    for (const period of ['monthly', 'annual'] as const) {
      await pricing(page)
        .getByText(new RegExp(`^${period}`, 'i'))
        .first()
        .click()
      for (const [index, { name, tier }] of plans.entries()) {
        const plan = planOf(pricing(page), name)
        await expect(plan.getByText(/^\$[\d,]+$/).filter({ visible: true })).toHaveText(prices[period][index] ?? '')
        await expect(plan).toContainText(`one-time setup fee of ${setup}`)
        const checkout = plan.getByRole('link', { name: /^Start free trial/ })
        await expect(checkout).toHaveAttribute('target', '_blank')
        await expect(checkout).toHaveAttribute(
          'href',
          `/stand-ins/checkout.html?set=${industry}&plan=${tier}&period=${period}`,
        )
      }
    }
  })
}

test.describe('the booking page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/niches/music/booking')
  })

  test('shows the demo form 900 px high, or 980 px on phones', async ({ page }) => {
    const frame = page.locator('#booking-form').locator('iframe')
    await expect(frame).toHaveAttribute('title', 'A2P Form - New')
    expect((await frame.boundingBox())?.height).toBe(isPhone(page) ? 980 : 900)
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.contentFrame().getByRole('button', { name: 'Submit' })).toBeVisible()
  })

  test('has the form without JavaScript, and one line that says whose it is', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const plain = await context.newPage()
    await plain.goto('/niches/music/booking')
    const form = plain.locator('#booking-form')
    await expect(form.locator('iframe').contentFrame().getByLabel('Full name')).toBeVisible()
    await expect(form.getByText('From www.impactvoice.example')).toBeVisible()
    await context.close()
  })

  test('opens the video with a click anywhere on its picture and returns the focus when it closes', async ({
    page,
  }) => {
    const play = main(page).getByRole('button', { name: 'Watch Demo Video' })
    const picture = main(page).getByRole('img', { name: /phone call/ })
    const window = page.getByRole('dialog', { name: 'AI Voice Agent Demo' })
    const close = window.getByRole('button', { name: 'Close' })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const box = await picture.boundingBox()
    if (!box) throw new Error('The picture is not on the page.')

    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height * 0.25)
    await expect(window.locator('iframe')).toHaveAttribute('title', 'Demo video')
    await expect(window.locator('iframe')).toBeVisible()
    await close.click()
    await expect(window).toBeHidden()
    await expect(play).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(window).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(window).toBeHidden()
    await expect(play).toBeFocused()
  })

  test('opens the booking calendar in a new tab', async ({ page, context }) => {
    const opened = context.waitForEvent('page')
    await main(page).getByRole('link', { name: 'Open the booking calendar' }).click()
    await expect(await opened).toHaveURL('/stand-ins/calendar.html')
    await expect(page).toHaveURL('/niches/music/booking')
  })

  test('links every Get Started to the form', async ({ page }) => {
    const starts = main(page).getByRole('link', { name: 'Get Started' })
    await expect(starts).toHaveCount(3)
    for (const start of await starts.all()) {
      await start.scrollIntoViewIfNeeded()
      await start.click()
      await expect(page).toHaveURL('/niches/music/booking#booking-form')
      await expect
        .poll(() => page.locator('#booking-form').evaluate((form) => form.getBoundingClientRect().top))
        .toBeLessThan(200)
      await expect(page.locator('#booking-form')).toBeInViewport()
    }
  })

  test('keeps the link to a pricing page that does not exist', async ({ page, request, baseURL }) => {
    await main(page).getByRole('link', { name: 'View Full Pricing Details' }).click()
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect(page).toHaveURL('/niches/music/pricing')
    await expect(page.getByText('/niches/music/pricing')).toBeVisible()
    const suggested = main(page).getByRole('link', { name: 'Pricing', exact: true })
    await expect(suggested).toHaveAttribute('href', '/pricing')
    expect((await request.get(`${baseURL}/niches/music/pricing`)).status()).toBe(404)
  })

  test('has a plain header and footer', async ({ page }) => {
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText(['Privacy Policy & Terms'])
  })
})

test.describe('the booking path of an unknown industry', () => {
  test('shows the healthcare page with status 200 at the same URL', async ({ page, consoleMessages }) => {
    const response = await page.goto('/niches/castles/booking')
    expect(response?.status()).toBe(200)
    await startApp(page)
    await expect(headline(page, 'Healthcare AI Demo')).toBeVisible()
    await expect(page).toHaveURL('/niches/castles/booking')
    await page.waitForLoadState('networkidle')
    expect(consoleMessages).toEqual([])
  })
})
