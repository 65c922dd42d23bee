import type { Locator, Page } from '@playwright/test'
import { startApp } from '../support/browser/startApp.ts'
import { expect, test } from './test.ts'

/** A Wednesday at noon: the next weekday is tomorrow. */
const today = new Date('2031-03-12T12:00:00-04:00')

const main = (page: Page) => page.getByRole('main')
const band = (page: Page, name: RegExp) => main(page).getByRole('region', { name })
const plan = (within: Locator, name: string) =>
  within.getByRole('listitem').filter({ has: within.page().getByRole('heading', { name, exact: true }) })

const choose = (within: Locator, period: 'Monthly' | 'Annual (Save)') =>
  within.getByText(period, { exact: true }).click()

/** The visible price of a plan, its suffix and the checkout URL of its button. */
async function offerOf(card: Locator): Promise<string> {
  const price = await card
    .getByText(/^\$[\d,]+$/)
    .filter({ visible: true })
    .allInnerTexts()
  const suffix = await card
    .getByText(/^\/(mo|annual)$/)
    .filter({ visible: true })
    .allInnerTexts()
  const link = card.getByRole('link', { name: /^Start free trial/ })
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('target', '_blank')
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '', anyOrigin)
  const checkout = ['set', 'plan', 'period'].map((name) => searchParams.get(name))
  return [...price, ...suffix, ...checkout].join(' ')
}
const anyOrigin = 'https://site.example'

const mainPlans = [
  [
    'Impact Starter',
    '$397 /mo service-contractors starter monthly',
    '$3,811 /annual service-contractors starter annual',
  ],
  ['Impact Pro', '$597 /mo service-contractors pro monthly', '$5,731 /annual service-contractors pro annual'],
  [
    'Enterprise',
    '$897 /mo service-contractors enterprise monthly',
    '$8,611 /annual service-contractors enterprise annual',
  ],
] as const

const hipaaPlans = [
  ['Starter', '$797 /mo healthcare starter monthly', '$7,651 /annual healthcare starter annual'],
  ['Pro', '$1,097 /mo healthcare pro monthly', '$10,531 /annual healthcare pro annual'],
  ['Enterprise', '$1,497 /mo healthcare enterprise monthly', '$14,371 /annual healthcare enterprise annual'],
] as const

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(today)
  await page.goto('/pricing')
})

test.describe('the pricing page', () => {
  test('is titled Pricing and starts at its top', async ({ page }) => {
    await expect(page).toHaveTitle(/^Pricing\b/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('leaves no promise of the trial alone in its row beside fuller rows', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const points = main(page).getByRole('list').first().getByRole('listitem')
    const tops = await points.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    const inRow = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    expect(new Set(inRow).size).toBe(1)
  })

  test('shows the recommended price and its button on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(main(page).getByText('$597').first()).toBeInViewport({ ratio: 1 })
    await expect(main(page).getByRole('link', { name: 'Start free trial: Impact Pro, Monthly' })).toBeInViewport({
      ratio: 1,
    })
  })

  test('is linked from the header', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('footer').getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing')
    await page.goto('/pricing')
    await expect(page.locator('header a[href="/pricing"]').first()).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('the plans of the pricing page', () => {
  for (const [heading, plans] of [
    [/Choose Your Plan/, mainPlans],
    [/HIPAA-Compliant/, hipaaPlans],
  ] as const) {
    test(`change price, suffix and checkout together: ${heading.source}`, async ({ page }) => {
      const plansBand = band(page, heading)
      for (const [name, monthly] of plans) expect(await offerOf(plan(plansBand, name))).toBe(monthly)
      await choose(plansBand, 'Annual (Save)')
      for (const [name, , annual] of plans) expect(await offerOf(plan(plansBand, name))).toBe(annual)
      await choose(plansBand, 'Monthly')
      for (const [name, monthly] of plans) expect(await offerOf(plan(plansBand, name))).toBe(monthly)
    })
  }

  test('share one billing period, with no script file requested', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.reload()
    await choose(band(page, /HIPAA-Compliant/), 'Annual (Save)')
    expect(await offerOf(plan(band(page, /Choose Your Plan/), 'Impact Pro'))).toBe(mainPlans[1][2])
    await choose(band(page, /Choose Your Plan/), 'Monthly')
    expect(await offerOf(plan(band(page, /HIPAA-Compliant/), 'Pro'))).toBe(hipaaPlans[1][1])
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
  })

  test('keep the choice when the app starts', async ({ page }) => {
    await choose(band(page, /Choose Your Plan/), 'Annual (Save)')
    await startApp(page)
    await expect(band(page, /HIPAA-Compliant/).getByRole('radio', { name: 'Annual (Save)' })).toBeChecked()
    expect(await offerOf(plan(band(page, /HIPAA-Compliant/), 'Pro'))).toBe(hipaaPlans[1][2])
  })

  test('switch with the keyboard', async ({ page }) => {
    const plans = band(page, /Choose Your Plan/)
    await plans.getByRole('radio', { name: 'Monthly' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(plans.getByRole('radio', { name: 'Annual (Save)' })).toBeFocused()
    expect(await offerOf(plan(plans, 'Impact Starter'))).toBe(mainPlans[0][2])
  })

  test('keep the choice on the next page and when the visitor goes back', async ({ page }) => {
    await choose(band(page, /Choose Your Plan/), 'Annual (Save)')
    await page.goto('/niches/music/booking')
    const next = band(page, /What it costs to keep it/)
    await expect(next.getByRole('radio', { name: /^annual/i })).toBeChecked()
    await expect(plan(next, 'Starter').getByText('$3,811')).toBeVisible()
    await expect(plan(next, 'Starter').getByRole('link', { name: /^Start free trial/ })).toHaveAttribute(
      'href',
      /period=annual$/,
    )
    await page.goBack()
    await expect(band(page, /Choose Your Plan/).getByRole('radio', { name: 'Annual (Save)' })).toBeChecked()
    expect(await offerOf(plan(band(page, /Choose Your Plan/), 'Enterprise'))).toBe(mainPlans[2][2])
  })

  test('open the checkout of the chosen period in a new tab', async ({ page, context }) => {
    const plans = band(page, /Choose Your Plan/)
    await choose(plans, 'Annual (Save)')
    const opened = context.waitForEvent('page')
    await plan(plans, 'Impact Pro')
      .getByRole('link', { name: /^Start free trial/ })
      .click()
    const checkout = await opened
    await expect(checkout.getByText(/annual/i).first()).toBeVisible()
    await expect(checkout.getByText(/pro/i).first()).toBeVisible()
    await expect(page).toHaveURL(/\/pricing$/)
  })

  test('mark one plan as popular', async ({ page }) => {
    for (const heading of [/Choose Your Plan/, /HIPAA-Compliant/])
      await expect(band(page, heading).getByText('Most Popular')).toHaveCount(1)
  })

  test('show the annual saving', async ({ page }) => {
    const plans = band(page, /Choose Your Plan/)
    await expect(plans.getByText('You save $1,433 a year')).toBeHidden()
    await choose(plans, 'Annual (Save)')
    await expect(plans.getByText('You save $1,433 a year')).toBeVisible()
  })
})

test.describe('the pricing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows both prices of every plan with their checkouts', async ({ page }) => {
    for (const [heading, plans] of [
      [/Choose Your Plan/, mainPlans],
      [/HIPAA-Compliant/, hipaaPlans],
    ] as const) {
      for (const [name, monthly, annual] of plans) {
        const card = plan(band(page, heading), name)
        await expect(card.getByText(monthly.split(' ')[0] ?? '', { exact: true })).toBeVisible()
        await expect(card.getByText(annual.split(' ')[0] ?? '', { exact: true })).toBeVisible()
        await expect(card.getByRole('link').and(page.locator('[href*="period=monthly"]'))).toBeVisible()
        await expect(card.getByRole('link').and(page.locator('[href*="period=annual"]'))).toBeVisible()
      }
    }
  })
})

test.describe('the dialogs of the pricing page', () => {
  for (const { button, title } of [
    { button: 'Try the AI Voice Agent', title: 'Try the AI Voice Agent' },
    { button: 'Schedule a Consultation', title: 'Schedule Your Demo' },
    { button: 'Watch Demo Video', title: 'AI Voice Agent Demo' },
  ]) {
    test(`open '${title}' from '${button}' and return the focus on Escape`, async ({ page }) => {
      const opener = main(page).getByRole('button', { name: button })
      await opener.click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
  }

  test('show the number of the demo line as a phone link', async ({ page }) => {
    await main(page).getByRole('button', { name: 'Try the AI Voice Agent' }).click()
    const window = page.getByRole('dialog', { name: 'Try the AI Voice Agent' })
    await expect(window.getByText('(202) 555-0143')).toBeVisible()
    await expect(window.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+12025550143')
  })

  test('schedule a demo as on Home and close afterwards', async ({ page }) => {
    const window = await fillRequest(page)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await window.getByRole('button', { name: /^schedul/i }).click()
    expect(new URL((await sent).url()).pathname).toBe('/stand-ins/capture.json')
    await expect(window).toBeHidden()
    await expect(
      page
        .getByRole('region', { name: 'Notifications' })
        .getByText('Your demo is scheduled for March 14, 2031 at 1:30 PM.'),
    ).toBeVisible()
  })

  test('stay open with the typed text if the connection fails', async ({ page }) => {
    await page.route('**/stand-ins/capture*', (route) => route.abort('failed'))
    const window = await fillRequest(page)
    await window.getByRole('button', { name: /^schedul/i }).click()
    await expect(page.getByText('Scheduling Error')).toBeVisible()
    await expect(window.getByRole('textbox', { name: /email/i })).toHaveValue('ada@analytical.example')
  })
})

/** Opens the dialog that schedules a demo and fills in its form. */
async function fillRequest(page: Page): Promise<Locator> {
  await startApp(page)
  await main(page).getByRole('button', { name: 'Schedule a Consultation' }).click()
  const window = page.getByRole('dialog', { name: 'Schedule Your Demo' })
  for (const [name, value] of [
    [/name/i, 'Ada Lovelace'],
    [/email/i, 'ada@analytical.example'],
    [/phone/i, '+1 202 555 0199'],
    [/company/i, 'Engines & Sons'],
  ] as const) {
    await window.getByRole('textbox', { name }).fill(value)
  }
  await window.getByRole('button', { name: /date/i }).click()
  await page.getByRole('grid').getByRole('button', { name: 'March 14' }).click()
  await window.getByRole('combobox', { name: /time/i }).click()
  await page.getByRole('option', { name: '1:30 PM', exact: true }).click()
  return window
}

test('custom solutions on the pricing page link to the booking page in a new tab', async ({ page }) => {
  const custom = band(page, /Custom AI Solutions/)
  const link = custom.getByRole('link', { name: 'Book a consultation' })
  await expect(link).toHaveAttribute('href', '/stand-ins/calendar.html')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('the pricing page starts with the first question open and keeps at most one open', async ({ page }) => {
  const answers = band(page, /Frequently Asked Questions/).locator('details')
  const open = () => answers.evaluateAll((rows) => rows.map((row) => (row as HTMLDetailsElement).open).indexOf(true))
  expect(await open()).toBe(0)
  await answers.nth(2).locator('summary').click()
  expect(await open()).toBe(2)
  await expect(answers.nth(0)).not.toHaveAttribute('open')
  await answers.nth(2).locator('summary').click()
  expect(await open()).toBe(-1)
})
