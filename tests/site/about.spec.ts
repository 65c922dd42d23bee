import type { Locator, Page } from '@playwright/test'
import { startApp } from '../support/browser/startApp.ts'
import { expect, test } from './test.ts'

const industries = [
  {
    industry: 'healthcare',
    headline: 'We answer, so you can look up.',
    claim: /^35% fewer missed appointments/,
    features: ['Appointments people keep', 'Intake before the visit'],
    contact: 'Tell us how your practice answers today',
  },
  {
    industry: 'real-estate',
    headline: 'We pick up while they’re still looking.',
    claim: /^40% higher conversion/,
    features: ['Showings that book themselves', 'Leads that stay warm'],
    contact: 'Tell us how your office answers today',
  },
  {
    industry: 'restaurants',
    headline: 'We take the call. You take the floor.',
    claim: /^45% fewer no-shows/,
    features: ['Reservations during service', 'Tables that fill up'],
    contact: 'Tell us how your restaurant answers today',
  },
  {
    industry: 'service-contractors',
    headline: 'You fix it. We pick up.',
    claim: /^89% fewer missed calls/,
    features: ['Requests ready to roll on', 'Estimates that get an answer'],
    contact: 'Tell us how your company answers today',
  },
] as const

const main = (page: Page) => page.getByRole('main')
const band = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name })
const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const cardOf = (within: Locator, name: string) =>
  within.getByRole('listitem').filter({ has: within.page().getByRole('heading', { name, exact: true }) })

for (const { industry, headline: words, claim, features, contact } of industries) {
  test(`the industry ${industry} has its own About page`, async ({ page }) => {
    const response = await page.goto(`/niches/${industry}/about`)
    expect(response?.status()).toBe(200)
    await expect(headline(page, words)).toBeInViewport()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(band(page, claim)).toHaveCount(1)
    await expect(band(page, 'Industry-Specific Features').getByRole('heading', { level: 3 })).toHaveText(features)
    await expect(main(page).getByRole('heading', { name: contact })).toHaveCount(1)
  })
}

test.describe('the About page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/niches/restaurants/about')
  })

  test('has its sections in order', async ({ page }) => {
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'How we learned to listen',
      'Industry-Specific Features',
      /^45% fewer no-shows/,
      'Side by side',
      'Money-back guarantee on the setup fee',
      'What people ask us first',
      /^Tell us how/,
      'Where to go from here',
    ])
  })

  test('states the mission before anything else', async ({ page }) => {
    await expect(main(page).getByText(/^Hospitality starts before the door opens/)).toBeVisible()
  })

  test('shows a timeline from 2019 to 2024, each year with a title and a description', async ({ page }) => {
    const events = band(page, 'How we learned to listen').getByRole('listitem')
    await expect(events).toHaveText([/^2019/, /^2020/, /^2021/, /^2022/, /^2023/, /^2024/])
    for (const event of await events.all()) {
      await expect(event.getByRole('heading', { level: 3 })).toHaveText(/\w/)
      await expect(event.getByText(/\.$/)).toHaveText(/\w{3,}/)
    }
  })

  const plans = [
    { name: 'Starter', price: '$97', setup: '$197', minutes: '300 AI minutes', agents: '1 voice agent' },
    {
      name: 'Professional',
      price: '$297',
      setup: '$197',
      minutes: '1,000 AI minutes',
      agents: '3 voice agents',
    },
    {
      name: 'Enterprise',
      price: '$597',
      setup: '$497',
      minutes: '3,000 AI minutes',
      agents: 'Unlimited voice agents',
    },
  ]
  for (const { name, price, setup, minutes, agents } of plans) {
    test(`shows what ${name} costs and includes`, async ({ page }) => {
      const card = cardOf(band(page, /fewer no-shows/), name)
      await expect(card.getByText(price, { exact: true })).toBeVisible()
      await expect(card).toContainText('/mo')
      await expect(card).toContainText(`one-time setup fee of ${setup}`)
      await expect(card).toContainText(`${minutes} a month`)
      await expect(card.getByText(agents, { exact: true })).toBeVisible()
      await expect(card.getByText('Most Popular')).toHaveCount(name === 'Professional' ? 1 : 0)
    })
  }

  test('lists limitations only for Starter', async ({ page }) => {
    const pricing = band(page, /fewer no-shows/)
    await expect(pricing.getByText('Limitations', { exact: true })).toHaveCount(1)
    for (const limitation of ['Limited workflow customization', 'No CRM integration', 'Basic reporting only']) {
      await expect(cardOf(pricing, 'Starter').getByText(limitation, { exact: true })).toBeVisible()
    }
  })

  test('compares the plans row by row', async ({ page }) => {
    const table = band(page, 'Side by side').getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(['Starter', 'Professional', 'Enterprise'])
    const rows = [
      ['AI minutes', '300 a month', '1,000 a month', '3,000 a month'],
      ['24/7 availability', 'Yes', 'Yes', 'Yes'],
      ['Number of agents', '1 agent', '3 agents', 'Unlimited'],
      ['Calendar integration', 'Yes', 'Yes', 'Yes'],
      ['CRM integration', 'No', 'Yes', 'Yes'],
      ['Custom workflow', 'Basic', 'Advanced', 'Enterprise'],
      ['Voice selection', 'Standard', 'Premium', 'Premium+'],
      ['White labeling', 'No', 'No', 'Yes'],
      ['Support', 'Email support within 24h', 'Priority support within 8h', 'Phone and email support within 4h'],
    ]
    await expect(table.getByRole('rowheader')).toHaveText(rows.map(([label]) => label ?? ''))
    for (const [label = '', ...cells] of rows) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })
      await expect(row.getByRole('cell')).toHaveText(cells)
    }
  })

  test('offers a refund of the setup fee within 30 days', async ({ page }) => {
    const box = main(page).getByRole('group', { name: /Money-back guarantee/ })
    await expect(box).toContainText('within 30 days')
    await expect(box).toContainText('we return the setup fee')
  })

  test('answers the industry’s questions and general ones', async ({ page }) => {
    const questions = band(page, 'What people ask us first')
    for (const question of ['Can it take several calls at once?', 'What does an AI voice agent do?']) {
      const answer = questions.getByRole('group').filter({ hasText: question }).getByRole('paragraph')
      await expect(answer).toBeHidden()
      await questions.getByText(question).click()
      await expect(answer).toBeVisible()
    }
  })

  test('links Get Started and the custom price to the contact section', async ({ page }) => {
    const starts = main(page).getByRole('link', { name: 'Get Started' })
    await expect(starts).toHaveCount(4)
    const contact = main(page).getByRole('heading', { name: /^Tell us how/ })
    const buttons = [...(await starts.all()), main(page).getByRole('link', { name: /Custom Pricing$/ })]
    for (const button of buttons) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(contact).not.toBeInViewport()
      await button.click()
      await expect(contact).toBeInViewport()
      await expect(page).toHaveURL(/\/niches\/restaurants\/about#contact$/)
    }
    await expect(page.locator('#contact').getByRole('button', { name: 'Schedule my demo' })).toHaveCount(1)
  })

  test('has a plain header and footer with its own links', async ({ page }) => {
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const links = page.getByRole('contentinfo').getByRole('link')
    await expect(links).toHaveText(['Privacy Policy & Terms', 'Book a Demo'])
    await expect(links.last()).toHaveAttribute('href', '/niches/restaurants/booking')
  })
})

test.describe('the About path of an unknown industry', () => {
  for (const unknown of ['castles', 'music']) {
    test(`shows the healthcare page with status 200 at the same URL: ${unknown}`, async ({ page, consoleMessages }) => {
      const response = await page.goto(`/niches/${unknown}/about`)
      expect(response?.status()).toBe(200)
      await startApp(page)
      await expect(headline(page, 'We answer, so you can look up.')).toBeVisible()
      await expect(page).toHaveURL(`/niches/${unknown}/about`)
      await page.waitForLoadState('networkidle')
      expect(consoleMessages).toEqual([])
    })
  }
})
