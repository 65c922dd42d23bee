import type { Locator } from '@playwright/test'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('Home shows all of its text without JavaScript', async ({ page }) => {
  await page.goto('/')
  for (const text of [
    'Real World Results',
    'Trusted by Industry Leaders',
    'Industry Solutions',
    'Real-World Results: AI vs. Human Callers',
    'Frequently Asked Questions',
  ]) {
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('every industry of the selector can be read without JavaScript', async ({ page }) => {
  await page.goto('/')
  const solutions = page.getByRole('region', { name: /Industry Solutions/ })
  await expect(solutions.getByText('Key Features').filter({ visible: true })).toHaveCount(6)
  await expect(solutions.getByText('Proven Results').filter({ visible: true })).toHaveCount(6)
})

test('no text on Home is transparent or clipped without JavaScript', async ({ page }) => {
  await page.goto('/')
  for (const paragraph of await page.getByRole('main').locator('h1, h2, h3, p').filter({ visible: true }).all()) {
    await paragraph.scrollIntoViewIfNeeded()
    await expect(paragraph).toHaveCSS('visibility', 'visible')
    // An entrance animation can take a while, but it ends.
    await expect.poll(() => opacityOf(paragraph), (await paragraph.textContent()) ?? undefined).toBeGreaterThan(0.5)
  }
})

/** Opacity of an element multiplied by that of its ancestors. */
function opacityOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    let opacity = 1
    for (let each: Element | null = element; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity)
    }
    return opacity
  })
}

test('answers, dialogs and links work without JavaScript', async ({ page }) => {
  await page.goto('/')
  const faq = page.getByRole('region', { name: /Frequently Asked Questions/ })
  await faq.locator('summary').nth(1).click()
  await expect(faq.locator('details').nth(1).locator('p').first()).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const direct = page.getByRole('dialog').getByRole('link', { name: 'Open the demo video in a new tab' })
  await expect(direct).toHaveAttribute('href', '/stand-ins/video.html')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/demo')
})

test('the appointment form says that it needs JavaScript', async ({ page }) => {
  await page.goto('/')
  await expect(
    page
      .getByText(/JavaScript/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

test('an unknown path shows the not-found page with a link home without JavaScript', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: /Home/ }).first().click()
  await expect(page).toHaveURL('/')
})
