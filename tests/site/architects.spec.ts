import type { Page } from '@playwright/test'
import { testWholeSite } from '../support/browser/wholeSite.ts'
import { expect, test } from './test.ts'

/** A studio of architects, in the look `gallery`. */

testWholeSite('architects', { leastPages: 5 })

test.describe('a card', () => {
  /** What grows from the page before into the one that a link opens. */
  async function grownAfterClick(page: Page, name: string): Promise<readonly string[]> {
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready
        const effects = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        const grown = effects.filter((pseudo) => pseudo.startsWith('::view-transition-group'))
        document.documentElement.dataset.grown = [...new Set(grown)].sort().join(' ')
      })
    })
    await page.goto('/work')
    await page.locator('body').getByRole('link', { name, exact: true }).first().click()
    await page.waitForURL(/\/(?:library|studio)$/)
    await expect(page.locator('html')).toHaveAttribute('data-grown')
    return ((await page.locator('html').getAttribute('data-grown')) ?? '').split(' ').filter(Boolean)
  }
  const both = ['::view-transition-group(picture)', '::view-transition-group(title)']

  test('grows into picture and headline of its page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await grownAfterClick(page, 'See the library')).toEqual(both)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four of forty-one')
    await expect(page.locator('[data-grows]')).toHaveCount(0)
    expect(await grownAfterClick(page, 'See the library')).toEqual(both)
  })

  test('grows into nothing for visitors who prefer reduced motion', async ({ page }) => {
    expect(await grownAfterClick(page, 'See the library')).toEqual([])
  })

  test('is the only thing that a page waits for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await grownAfterClick(page, 'Studio')).toEqual([])
  })
})

test('the picture of a case is larger than its words, and eight people are in pairs on a phone', async ({ page }) => {
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/work')
  expect(await widthOf('article [data-photo]')).toBeGreaterThan(1.5 * (await widthOf('article dl')))
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await widthOf('article [data-photo]')).toBeCloseTo(await widthOf('article'), 0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/studio')
  expect(await widthOf('#people li')).toBeLessThan((await widthOf('#people ul')) / 2)
})

test('a figure without a drawing has its label below it, and every building its page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/work')
  await expect(page.locator('article a')).toHaveCount(4)
  await page.locator('article a').first().click()
  const top = async (text: string) => (await page.getByText(text, { exact: true }).boundingBox())?.y ?? 0
  expect((await top('doors')) + 20).toBeLessThan(await top('one of them'))
})
