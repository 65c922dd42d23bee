import type { Page } from '@playwright/test'
import { shownBy } from '../../../tools/fuzz/pageProbes.ts'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { settle } from '../../support/browser/settle.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'
import { inAllOnly, sampleOf } from '../../support/whole.ts'

/** An island of Home. */
const islandWith = (page: Page, content: string) => page.locator('[data-island]').filter({ has: page.locator(content) })

/** Requests of scripts from now on, without that of a typeface that a busy machine shows late. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !pathname.startsWith('/assets/typeface-')) scripts.push(pathname)
  })
  return scripts
}

interface Intent {
  /** Selects the content of the island that starts. */
  readonly starts: string
  readonly give: (page: Page) => Promise<void>
}

const form = 'form'
const research = 'summary:has-text("After hours")'
const calendar = '[aria-label="Booking calendar"]'

const signsOfIntent: Record<string, Intent> = {
  'the pointer over a field': {
    starts: form,
    give: (page) => islandWith(page, form).getByRole('textbox').first().hover(),
  },
  'the pointer over a question': {
    starts: research,
    give: (page) => page.locator(research).hover(),
  },
  'the focus in a field': {
    starts: form,
    give: (page) => islandWith(page, form).getByRole('textbox').first().focus(),
  },
  'a word typed': {
    starts: form,
    give: (page) => islandWith(page, form).getByRole('textbox').first().fill('Ada'),
  },
  'the pointer over a button that opens a dialog': {
    starts: calendar,
    give: (page) => page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first().hover(),
  },
  'a dialog that opens': {
    starts: calendar,
    give: (page) =>
      page.evaluate(() => document.querySelector<HTMLDialogElement>('#dialog-schedule-demo')?.showModal()),
  },
}

for (const [sign, { starts, give }] of sampleOf(Object.entries(signsOfIntent), 2)) {
  test(`${sign} hydrates its island, no other, and logs nothing`, async ({ page, consoleMessages }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await give(page)
    await expect(islandWith(page, starts)).toHaveAttribute('data-live')
    await settle(page)
    await expect(page.locator('[data-live]')).toHaveCount(1)
    expect(consoleMessages).toEqual([])
  })
}

test('hydration keeps what a visitor has changed', async ({ page }) => {
  await page.goto('/')
  const release = await holdRequests(page, '**/assets/**')
  const text = islandWith(page, research).locator('details').first()
  const restaurants = page
    .getByRole('region', { name: /Industry Solutions/ })
    .getByRole('radio', { name: /restaurants/i })
  const name = page.getByRole('textbox', { name: /name/i }).first()
  await text.locator('summary').first().click()
  await restaurants.check({ force: true })
  await name.fill('Ada Lovelace')
  release()
  await startApp(page)
  await settle(page)
  await expect(text).toHaveAttribute('open')
  await expect(restaurants).toBeChecked()
  await expect(name).toHaveValue('Ada Lovelace')
})

test('the hydrated markup equals the server’s markup', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const before = await shownBy(page)
  await startApp(page)
  await settle(page)
  expect(await shownBy(page)).toEqual(before)
})

test.describe('without any script file', () => {
  const works = async (page: Page, path: string, use: () => Promise<void>) => {
    const scripts = watchScripts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await use()
    await settle(page)
    expect(scripts).toEqual([])
    await expect(page.locator('[data-live]')).toHaveCount(0)
  }

  test('a page is read to its end', async ({ page }) => {
    await works(page, '/', async () => {
      await page.mouse.wheel(0, 100_000)
      await expect(page.getByRole('contentinfo')).toBeInViewport()
    })
  })

  test('a question opens', async ({ page }) => {
    const question = page.getByRole('region', { name: /Frequently Asked Questions/ }).locator('details')
    await works(page, '/', async () => {
      await question.nth(2).locator('summary').click()
      await expect(question.nth(2)).toHaveAttribute('open')
    })
  })

  test('a choice shows what belongs to it', async ({ page }) => {
    const choice = page.getByRole('region', { name: /Industry Solutions/ }).getByRole('radio', { name: /restaurants/i })
    await works(page, '/', async () => {
      await choice.check({ force: true })
      await expect(choice).toBeChecked()
    })
  })

  test('a tab opens', async ({ page }) => {
    const tab = page.getByRole('tab').nth(1)
    await works(page, '/demo', async () => {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName((await tab.innerText()).trim())
    })
  })

  test('a dialog without islands opens', async ({ page }) => {
    const button = page.locator('main [command=show-modal][commandfor="dialog-try-voice-agent"]').first()
    await works(page, '/', async () => {
      await button.click()
      await expect(page.getByRole('dialog', { name: 'Try Our AI Voice Agent' })).toBeVisible()
    })
  })

  test('a billing period shows its prices', async ({ page }) => {
    const annual = page.locator('input[data-billing-period][value="annual"]').first()
    await works(page, '/pricing', async () => {
      await annual.check({ force: true })
      await expect(page.getByRole('main').getByText('/annual').first()).toBeVisible()
    })
  })
})

test.describe('before styles and scripts have loaded', () => {
  /** Opens Home, whose style sheet and scripts arrive once the returned function is called. */
  async function seeFirstScreen(page: Page): Promise<() => void> {
    const release = await holdRequests(page, /\/assets\/.*\.(?:css|js)$/)
    await page.goto('/', { waitUntil: 'commit' })
    return release
  }

  test('a tap opens a dialog with its title, and the rest follows', async ({ page }) => {
    const release = await seeFirstScreen(page)
    await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Schedule Your Demo' })
    await expect(dialog.getByRole('heading', { name: 'Schedule Your Demo' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    const rest = dialog.locator('[data-island]')
    await expect(rest).toBeHidden()
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter((file) => /\.(?:css|js)$/.test(file))).toEqual([])

    release()
    await expect(rest).toBeVisible()
    await expect(rest).toHaveAttribute('data-live')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('the menu opens with its links', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const release = await seeFirstScreen(page)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    release()
  })
})

test.describe('a click before hydration', () => {
  test('on a dialog button opens the dialog once and immediately', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[data-live]')).toHaveCount(0)
  })

  test('on a control that needs the app takes effect once after hydration', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-02T15:00:00'))
    const release = await holdRequests(page, '**/*.js')
    await page.goto('/')
    const control = page.locator('main button[data-needs-app]').first()
    const expanded = () => control.getAttribute('aria-expanded')
    await control.click()
    await control.click()
    expect(await expanded()).toBe('false')
    release()
    await expect.poll(expanded).toBe('true')
    await settle(page)
    expect(await expanded()).toBe('true')
  })
})

test(
  'without `closedby`, a click outside the menu closes it and a click inside does not',
  inAllOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 })
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
      addEventListener('DOMContentLoaded', () => {
        for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby')
      })
    })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const { x, y } = (await menu.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 2, y + 2)
    await expect(menu).toBeVisible()
    await page.mouse.click(x - 20, y + 100)
    await expect(menu).toBeHidden()
  },
)

test('dialogs open even without invoker commands', inAllOnly, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await page.goto('/')
  const button = page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first()
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
