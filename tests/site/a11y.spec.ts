import type { Page } from '@playwright/test'
import { startApp } from '../support/browser/startApp.ts'
import { violationsOf } from '../support/browser/violationsOf.ts'
import { sampleOf, whole } from '../support/whole.ts'
import { expect, test } from './test.ts'

const widths = [390, 768, 1280]
const schemes = ['light', 'dark'] as const
const dialogs = ['Schedule Demo', 'Watch Demo Video', 'Try Our AI Voice Agent']

// One browser window is enough: each test sets its own width.
test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own width')
})

async function openAllDetails(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((rows) => {
    for (const row of rows) {
      row.removeAttribute('name')
      row.setAttribute('open', '')
    }
  })
}

for (const [row, width] of sampleOf(widths, 2).entries()) {
  for (const colorScheme of whole ? schemes : schemes.slice(row, row + 1)) {
    test.describe(`axe at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      test('finds nothing on Home', async ({ page }) => {
        await page.goto('/', { waitUntil: 'networkidle' })
        expect(await violationsOf(page)).toEqual([])
        await startApp(page)
        await openAllDetails(page)
        expect(await violationsOf(page)).toEqual([])
      })

      for (const name of dialogs) {
        test(`finds nothing in the dialog of '${name}'`, async ({ page }) => {
          await page.goto('/')
          await page.getByRole('main').getByRole('button', { name }).first().click()
          await expect(page.getByRole('dialog')).toBeVisible()
          const frame = page.getByRole('dialog').locator('iframe')
          if ((await frame.count()) > 0) {
            await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible()
          }
          // The page behind a modal dialog is inert and has its own test.
          expect(await violationsOf(page, { include: 'dialog[open]' })).toEqual([])
        })
      }

      test('finds nothing in the menu and on the not-found page', async ({ page }) => {
        await page.goto('/nowhere')
        expect(await violationsOf(page)).toEqual([])
        const menu = page.getByRole('banner').getByRole('button', { name: /menu/i })
        if (await menu.isVisible()) {
          await menu.click()
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
          expect(await violationsOf(page, { include: 'dialog[open]' })).toEqual([])
        }
      })
    })
  }
}

test('no page scrolls sideways from 320 to 1920 px', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 360, 390, 600, 768, 769, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('every touch target is at least 44 px high or has enough space around it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const small = await page
    .locator(
      'main button, main summary, main input:not([type="radio"]), main select, footer a, header a, header button',
    )
    .filter({ visible: true })
    .evaluateAll((targets) =>
      targets
        .map((target) => ({
          name: target.textContent?.trim(),
          height: target.getBoundingClientRect().height,
        }))
        .filter(({ height }) => height < 43.5),
    )
  expect(small).toEqual([])
})

test.describe('with only the keyboard', () => {
  test('the first Tab stop is a skip link', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: /skip to/i })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
  })

  test('Tab reaches every control of Home in reading order and shows the focus', async ({ page }) => {
    await page.goto('/')
    await startApp(page)
    const seen: number[] = []
    for (let step = 0; step < 200; step += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const all = [...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')]
        // The focus ring of a hidden radio button is drawn on its card.
        const drawn = [element, element.closest('label'), element.nextElementSibling, element.parentElement]
        const ring = drawn.some((part) => {
          if (!part) return false
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
        })
        return {
          index: all.indexOf(element),
          ring,
          name: element.textContent || element.getAttribute('name'),
        }
      })
      if (!stop) break
      expect(stop.ring, `focus is visible on ${stop.name}`).toBe(true)
      seen.push(stop.index)
    }
    expect(seen.length).toBeGreaterThan(20)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })

  test('a dialog opens with Enter, closes with Escape and returns the focus', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})

for (const path of ['/', '/industries/healthcare', '/contact', '/niches/music/about']) {
  test(`nothing on ${path} moves by itself for more than five seconds`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const endings = () =>
      page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          if (!(animation instanceof CSSAnimation)) return []
          return [[animation.animationName, Number(animation.effect?.getComputedTiming().endTime)] as const]
        }),
      )
    await page.goto(path)
    const delivered = await endings()
    expect(delivered.length).toBeGreaterThan(0)
    await startApp(page)
    expect([...delivered, ...(await endings())].filter(([, end]) => end > 5000)).toEqual([])
  })
}

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await startApp(page)
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .map((animation) => animation.id || String((animation as CSSAnimation).animationName)),
  )
  expect(running).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})
