import type { Locator, Page } from '@playwright/test'
import { tabTo, walk } from '../support/browser/focusStop.ts'
import { settle } from '../support/browser/settle.ts'
import { startApp } from '../support/browser/startApp.ts'
import { testedPathsOf } from '../support/browser/wholeSite.ts'
import type { SiteName } from '../support/builtSites.ts'
import { sampleOf, whole } from '../support/whole.ts'
import { expect, test } from './test.ts'

/** The main tasks of a visitor with only the keyboard, with every focused element in full view. */

test.beforeEach(async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own width')
  test.slow()
  // A Wednesday at noon.
  await page.clock.setFixedTime(new Date('2031-03-12T12:00:00-04:00'))
})

const main = (page: Page) => page.getByRole('main')
const button = (scope: Locator, name: string | RegExp) => scope.getByRole('button', { name }).first()

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await startApp(page)
}

/** Opens a dialog from its button, runs `inside` and closes it with Escape. Expects the focus on the button. */
async function through(
  page: Page,
  opener: Locator,
  dialogName: string | RegExp,
  inside: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: dialogName })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await inside(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

test('the focus is in sight at once, however fast it moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  const jump = page.locator('html')
  await page.mouse.wheel(0, 300)
  await expect(jump, 'A jump by a link is smooth.').toHaveCSS('scroll-behavior', 'smooth')
  const outOfSight: string[] = []
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const { activeElement } = document
      const { top, bottom, height } = (activeElement as Element).getBoundingClientRect()
      const isInSight = top < innerHeight && bottom > 0
      return height === 0 || isInSight ? '' : (activeElement?.textContent ?? '')
    })
    if (hidden) outOfSight.push(hidden)
  }
  expect(outOfSight).toEqual([])
})

/** The looks under which the main tasks are tested. */
const looks = {
  'as it is': async () => {},
  'with letters twice as large': async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  },
  'in the colours of the system': (page: Page) => page.emulateMedia({ forcedColors: 'active' }),
} as const

for (const [look, take] of sampleOf(Object.entries(looks), 3)) {
  test.describe(`with only the keyboard, ${look}`, () => {
    test.beforeEach(({ page }) => take(page))

    test('a visitor can book a demo and open a video from the hero', async ({ page }) => {
      await open(page, '/')
      await through(page, button(main(page), 'Schedule Demo'), 'Schedule Your Demo', async (dialog) => {
        // Tab into the calendar's iframe, which has its own Tab stops, and out again.
        await page.keyboard.press('Tab')
        await expect(dialog.locator('iframe')).toBeFocused()
        await tabTo(page, button(dialog, 'Close'), 'Shift+Tab')
      })
      await through(page, button(main(page), 'Watch Demo Video'), 'AI Voice Agent Demo', async (dialog) => {
        await expect(button(dialog, 'Close')).toBeFocused()
      })
    })

    test('a visitor can choose an annual plan and open its checkout', async ({ page, context }) => {
      await open(page, '/pricing')
      const annual = main(page)
        .getByRole('radio', { name: /annual/i })
        .first()
      const monthly = main(page)
        .getByRole('radio', { name: /monthly/i })
        .first()
      await tabTo(page, monthly)
      await page.keyboard.press('ArrowRight')
      await expect(annual).toBeChecked()
      const checkout = main(page)
        .getByRole('link')
        .and(page.locator('[href*="checkout"][href*="pro"][href*="annual"]'))
        .first()
      await tabTo(page, checkout)
      const opened = context.waitForEvent('page')
      await page.keyboard.press('Enter')
      expect((await opened).url()).toContain('annual')
    })

    test('a visitor can call the demo line', async ({ page }) => {
      await open(page, '/pricing')
      const opener = button(main(page), 'Try the AI Voice Agent')
      await through(page, opener, 'Try the AI Voice Agent', async (dialog) => {
        await tabTo(page, dialog.getByRole('link', { name: 'Call Now' }))
      })
    })

    test('a visitor can request a demo with date and time', async ({ page }) => {
      await open(page, '/')
      const form = main(page).locator('form')
      await tabTo(page, form.getByRole('textbox', { name: /name/i }).first())
      for (const words of ['Ada Lovelace', 'ada@analytical.example', '+1 202 555 0199', 'Engines & Sons']) {
        await page.keyboard.type(words)
        await page.keyboard.press('Tab')
      }
      await expect(form.getByRole('button', { name: /date/i })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('grid')).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('grid')).toBeHidden()
      const time = form.getByRole('combobox', { name: /time/i })
      await tabTo(page, time)
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option', { name: '9:00 AM', exact: true })).toBeVisible()
      await page.keyboard.press('Home')
      await page.keyboard.press('Enter')
      await expect(time).toContainText('9:00 AM')
      await tabTo(page, button(form, /^schedul/i))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
        'Your demo is scheduled for March 19, 2031 at 9:00 AM.',
      )
    })

    test('a visitor can correct and send a message and dismiss the toast', async ({ page }) => {
      await open(page, '/contact')
      const form = main(page).locator('form')
      const field = (name: string) => form.getByRole('textbox', { name })
      await tabTo(page, field('Name'))
      await page.keyboard.type('A')
      await tabTo(page, button(form, /send/i))
      await page.keyboard.press('Enter')
      await expect(field('Name')).toBeFocused()
      await expect(field('Name')).toHaveAccessibleDescription(/at least 2 characters/)
      await page.keyboard.type('da')
      for (const words of ['ada@analytical.example', 'A question', 'How soon could you begin?']) {
        await page.keyboard.press('Tab')
        await page.keyboard.type(words)
      }
      await tabTo(page, button(form, /send/i))
      await page.keyboard.press('Enter')
      const notices = page.getByRole('region', { name: 'Notifications' })
      await expect(notices).toContainText('Message Sent')
      await tabTo(page, notices.getByRole('button', { name: /dismiss|close/i }))
      await page.keyboard.press('Enter')
      await expect(notices.getByText('Message Sent')).toHaveCount(0)
    })

    test('a visitor can reach a page through the menu of a narrow screen', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/')
      const opener = button(page.getByRole('banner'), /menu/i)
      await through(page, opener, 'Menu', async (menu) => {
        await tabTo(page, menu.getByRole('link', { name: 'Try AI Voice Agent' }))
      })
      await page.keyboard.press('Enter')
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await tabTo(page, menu.getByRole('link', { name: 'Pricing' }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/pricing')
      await expect(menu).toBeHidden()
    })
  })
}

test.describe('with only the keyboard', () => {
  test('a visitor can choose an industry and read its details', async ({ page }) => {
    await open(page, '/')
    const industries = page.getByRole('region', { name: /Industry Solutions/ })
    await tabTo(page, industries.getByRole('radio', { name: /real estate/i }))
    await page.keyboard.press('ArrowRight')
    await expect(industries.getByRole('radio', { name: /restaurants/i })).toBeChecked()
    await expect(industries.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(1)
  })

  test('a visitor can open and close questions', async ({ page }) => {
    await open(page, '/pricing')
    const questions = page.getByRole('region', { name: /Frequently Asked/ }).locator('details')
    await expect(questions.nth(0)).toHaveAttribute('open')
    await tabTo(page, questions.nth(1).locator('summary'))
    await page.keyboard.press('Enter')
    await expect(questions.nth(1)).toHaveAttribute('open')
    await expect(questions.nth(0)).not.toHaveAttribute('open')
    await page.keyboard.press('Space')
    await expect(questions.nth(1)).not.toHaveAttribute('open')
  })

  test('a visitor can switch between the three demos and use them', async ({ page }) => {
    await open(page, '/demo')
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    await tabTo(page, tab(/live/i))
    await page.keyboard.press('ArrowRight')
    await expect(tab(/video/i)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(tab(/schedule/i)).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: /schedule/i }).locator('iframe')).toBeVisible()
  })

  test('a visitor can open a legal text from the index', async ({ page }) => {
    await open(page, '/legal')
    const chip = main(page).getByRole('navigation').getByRole('link', { name: 'Privacy', exact: true })
    await tabTo(page, chip)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/legal#privacy-policy')
    const text = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Privacy Policy' }) })
    await expect(text).toHaveAttribute('open')
  })

  test('a visitor can calculate savings with the arrow keys', async ({ page }) => {
    await open(page, '/niches/healthcare')
    const calls = main(page).getByRole('slider', { name: /calls/i })
    await tabTo(page, calls)
    await expect(calls).toHaveValue('500')
    await page.keyboard.press('ArrowRight')
    await expect(calls).toHaveValue('550')
    await page.keyboard.press('Home')
    await expect(calls).toHaveValue('100')
  })

  test('a visitor can book a consultation from the music page', async ({ page }) => {
    await open(page, '/niches/music')
    await through(page, button(main(page), 'Schedule Consultation'), 'Schedule Your Consultation', async (dialog) => {
      await expect(dialog.locator('iframe')).toBeVisible()
    })
  })
})

/** Every page is tested backward, where the header is most likely to cover the focus. The whole run tests the rest. */
const walks = [
  { width: 1280, key: 'Shift+Tab' },
  ...(whole
    ? ([
        { width: 1280, key: 'Tab' },
        { width: 390, key: 'Tab' },
        { width: 390, key: 'Shift+Tab' },
      ] as const)
    : []),
] as const

for (const name of ['own', 'dentist'] satisfies SiteName[]) {
  test.describe(`the keyboard focus on ${name}`, () => {
    test.use({ site: name })
    for (const path of sampleOf(testedPathsOf(name), 2)) {
      for (const { width, key } of walks) {
        test(`is always fully visible on ${path} at ${width} px with ${key}`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 })
          await open(page, path)
          await settle(page)
          const { stops, problems } = await walk(page, key)
          expect(problems).toEqual([])
          expect(stops).toBeGreaterThan(3)
        })
      }
    }
  })
}
