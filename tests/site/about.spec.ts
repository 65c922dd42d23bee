import type { Locator, Page } from '@playwright/test'
import { startApp } from '../support/browser/startApp.ts'
import { expect, test } from './test.ts'

const industries = ['healthcare', 'real-estate', 'restaurants', 'service-contractors']

const main = (page: Page) => page.getByRole('main')
const band = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name })
const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const cardOf = (within: Locator, name: string) =>
  within.getByRole('listitem').filter({ has: within.page().getByRole('heading', { name, exact: true }) })

for (const industry of industries) {
  test(`the industry ${industry} has its own About page`, async ({ page }) => {
    const response = await page.goto(`/niches/${industry}/about`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
}

test.describe('the About page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/niches/restaurants/about')
  })

  test('shows a timeline from 2019 to 2024, each year with a title and a description', async ({ page }) => {
    const events = band(page, 'How we learned to listen').getByRole('listitem')
    await expect(events).toHaveText([/^2019/, /^2020/, /^2021/, /^2022/, /^2023/, /^2024/])
    for (const event of await events.all()) {
      await expect(event.getByRole('heading', { level: 3 })).toHaveText(/\w/)
      await expect(event.getByText(/\.$/)).toHaveText(/\w{3,}/)
    }
  })

  test('lists limitations only for Starter, and marks one plan as popular', async ({ page }) => {
    const pricing = band(page, /fewer no-shows/)
    await expect(pricing.getByText('Limitations', { exact: true })).toHaveCount(1)
    await expect(cardOf(pricing, 'Starter').getByText('Limitations', { exact: true })).toBeVisible()
    await expect(cardOf(pricing, 'Professional').getByText('Most Popular')).toBeVisible()
    await expect(pricing.getByText('Most Popular')).toHaveCount(1)
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
