import type { Locator, Page } from '@playwright/test'
import { startApp } from '../support/browser/startApp.ts'
import { violationsOf } from '../support/browser/violationsOf.ts'
import { expect, test } from './test.ts'

const texts = [
  { id: 'overage-policy', chip: 'Overage', title: 'Overage Policy', says: /charge \$0\.15 for each/ },
  { id: 'terms-conditions', chip: 'Terms', title: 'Terms & Conditions', says: /no refunds after the trial/ },
  { id: 'privacy-policy', chip: 'Privacy', title: 'Privacy Policy', says: /We don’t sell it/ },
] as const

const row = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, level: 2 }) })
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name })

/** Expects this text to be open and all others to be closed. */
async function expectOpen(page: Page, title: string | undefined): Promise<void> {
  for (const text of texts) {
    await expect(row(page, text.title)).toHaveJSProperty('open', text.title === title)
    await expect(row(page, text.title).getByText(text.says)).toBeVisible({ visible: text.title === title })
  }
}

const titleOf = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2 })

/** Expects neither the header nor the index to cover the element. */
async function expectUncovered(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const { left, top, height } = node.getBoundingClientRect()
        const seen = document.elementFromPoint(left + 4, top + height / 2)
        return seen !== null && (node === seen || node.contains(seen))
      }),
    )
    .toBe(true)
}

test('the legal page has the title Legal and ends with the date of the last change', async ({ page }) => {
  await page.goto('/legal')
  await expect(page).toHaveTitle(/^Legal/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal')
  await expect(page.getByRole('main').getByText('Last Updated May 1, 2023')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(texts.map(({ title }) => title))
})

test('the legal page opens one text at a time and lets it be closed', async ({ page }) => {
  await page.goto('/legal')
  await expectOpen(page, undefined)
  for (const { title } of texts) {
    await titleOf(page, title).click()
    await expectOpen(page, title)
  }
  await titleOf(page, 'Privacy Policy').click()
  await expectOpen(page, undefined)
})

test('the legal page states the terms for the trial, overage and changes', async ({ page }) => {
  await page.goto('/legal')
  const main = page.getByRole('main')
  for (const words of [
    '80% of the minutes in your plan',
    '95% of them',
    '100%, when your plan is used up',
    'charge $0.15 for each AI Engagement Minute',
    'invoice them at the end of the billing cycle',
    'free trial of 7 days',
    'You need a credit card',
    'the plan you chose starts automatically',
    'the one-time setup fee of $197',
    'We charge the setup fee after the trial',
    'There are no refunds after the trial.',
    'upgrade takes effect immediately',
    'downgrade takes effect at the start of the next billing cycle',
    'live calls, demo sessions, and appointment workflows',
    'That you filled out the demo form',
    'The type of business you chose',
  ]) {
    await expect(main).toContainText(words)
  }
})

for (const script of ['on', 'off'] as const) {
  test.describe(`the legal page with scripts ${script}`, () => {
    test.use({ javaScriptEnabled: script === 'on' })

    for (const { id, chip: name, title } of texts) {
      test(`opens the text that #${id} names`, async ({ page }) => {
        await page.goto(`/legal#${id}`)
        await expect(row(page, title).locator('p').filter({ visible: true }).last()).toBeVisible()
        await expectUncovered(titleOf(page, title))
      })

      test(`opens the text of the index link ${name}`, async ({ page }) => {
        await page.goto('/legal')
        await chip(page, name).click()
        await expect(page).toHaveURL(`/legal#${id}`)
        await expectUncovered(titleOf(page, title))
        await expect(row(page, title).locator('h3').first()).toBeInViewport()
      })
    }
  })
}

test('an index link moves from one long legal text to the next', async ({ page }) => {
  await page.goto('/legal#terms-conditions')
  await expectOpen(page, 'Terms & Conditions')
  await chip(page, 'Privacy').click()
  await expectOpen(page, 'Privacy Policy')
  await expect(titleOf(page, 'Privacy Policy')).toBeInViewport()
})

test('an index link reopens the legal text of the address after a visitor closed it', async ({ page }) => {
  await page.goto('/legal#privacy-policy')
  await titleOf(page, 'Privacy Policy').click()
  await expectOpen(page, undefined)
  await chip(page, 'Privacy').click()
  await expectOpen(page, 'Privacy Policy')
})

test('a visitor can open another legal text than that of the address', async ({ page }) => {
  await page.goto('/legal#privacy-policy')
  await expectOpen(page, 'Privacy Policy')
  await titleOf(page, 'Overage Policy').click()
  await expectOpen(page, 'Overage Policy')
})

test('the legal page follows the URL hash, even with Back and Forward', async ({ page }) => {
  await page.goto('/legal')
  for (const { id, title } of texts) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, id)
    await expectOpen(page, title)
  }
  await page.goBack()
  await expectOpen(page, 'Terms & Conditions')
  await page.goForward()
  await expectOpen(page, 'Privacy Policy')
})

test('the legal page opens the text that a link on another page names', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/legal#terms-conditions'
    link.textContent = 'the terms'
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'the terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal')
  await expectOpen(page, 'Terms & Conditions')
  await expect(titleOf(page, 'Terms & Conditions')).toBeInViewport()
})

test('a link between legal texts opens its target', async ({ page }) => {
  await page.goto('/legal#terms-conditions')
  await row(page, 'Terms & Conditions').getByRole('link', { name: 'overage policy' }).first().click()
  await expectOpen(page, 'Overage Policy')
  await expect(titleOf(page, 'Overage Policy')).toBeInViewport()
})

test('the legal page works with the keyboard', async ({ page }) => {
  await page.goto('/legal')
  await chip(page, 'Overage').focus()
  await page.keyboard.press('Tab')
  await expect(chip(page, 'Terms')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectOpen(page, 'Terms & Conditions')
  await row(page, 'Privacy Policy').locator('summary').focus()
  await page.keyboard.press('Enter')
  await expectOpen(page, 'Privacy Policy')
})

test('the legal page has no sideways scrolling, console output or axe violations', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('/legal#privacy-policy')
  await startApp(page)
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(consoleMessages).toEqual([])
})
