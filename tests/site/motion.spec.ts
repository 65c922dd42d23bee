import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** What moves right after a click on a control, as `left ::before` or `translate DIV`, and the digits from which others roll. */
const movesAfterClick = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluate((control: HTMLElement) => {
    control.focus({ preventScroll: true })
    control.click()
    const moves = document.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect
      const { before } = (effect.target as HTMLElement).dataset
      const price = effect.target?.closest('strong')
      if (price && before !== undefined) return `from ${before} over ${getComputedStyle(price).color}`
      const property = animation instanceof CSSTransition ? animation.transitionProperty : ''
      return `${property} ${effect.pseudoElement ?? effect.target?.tagName}`
    })
    return [...new Set(moves)]
  })

const transparent = 'rgba(0, 0, 0, 0)'
const annual = 'fieldset >> nth=0 >> input[value=annual]'

test.describe('with motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

  test('the digits of a price roll from those of the other period, over one unbroken text', async ({ page }) => {
    await page.goto('/pricing')
    const moves = await movesAfterClick(page, annual)
    expect(moves).toEqual(
      expect.arrayContaining(['left ::before', `from 9 over ${transparent}`, `from  over ${transparent}`]),
    )
    const price = page.locator('[data-period=annual] strong').first()
    expect(await price.evaluate(({ textContent }) => textContent)).toBe('$3,811')
    await expect(price).not.toHaveCSS('color', transparent)
  })

  test('prices don’t roll when a page opens with the period that was chosen before', async ({ page }) => {
    await page.goto('/pricing')
    await page.locator(annual).check({ force: true })
    await page.reload()
    await expect(page.locator(annual)).toBeChecked()
    await expect(page.locator('html')).not.toHaveAttribute('data-switched')
  })

  test('the mark of a tab slides to the next, whose panel crosses over with the one before', async ({ page }) => {
    await page.goto('/demo')
    const moves = await movesAfterClick(page, '[role=tab] >> nth=1')
    expect(moves).toEqual(expect.arrayContaining(['left ::before', 'opacity DIV', 'translate DIV', 'display DIV']))
    await expect(page.locator('[role=tabpanel]').first()).toBeHidden()
  })

  test('the mark of a selector slides to the choice', async ({ page }) => {
    await page.goto('/solutions')
    expect(await movesAfterClick(page, 'main fieldset >> nth=0 >> input >> nth=1')).toEqual(
      expect.arrayContaining(['top ::before', 'opacity DIV']),
    )
  })
})

test('prices, tabs and selectors change at once for visitors who prefer reduced motion', async ({ page }) => {
  await page.goto('/pricing')
  expect(await movesAfterClick(page, annual)).toEqual([])
  await page.goto('/demo')
  expect(await movesAfterClick(page, '[role=tab] >> nth=1')).toEqual([])
  await page.goto('/solutions')
  expect(await movesAfterClick(page, 'main fieldset >> nth=0 >> input >> nth=1')).toEqual([])
})
