import type { Locator, Page } from '@playwright/test'
import { startApp } from '../support/browser/startApp.ts'
import { inAllOnly, sampleOf } from '../support/whole.ts'
import { expect, test } from './test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768

const band = (page: Page, heading: RegExp): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading }) })

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test.describe('the sections of Home', () => {
  test('start with one h1', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })

  test('show five named logos once they come into view', inAllOnly, async ({ page }) => {
    const logos = band(page, /Trusted by Industry Leaders/).getByRole('img')
    await expect(logos).toHaveCount(5)
    for (const logo of await logos.all()) {
      await expect(logo).toHaveAccessibleName(/\w/)
      await logo.scrollIntoViewIfNeeded()
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    // As a picture of the whole page shows them.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    for (const logo of await logos.all()) {
      expect(await logo.evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    }
  })
})

test.describe('the hero of Home', () => {
  const buttons = [
    { action: 'Schedule Demo', dialog: 'Schedule Your Demo', frame: /calendar/i },
    { action: 'Watch Demo Video', dialog: 'AI Voice Agent Demo', frame: /video/i },
  ]
  for (const { action, dialog, frame } of sampleOf(buttons, 2)) {
    test(`opens the dialog of '${action}', and closing it returns the focus`, async ({ page }) => {
      const button = page.getByRole('main').getByRole('button', { name: action }).first()
      const window = page.getByRole('dialog', { name: dialog })
      const ways: Record<string, () => Promise<void>> = {
        escape: () => page.keyboard.press('Escape'),
        'the close button': () => window.getByRole('button', { name: 'Close' }).click(),
        'the backdrop': () => page.mouse.click(4, 4),
      }
      for (const [way, close] of Object.entries(ways)) {
        await test.step(way, async () => {
          await button.click()
          await expect(window).toBeVisible()
          await expect(window.locator('iframe')).toHaveAttribute('title', frame)
          await expect(window.locator('iframe')).toBeVisible()
          await close()
          await expect(window).toBeHidden()
          await expect(button).toBeFocused()
        })
      }
    })
  }

  test('shows the booking calendar 700 px high, or 600 px on phones', inAllOnly, async ({ page }) => {
    await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first().click()
    const frame = page.getByRole('dialog', { name: /Schedule/ }).locator('iframe')
    await expect(frame).toBeVisible()
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(isPhone(page) ? 600 : 700)
  })

  test('prevents page scrolling while a dialog is open', inAllOnly, async ({ page }) => {
    await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.move(4, 4)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('End')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('keeps the keyboard inside an open dialog', inAllOnly, async ({ page }) => {
    await page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first().click()
    const window = page.getByRole('dialog')
    await expect(window).toBeVisible()
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && !activeElement?.closest('dialog[open]')
      })
      expect(isOutside).toBe(false)
    }
  })
})

test.describe('Industry Solutions on Home', () => {
  test('offers six industries with the first selected', inAllOnly, async ({ page }) => {
    const choices = band(page, /Industry Solutions/).getByRole('radio')
    await expect(choices).toHaveCount(6)
    await expect(choices.first()).toBeChecked()
    await expect(
      band(page, /Industry Solutions/)
        .getByText('Selected', { exact: true })
        .filter({ visible: true }),
    ).toHaveCount(1)
  })

  test('shows only the details of the selected industry', inAllOnly, async ({ page }) => {
    const solutions = band(page, /Industry Solutions/)
    const healthcare = solutions.getByRole('radio', { name: /healthcare/i })
    await healthcare.check({ force: true })
    await expect(healthcare).toBeChecked()
    await expect(solutions.getByText('Key Features').filter({ visible: true })).toHaveCount(1)
    await expect(solutions.getByText('Proven Results').filter({ visible: true })).toHaveCount(1)
    await expect(
      solutions
        .getByText(/missed appointments/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    const lists = solutions.getByRole('list').filter({ visible: true })
    const counts = await lists.evaluateAll((elements) => elements.map((list) => list.children.length))
    expect(counts).toEqual(expect.arrayContaining([5, 3]))
  })

  test('changes the selection with the arrow keys', inAllOnly, async ({ page }) => {
    const choices = band(page, /Industry Solutions/).getByRole('radio')
    await choices.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(choices.nth(1)).toBeChecked()
    await expect(choices.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(choices.first()).toBeChecked()
  })
})

test.describe('the research section of Home', () => {
  const rows = (page: Page) => band(page, /AI vs\. Human Callers/).locator('summary')

  test('opens one item at a time and lets it be closed', async ({ page }) => {
    const research = band(page, /AI vs\. Human Callers/)
    await expect(rows(page)).toHaveCount(3)
    await rows(page).nth(0).click()
    await expect(research.getByText('Key Insights').filter({ visible: true })).toHaveCount(1)
    await rows(page).nth(1).click()
    await expect(research.locator('details[open]')).toHaveCount(1)
    await expect(research.locator('details').nth(1)).toHaveAttribute('open')
    await rows(page).nth(1).click()
    await expect(research.locator('details[open]')).toHaveCount(0)
  })

  test('explains its source link on hover and focus', inAllOnly, async ({ page }) => {
    await startApp(page)
    await rows(page).nth(0).focus()
    await page.keyboard.press('Enter')
    const source = band(page, /AI vs\. Human Callers/)
      .getByRole('link', { name: /View source/ })
      .filter({ visible: true })
    await expect(source).toHaveAttribute('target', '_blank')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(source).toBeFocused()
    await expect(page.getByRole('tooltip')).toHaveText('View source')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    if (!isPhone(page)) {
      await source.hover()
      await expect(page.getByRole('tooltip')).toHaveText('View source')
      await page.mouse.move(0, 0)
      await expect(page.getByRole('tooltip')).toHaveCount(0)
    }
  })
})

test('the FAQ opens one answer at a time and lets it be closed', async ({ page }) => {
  const faq = band(page, /Frequently Asked Questions/)
  const questions = faq.locator('summary')
  await questions.nth(0).click()
  await questions.nth(1).click()
  await expect(faq.locator('details[open]')).toHaveCount(1)
  await questions.nth(1).click()
  await expect(faq.locator('details[open]')).toHaveCount(0)
})

test("'Go to Demo' opens the demo page", async ({ page }) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /Try .*AI Voice Agent/ })
    .first()
    .click()
  const window = page.getByRole('dialog', { name: 'Try Our AI Voice Agent' })
  await expect(window).toContainText(/quick form/)
  await window.getByRole('link', { name: 'Go to Demo' }).click()
  await expect(page).toHaveURL('/demo')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('the header', () => {
  const height = (page: Page) => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().height)
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  const look = (page: Page) =>
    page.getByRole('banner').evaluate((element) => {
      const parts = [element, ...element.querySelectorAll('*')]
      return parts
        .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::before')])
        .map((style) => [style.backgroundColor, style.boxShadow, style.backdropFilter, style.opacity].join())
        .join('|')
    })

  test('stays in view and changes after 75 px of scrolling', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const atTop = await look(page)
    await scrollTo(page, 75)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(75)
    expect(await look(page)).toBe(atTop)
    await scrollTo(page, 76)
    await expect.poll(() => look(page)).not.toBe(atTop)
    await expect(page.getByRole('banner')).toBeInViewport()
    await scrollTo(page, 0)
    await expect.poll(() => look(page)).toBe(atTop)
    expect(await height(page)).toBeGreaterThan(40)
  })

  test('has the tone of the band behind it, as a dialog’s gutter has', async ({ page }) => {
    const header = page.getByRole('banner')
    const bands = page.locator('#main')
    await scrollTo(page, 200)
    await expect(header, 'The hero is behind it.').toHaveCSS('color-scheme', 'dark')
    const night = await bands.locator('[data-under-header]').evaluate((hero) => getComputedStyle(hero).backgroundColor)
    await page
      .locator('dialog')
      .first()
      .evaluate((dialog: HTMLDialogElement) => dialog.showModal())
    await expect(page.locator('html')).toHaveCSS('background-color', night)
    await page.keyboard.press('Escape')
    await page
      .getByRole('heading', { name: 'Plug-and-Play' })
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    await expect(header).not.toHaveCSS('color-scheme', 'dark')
  })

  test('becomes a menu at 768 px and below', inAllOnly, async ({ page }) => {
    await page.setViewportSize({ width: 769, height: 900 })
    const menu = page.getByRole('banner').getByRole('button', { name: /menu/i })
    await expect(menu).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Solutions' })).toBeVisible()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(menu).toBeVisible()
    await menu.click()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await expect(panel).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Menu' })).toBeVisible()
    for (const [name, path] of [
      ['Home', '/'],
      ['Solutions', '/solutions'],
      ['Industries', '/industries'],
      ['Pricing', '/pricing'],
      ['Contact', '/contact'],
      ['Try AI Voice Agent', '/demo'],
    ] as const) {
      await expect(panel.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(menu).toBeFocused()
  })

  test('opens its menu at the inline end', inAllOnly, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    const panel = page.getByRole('dialog', { name: 'Menu' })
    const side = async () => {
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
      const { x = -1, width = 0 } = (await panel.boundingBox()) ?? {}
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      return x > 768 - x - width ? 'right' : 'left'
    }
    expect(await side()).toBe('right')
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    expect(await side()).toBe('left')
  })
})

test.describe('the footer', () => {
  test('links to case studies and resources', inAllOnly, async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('Case Studies', { exact: true })).toBeVisible()
    await expect(footer.getByText('Resources', { exact: true })).toBeVisible()
    const paths = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths).toEqual(
      expect.arrayContaining([
        '/industries/realestate',
        '/industries/healthcare',
        '/industries/restaurants',
        '/industries/contractors',
        '/pricing',
        '/legal',
      ]),
    )
    expect(paths.filter((path) => path === '/demo')).toHaveLength(2)
    await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/demo')
  })

  test('opens the social networks in new tabs', inAllOnly, async ({ page }) => {
    for (const name of ['Facebook', 'LinkedIn', 'TikTok']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })
})

test('the copyright shows the current year', inAllOnly, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T12:00:00'))
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})

test('pinch zoom is off as the site requests, and browser zoom still works', inAllOnly, async ({ page }) => {
  await expect(page.locator('meta[name="viewport"]')).not.toHaveAttribute('content', /user-scalable|maximum-scale/)
  const touchAction = await page.evaluate(() => getComputedStyle(document.documentElement).touchAction)
  expect(touchAction).toBe(isPhone(page) ? 'pan-x pan-y' : 'auto')
})
