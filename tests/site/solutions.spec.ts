import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

const industries = [
  { label: 'Real Estate', id: 'real-estate', leads: '/industries/realestate' },
  { label: 'Contractors', id: 'contractors', leads: '/industries/contractors' },
  { label: 'Restaurants', id: 'restaurants', leads: '/industries/restaurants' },
  { label: 'Healthcare', id: 'healthcare', leads: '/industries/healthcare' },
  { label: 'Music', id: 'music', leads: '/industries/music' },
  { label: 'Call Centers', id: 'callcenters', leads: undefined },
] as const

const band = (page: Page): Locator => page.locator('#industries')
const choice = (page: Page, name: string) => band(page).getByRole('radio', { name: new RegExp(`^${name}`) })
/** The visible details; the others are in the HTML but hidden. */
const panel = (page: Page) =>
  band(page).getByRole('heading', { level: 3 }).filter({ visible: true }).locator('xpath=../..')

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768

test.beforeEach(async ({ page }) => {
  await page.goto('/solutions')
})

test('the solutions page lists six industries with the first selected', async ({ page }) => {
  await expect(page).toHaveTitle(/AI voice solutions by industry/)
  const radios = band(page).getByRole('radio')
  expect(await radios.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual(
    industries.map(({ id }) => id),
  )
  await expect(choice(page, 'Real Estate')).toBeChecked()
  await expect(panel(page)).toHaveCount(1)
  await expect(panel(page)).toContainText('Answer while the listing is still on the screen')
})

test('the solutions page shows details beside the list, and below the selected industry on phones', async ({
  page,
}) => {
  const list = await band(page).locator('label').first().boundingBox()
  const last = await band(page).locator('label').last().boundingBox()
  const details = await panel(page).boundingBox()
  if (!list || !last || !details) throw new Error('The selector has no size.')
  if (isPhone(page)) return expect(details.y).toBeGreaterThanOrEqual(list.y + list.height)
  expect(details.x).toBeGreaterThanOrEqual(list.x + list.width)
  // The list is as tall as the details.
  expect(last.y + last.height).toBeCloseTo(details.y + details.height, 0)
})

for (const { label, leads } of industries) {
  test(`the solutions page shows title, features, results and a link for ${label}`, async ({ page }) => {
    await band(page)
      .locator('label')
      .filter({ hasText: new RegExp(`^${label}`) })
      .click()
    await expect(choice(page, label)).toBeChecked()
    await expect(band(page).getByRole('radio', { checked: true })).toHaveCount(1)
    const details = panel(page)
    await expect(details).toHaveCount(1)
    await expect(details.getByRole('heading', { level: 3 })).toHaveText(/\w+/)
    await expect(details.getByText('Key Features')).toBeVisible()
    await expect(details.getByText('Proven Results')).toBeVisible()
    await expect(details.getByRole('list').nth(0).getByRole('listitem')).toHaveCount(5)
    await expect(details.getByRole('list').nth(1).getByRole('listitem')).toHaveCount(3)
    if (leads) await expect(details.getByRole('link')).toHaveAttribute('href', leads)
    else await expect(details.getByRole('button', { name: 'Schedule Demo' })).toBeVisible()
  })
}

test('the solutions page works with the arrow keys', async ({ page }) => {
  await choice(page, 'Real Estate').focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice(page, 'Contractors')).toBeChecked()
  await expect(panel(page)).toHaveCount(1)
  await expect(panel(page)).toContainText('Keep both hands on the job')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(choice(page, 'Call Centers')).toBeChecked()
})

test.describe('the solutions page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every industry', async ({ page }) => {
    await expect(band(page).getByText('Key Features').filter({ visible: true })).toHaveCount(6)
    await expect(band(page).getByText('Proven Results').filter({ visible: true })).toHaveCount(6)
  })
})
