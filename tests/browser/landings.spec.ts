import type { Locator, Page } from '@playwright/test'
import { startApp } from './startApp.ts'
import { expect, test } from './test.ts'

interface Landing {
  readonly path: string
  readonly headline: string
  readonly cta: string
  readonly closing: string
  readonly workflows: readonly [string, string, string, string]
  readonly claims: readonly string[]
  /** Name, price of a month, price of a year, setup, minutes and agents of each plan under 'Get Started'. */
  readonly plans: readonly (readonly [string, string, string, string, string, string])[]
  readonly about: string
}

const mainPlans = (
  minutes: readonly [number, number, number],
  agents: readonly [number, number, number],
): Landing['plans'] => [
  ['Impact Starter', '$397', '$3,811', '$197', `${minutes[0]} minutes`, `${agents[0]} voice agent`],
  ['Impact Pro', '$597', '$5,731', '$197', `${minutes[1]} minutes`, `${agents[1]} voice agents`],
  [
    'Enterprise',
    '$897',
    '$8,611',
    '$197',
    `${minutes[2].toLocaleString('en-US')} minutes`,
    `${agents[2]} voice agents`,
  ],
]

const landings: readonly Landing[] = [
  {
    path: '/niches/healthcare',
    headline: 'Secure, Simple Healthcare Appointments',
    cta: 'Book Your Appointment',
    closing: 'Ready to transform your healthcare business?',
    workflows: [
      'Appointment Booking + Reminder',
      'Missed Call Text-Back',
      'Reactivation Campaign',
      'New Patient Intake',
    ],
    claims: ['35% fewer missed appointments', '89% fewer missed calls', '30 hours saved weekly'],
    plans: [
      ['Starter', '$797', '$7,651', '$297', '150 minutes', '1 voice agent'],
      ['Pro', '$1,097', '$10,531', '$297', '400 minutes', '3 voice agents'],
      ['Enterprise', '$1,497', '$14,371', '$297', '1,000 minutes', '10 voice agents'],
    ],
    about: '/niches/healthcare/about',
  },
  {
    path: '/niches/real-estate',
    headline: 'Find Your Dream Home or Finance It — Fast',
    cta: 'Get Started Now',
    closing: 'Ready to transform your real estate business?',
    workflows: [
      'Lead Nurture Funnel',
      'Open House Automation',
      'Mortgage Pre-Qual Form + Funnel',
      'Referral + Review Request',
    ],
    claims: ['40% higher conversion', '42% more qualified leads', '30 hours saved weekly'],
    plans: mainPlans([150, 400, 1000], [1, 3, 10]),
    about: '/niches/real-estate/about',
  },
  {
    path: '/niches/restaurants',
    headline: 'Book Your Table or Event in Seconds',
    cta: 'Reserve Now',
    closing: 'Ready to transform your restaurant business?',
    workflows: [
      'Reservation Booking',
      'Missed Call Text-Back',
      'Review Request Automation',
      'Loyalty Campaign',
    ],
    claims: ['45% fewer no-shows', '200+ calls a day', '89% fewer missed calls'],
    plans: mainPlans([100, 300, 600], [1, 2, 5]),
    about: '/niches/restaurants/about',
  },
  {
    path: '/niches/service-contractors',
    headline: 'Fast, Reliable Repairs & Service Booked Online',
    cta: 'Schedule Service Now',
    closing: 'Ready to transform your service contractor business?',
    workflows: [
      'Service Request Automation',
      'Estimate Follow-up',
      'Review Request Post-Service',
      'Maintenance Reminder',
    ],
    claims: ['89% fewer missed calls', '35% more appointments', '40% more leads'],
    plans: mainPlans([100, 300, 800], [1, 2, 5]),
    about: '/niches/service-contractors/about',
  },
  {
    path: '/niches/music',
    headline: 'Play the Set. Let It Take the Calls.',
    cta: 'Get Started',
    closing: 'Ready to transform your music business?',
    workflows: ['Booking Management', 'Fan Engagement', 'Review & Promotion Request', 'Loyalty Campaign'],
    claims: ['45% more merchandise sales', '40% more leads', '35% more appointments'],
    plans: mainPlans([100, 300, 600], [1, 2, 5]),
    about: '/niches/music/about',
  },
]

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768

const section = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: typeof name === 'string' }) })
    .last()

for (const landing of landings) {
  test.describe(landing.path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(landing.path)
    })

    test('opens with its headline, and has a logo for a header', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.headline)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
      await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/')
    })

    test('its calls to action lead to `contact`', async ({ page }) => {
      const main = page.getByRole('main')
      const ctas = main.getByRole('link', { name: landing.cta, exact: true })
      await expect(ctas).toHaveCount(2)
      for (const cta of [...(await ctas.all()), main.getByRole('link', { name: 'Get Started Today' })]) {
        await expect(cta).toHaveAttribute('href', '#contact')
      }
      await expect(
        page.locator('#contact').getByRole('heading', { name: 'Get Started' }),
      ).not.toBeInViewport()
      await ctas.first().click()
      await expect(page.locator('#contact').getByRole('heading', { name: 'Get Started' })).toBeInViewport()
    })

    test("'Schedule Demo' opens the booking widget in a new tab", async ({ page }) => {
      const demo = page.getByRole('link', { name: 'Schedule Demo' })
      await expect(demo).toHaveAttribute('target', '_blank')
      await expect(demo).toHaveAttribute('href', '/stand-ins/calendar.html')
    })

    test('has three cards: benefits, calculator, questions', async ({ page }) => {
      await expect(section(page, 'Key Benefits').getByRole('heading', { level: 3 })).not.toHaveCount(0)
      await expect(section(page, 'ROI Calculator').getByRole('slider')).toHaveCount(3)
      const questions = section(page, 'Common Questions')
      await expect(questions.locator('details')).toHaveCount(3)
      await questions.locator('summary').nth(0).click()
      await questions.locator('summary').nth(1).click()
      await expect(questions.locator('details[open]')).toHaveCount(1)
      await expect(questions.getByRole('link', { name: 'View All FAQs' })).toHaveAttribute(
        'href',
        landing.about,
      )
    })

    test('says what it changes', async ({ page }) => {
      const main = page.getByRole('main')
      for (const claim of landing.claims) {
        const [value = '', ...words] = claim.split(' ')
        const figure = main.getByText(words.join(' '), { exact: true }).locator('xpath=..')
        await expect(figure).toContainText(value)
      }
    })

    test('draws four workflows, each with a trigger and actions', async ({ page }) => {
      for (const title of landing.workflows) {
        const workflow = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
        await expect(workflow.getByText('Trigger', { exact: true })).toBeVisible()
        const steps = workflow.getByRole('list', { name: 'Actions' }).getByRole('listitem')
        expect(await steps.count(), title).toBeGreaterThanOrEqual(2)
      }
      await expect(page.getByRole('list', { name: 'Actions' })).toHaveCount(4)
    })

    test('has six benefits and one testimonial', async ({ page }) => {
      const sizes = await page
        .locator('main > section')
        .evaluateAll((bands) =>
          bands
            .filter((band) => !band.querySelector('ol, form, iframe'))
            .map((band) => band.querySelectorAll('li h3').length),
        )
      expect(sizes.filter((size) => size === 6)).toHaveLength(1)
      await expect(page.getByRole('main').locator('blockquote')).toHaveCount(1)
    })

    test("offers three plans under 'Get Started', the middle one as the popular one", async ({ page }) => {
      const contact = page.locator('#contact')
      const cards = contact.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
      await expect(cards).toHaveCount(3)
      for (const [index, [name, monthly, annual, setup, minutes, agents]] of landing.plans.entries()) {
        const card = cards.nth(index)
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(name)
        for (const text of [monthly, annual, setup, minutes, agents]) await expect(card).toContainText(text)
        await expect(card.getByText('Most Popular')).toHaveCount(index === 1 ? 1 : 0)
      }
    })

    test('each plan leads to its own checkout, by the month and by the year', async ({ page }) => {
      const set = landing.path.replace('/niches/', '')
      const addresses = await page
        .locator('#contact')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const all = await page
        .locator('#contact a[href*="checkout"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(addresses.length).toBeGreaterThanOrEqual(3)
      for (const plan of ['starter', 'pro', 'enterprise']) {
        for (const period of ['monthly', 'annual']) {
          expect(all).toContain(`/stand-ins/checkout.html?set=${set}&plan=${plan}&period=${period}`)
        }
      }
    })

    test('has a number to call, and a dialog that shows it for another phone', async ({ page }) => {
      const panel = section(page, 'Try Our AI Voice Agent')
      await expect(panel.getByRole('link', { name: /^\+1/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
      await expect(panel.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
      const button = panel.getByRole('button', { name: 'Another Phone' })
      await button.click()
      const dialog = page.getByRole('dialog', { name: 'Call Our AI Voice Agent' })
      await expect(dialog.getByRole('link', { name: /^\+1/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    })

    test('embeds the demo video', async ({ page }) => {
      const video = page.getByRole('main').locator('iframe[title="Demo video"]')
      await video.scrollIntoViewIfNeeded()
      await expect(video).toHaveAttribute('src', '/stand-ins/video.html')
      await expect(video).toBeVisible()
    })

    test("'Schedule a Consultation' opens the calendar, 700 px high, 600 px on phones", async ({ page }) => {
      await page.locator('#contact').getByRole('button', { name: 'Schedule a Consultation' }).click()
      const frame = page.getByRole('dialog', { name: 'Schedule Your Consultation' }).locator('iframe')
      await expect(frame).toHaveAttribute('title', 'Booking calendar')
      await expect.poll(async () => (await frame.boundingBox())?.height).toBe(isPhone(page) ? 600 : 700)
    })

    test('ends with its banner and a short footer', async ({ page }) => {
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText(
        landing.closing,
      )
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
      await expect(footer.getByRole('link')).toHaveText(['Privacy Policy & Terms', 'About Us'])
      await expect(footer.getByRole('link', { name: 'Privacy Policy & Terms' })).toHaveAttribute(
        'href',
        '/legal',
      )
      await expect(footer.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', landing.about)
    })

    test('fits 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

    test('says nothing on the console', async ({ page, consoleMessages }) => {
      await startApp(page)
      expect(consoleMessages).toEqual([])
    })
  })
}

test.describe('the ROI calculator', () => {
  const figure = (page: Page) => page.getByRole('status', { name: 'Estimated savings a month' })
  const slider = (page: Page, name: string) => page.getByRole('slider', { name })

  test.beforeEach(async ({ page }) => {
    await page.goto('/niches/restaurants')
  })

  test('shows its defaults and what they save before the app runs', async ({ page }) => {
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

  test('answers the arrow keys and says the new values', async ({ page }) => {
    await slider(page, 'Monthly calls').focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider(page, 'Monthly calls')).toHaveAttribute('aria-valuetext', '550')
    await expect(figure(page)).toHaveText('$2,998')
    await slider(page, 'Conversion rate').focus()
    await page.keyboard.press('End')
    await expect(slider(page, 'Conversion rate')).toHaveAttribute('aria-valuetext', '40%')
    await expect(figure(page)).toHaveText('$3,245')
  })

  test('counts what was set before the app was there', async ({ page }) => {
    await page.evaluate(() => {
      const [calls, value, conversion] = document.querySelectorAll<HTMLInputElement>('input[type="range"]')
      if (calls) calls.value = '1000'
      if (value) value.value = '500'
      if (conversion) conversion.value = '40'
    })
    await expect(figure(page)).toHaveText('$2,725')
    await startApp(page)
    await expect(figure(page)).toHaveText('$8,000')
  })
})

test.describe('/niches/service-contractors', () => {
  test('has a pricing section of its own with both billing periods', async ({ page }) => {
    await page.goto('/niches/service-contractors')
    const pricing = page.locator('#pricing')
    await expect(pricing.getByText('$397')).toBeVisible()
    await pricing.getByText('Annual (Save)').click()
    await expect(pricing.getByText('$3,811')).toBeVisible()
    await expect(pricing.getByText('$397')).toBeHidden()
  })
})

test.describe('/niches/music', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/niches/music')
  })

  test('shows a year as what it comes to in a month, rounded, and leads to the annual checkout', async ({
    page,
  }) => {
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

  test("'Try AI Demo Now' names the industry and the number to call", async ({ page }) => {
    await page.getByRole('button', { name: 'Try AI Demo Now' }).click()
    const dialog = page.getByRole('dialog', { name: /Music/ })
    await expect(dialog.getByRole('link', { name: /^\+1/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  })

  test("'Schedule Consultation' opens the calendar, 700 px high, 600 px on phones", async ({ page }) => {
    await page.getByRole('button', { name: 'Schedule Consultation', exact: true }).click()
    const frame = page.getByRole('dialog', { name: 'Schedule Your Consultation' }).locator('iframe')
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(isPhone(page) ? 600 : 700)
  })
})
