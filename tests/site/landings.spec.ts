import type { Locator, Page } from '@playwright/test'
import { startApp } from '../support/browser/startApp.ts'
import { expect, test } from './test.ts'

/** A landing page. Its words are those of the site file: `texts.test.tsx` finds them on the page. */
interface Landing {
  readonly path: string
  readonly cta: string
  /** Name of the sheet on the desk of the trade. */
  readonly sheet: string
  /** Its About page. Music has none. */
  readonly about?: string
}

const landings: readonly Landing[] = [
  {
    path: '/niches/healthcare',
    sheet: 'Intake form',
    cta: 'Book Your Appointment',
    about: '/niches/healthcare/about',
  },
  { path: '/niches/real-estate', sheet: 'Showings', cta: 'Get Started Now', about: '/niches/real-estate/about' },
  { path: '/niches/restaurants', sheet: 'Reservations', cta: 'Reserve Now', about: '/niches/restaurants/about' },
  {
    path: '/niches/service-contractors',
    sheet: 'Dispatch board',
    cta: 'Schedule Service Now',
    about: '/niches/service-contractors/about',
  },
  { path: '/niches/music', sheet: 'Set list', cta: 'Get Started' },
]

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768

const section = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: typeof name === 'string' }) })
    .last()

for (const landing of landings) {
  test.describe(`the landing page ${landing.path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(landing.path)
    })

    test('has every part of a landing page', async ({ page }) => {
      const main = page.getByRole('main')

      await test.step('the headline below a logo', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
        // The skip link and the logo.
        const links = page.getByRole('banner').getByRole('link')
        await expect(links).toHaveCount(3)
        await expect(links.first()).toHaveAttribute('href', '#main')
        await expect(links.nth(1)).toHaveAttribute('href', '/')
        await expect(links.last()).toHaveAttribute('href', `${landing.path}/booking`)
      })

      await test.step('the booking widget in a new tab', async () => {
        const demo = page.getByRole('link', { name: 'Schedule Demo' })
        await expect(demo).toHaveAttribute('target', '_blank')
        await expect(demo).toHaveAttribute('href', '/stand-ins/calendar.html')
      })

      await test.step('three cards: benefits, calculator, questions', async () => {
        await expect(section(page, 'Key Benefits').getByRole('heading', { level: 3 })).toHaveCount(4)
        await expect(section(page, 'ROI Calculator').getByRole('slider')).toHaveCount(3)
        const questions = section(page, 'Common Questions')
        await expect(questions.locator('summary')).toHaveCount(3)
        const all = questions.getByRole('link', { name: 'View All FAQs' })
        await expect(all).toHaveAttribute('href', landing.about ?? '/pricing#questions')
      })

      await test.step('what its call leaves behind, on the sheet of the trade', async () => {
        const sheet = page.getByRole('figure', { name: landing.sheet })
        await expect(sheet.locator('figcaption')).toContainText(landing.sheet)
        expect(await sheet.getByText('From the call', { exact: true }).count()).toBeGreaterThan(0)
      })

      await test.step('four workflows, each with a trigger and actions', async () => {
        await expect(page.getByRole('list', { name: 'Actions' })).toHaveCount(4)
        const workflows = main
          .getByRole('listitem')
          .filter({ has: page.getByRole('list', { name: 'Actions' }) })
          .filter({ has: page.getByRole('heading', { level: 3 }) })
        await expect(workflows).toHaveCount(4)
        for (const workflow of await workflows.all()) {
          await expect(workflow.getByText('Trigger', { exact: true })).toBeVisible()
          const steps = workflow.getByRole('list', { name: 'Actions' }).getByRole('listitem')
          expect(await steps.count()).toBeGreaterThanOrEqual(2)
        }
      })

      await test.step('one testimonial', async () => {
        await expect(main.locator('blockquote')).toHaveCount(1)
      })

      await test.step('three plans, the middle one popular', async () => {
        const contact = page.locator('#contact')
        const cards = contact.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
        await expect(cards).toHaveCount(3)
        for (const [index, card] of (await cards.all()).entries())
          await expect(card.getByText('Most Popular')).toHaveCount(index === 1 ? 1 : 0)
      })

      await test.step('a checkout for each plan and period', async () => {
        const set = landing.path.replace('/niches/', '')
        const addresses = await page
          .locator('#contact a[href*="checkout"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(addresses.toSorted()).toEqual(
          ['starter', 'pro', 'enterprise']
            .flatMap((plan) => ['monthly', 'annual'].map((period) => `plan=${plan}&period=${period}`))
            .map((plan) => `/stand-ins/checkout.html?set=${set}&${plan}`)
            .toSorted(),
        )
      })

      await test.step('links to the other trades and to the prices, and none to itself', async () => {
        const trades = section(page, 'Where to go from here').getByRole('link')
        await expect(trades).toHaveCount(7)
        const targets = await trades.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(targets).toContain('/pricing')
        expect(targets).not.toContain(landing.path)
      })

      await test.step('a short footer', async () => {
        const footer = page.getByRole('contentinfo')
        await expect(footer).toContainText(/© \d{4} /)
        const links = footer.getByRole('link')
        await expect(links).toHaveText(['Privacy Policy & Terms', ...(landing.about ? ['About Us'] : [])])
        await expect(links.nth(0)).toHaveAttribute('href', '/legal')
        if (landing.about) await expect(links.nth(1)).toHaveAttribute('href', landing.about)
      })
    })

    test('links its calls to action to `contact`', async ({ page }) => {
      const main = page.getByRole('main')
      const heading = page.locator('#contact').getByRole('heading', { name: 'Get Started', exact: true })
      for (const cta of [
        main.getByRole('link', { name: landing.cta, exact: true }).first(),
        main.getByRole('link', { name: landing.cta, exact: true }).last(),
        main.getByRole('link', { name: 'Get Started Today' }),
      ]) {
        await cta.scrollIntoViewIfNeeded()
        await expect(cta).toHaveAttribute('href', '#contact')
        await expect(heading).not.toBeInViewport()
        await cta.click()
        await expect(heading).toBeInViewport()
      }
    })

    test('has a sample call, a video and a booking calendar', async ({ page }) => {
      const panel = section(page, 'Try Our AI Voice Agent')
      const number = /^tel:\+1\d{10}$/
      await expect(panel.getByRole('link', { name: /^\(\d{3}\) \d{3}-/ })).toHaveAttribute('href', number)
      await expect(panel.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', number)

      const other = panel.getByRole('button', { name: 'Another phone' })
      await other.click()
      const call = page.getByRole('dialog', { name: 'Call Our AI Voice Agent' })
      await expect(call.getByRole('link', { name: /^\(\d{3}\) \d{3}-/ })).toHaveAttribute('href', number)
      await page.keyboard.press('Escape')
      await expect(call).toBeHidden()
      await expect(other).toBeFocused()

      const video = page.getByRole('main').locator('iframe[title="Demo video"]')
      await page.getByRole('main').getByRole('button', { name: 'Load the demo video' }).click()
      await expect(video).toBeVisible()
      await expect(video.contentFrame().locator('body')).not.toBeEmpty()

      await page.locator('#contact').getByRole('button', { name: 'Schedule a Consultation' }).click()
      const calendar = page.getByRole('dialog', { name: 'Schedule Your Consultation' }).locator('iframe')
      await expect(calendar).toHaveAttribute('title', 'Booking calendar')
      await expect.poll(async () => (await calendar.boundingBox())?.height).toBe(isPhone(page) ? 600 : 700)
    })

    test('fits 320 px and writes nothing to the console', async ({ page, consoleMessages }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await startApp(page)
      expect(consoleMessages).toEqual([])
    })
  })
}

test.describe('the ROI calculator of a landing page', () => {
  const figure = (page: Page) => page.getByRole('status', { name: 'Estimated monthly savings' })
  const slider = (page: Page, name: string) => page.getByRole('slider', { name })

  test.beforeEach(async ({ page }) => {
    await page.goto('/niches/restaurants')
  })

  test('shows its defaults and their savings before hydration', async ({ page }) => {
    for (const [name, min, max, step, value, text] of [
      ['Monthly calls', '100', '1000', '50', '500', '500'],
      ['Average transaction value', '50', '500', '10', '150', '$150'],
      ['Conversion rate', '5', '40', '1', '20', '20%'],
    ] as const) {
      const range = slider(page, name)
      await expect(range).toHaveAttribute('min', min)
      await expect(range).toHaveAttribute('max', max)
      await expect(range).toHaveAttribute('step', step)
      await expect(range).toHaveValue(value)
      await expect(range).toHaveAttribute('aria-valuetext', text)
    }
    await expect(figure(page)).toHaveText('$2,725')
  })

  test('responds to the arrow keys and announces the new values', async ({ page }) => {
    await slider(page, 'Monthly calls').focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider(page, 'Monthly calls')).toHaveAttribute('aria-valuetext', '550')
    await expect(figure(page)).toHaveText('$2,998')
    await slider(page, 'Conversion rate').focus()
    await page.keyboard.press('End')
    await expect(slider(page, 'Conversion rate')).toHaveAttribute('aria-valuetext', '40%')
    await expect(figure(page)).toHaveText('$3,245')
  })

  test('uses values set before hydration', async ({ page }) => {
    await page.evaluate(() => {
      const [calls, value, conversion] = document.querySelectorAll<HTMLInputElement>(
        '[data-island] input[type="range"]',
      )
      if (calls) calls.value = '1000'
      if (value) value.value = '500'
      if (conversion) conversion.value = '40'
    })
    await expect(figure(page)).toHaveText('$2,725')
    await startApp(page)
    await expect(figure(page)).toHaveText('$8,000')
  })
})

test.describe('the landing page /niches/service-contractors', () => {
  test('has a pricing section of its own with both billing periods', async ({ page }) => {
    await page.goto('/niches/service-contractors')
    const pricing = page.locator('#pricing')
    await expect(pricing.getByText('$397')).toBeVisible()
    await pricing.getByText('Annual (Save)').click()
    await expect(pricing.getByText('$3,811')).toBeVisible()
    await expect(pricing.getByText('$397')).toBeHidden()
  })
})

test.describe('the landing page /niches/music', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/niches/music')
  })

  test('shows the annual price per month, rounded, and links to the annual checkout', async ({ page }) => {
    const pricing = page.locator('#pricing')
    for (const price of ['$397', '$597', '$897']) await expect(pricing.getByText(price)).toBeVisible()
    await pricing.getByText('Annual (Save)').click()
    for (const price of ['$318', '$478', '$718']) await expect(pricing.getByText(price)).toBeVisible()
    await expect(pricing.getByText('$397')).toBeHidden()
    await expect(pricing.getByRole('link', { name: /Impact Pro/ }).filter({ visible: true })).toHaveAttribute(
      'href',
      /plan=pro&period=annual$/,
    )
  })

  test("shows the industry and the number to call in 'Try AI Demo Now'", async ({ page }) => {
    await page.getByRole('button', { name: 'Try AI Demo Now' }).click()
    const dialog = page.getByRole('dialog', { name: /Music/ })
    await expect(dialog.getByRole('link', { name: /^\(\d{3}\) \d{3}-/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  })

  test("opens the calendar from 'Schedule Consultation', 700 px high, or 600 px on phones", async ({ page }) => {
    await page.getByRole('button', { name: 'Schedule Consultation', exact: true }).click()
    const frame = page.getByRole('dialog', { name: 'Schedule Your Consultation' }).locator('iframe')
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(isPhone(page) ? 600 : 700)
  })
})
