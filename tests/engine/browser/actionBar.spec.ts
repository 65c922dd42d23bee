import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser/test.ts'

const bar = (page: Page) => page.locator('[data-action-bar]')
const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the header’s button is at the bottom of the screen while no other is in sight', async ({ page }) => {
    await page.goto('/')
    await expect(bar(page)).toBeHidden()
    await scrollTo(page, 'table')
    await expect(bar(page).getByRole('link', { name: 'Try AI Voice Agent' })).toBeInViewport()
    await scrollTo(page, 'main form')
    await expect(bar(page)).toBeHidden()
    await scrollTo(page, 'footer')
    await expect(bar(page)).toBeHidden()
  })

  test('it covers no element with the focus', async ({ page }) => {
    await page.goto('/')
    await scrollTo(page, 'table')
    await expect(bar(page)).toBeVisible()
    const question = page.locator('main summary').last()
    await question.evaluate((element) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' })
    })
    const [below, top] = await Promise.all([
      question.evaluate((element) => element.getBoundingClientRect().bottom),
      bar(page).evaluate((element) => element.getBoundingClientRect().top),
    ])
    expect(below).toBeLessThanOrEqual(top)
  })

  test('the page to which it leads has none', async ({ page }) => {
    await page.goto('/demo')
    await expect(bar(page)).toHaveCount(0)
  })
})

test('a low screen, as at a zoom of 400 %, has the button in the menu alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  await scrollTo(page, 'table')
  await expect(bar(page)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Try AI Voice Agent' })).toBeVisible()
})

test('a wide screen has the button in the header alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await scrollTo(page, 'table')
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Try AI Voice Agent' })).toHaveCount(1)
})
