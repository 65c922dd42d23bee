import type { Page } from '@playwright/test'
import { choiceKey } from '../../../src/site/runtime/choiceKey.ts'
import { settle } from '../../support/browser/settle.ts'
import { test as base, expect } from '../../support/browser/test.ts'
import { violationsOf } from '../../support/browser/violationsOf.ts'
import { blockTypes, readExamples } from '../../support/exampleSite.ts'
import { type RunningServer, startServer } from '../../support/servers.ts'

/** A development server of its own. */
const test = base.extend<object, { dev: RunningServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const server = await startServer('dev', {})
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ dev }, use) => use(dev.url),
})

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile, 'a developer sits at a desk')
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Opens the list, or the page of a block type, and waits until it has rendered. */
async function open(page: Page, type = ''): Promise<void> {
  await page.goto(`/__gallery${type && `/${type}`}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What libraries say in development. */
const isOfLibrary = (message: string) => /^debug: \[vite\]|React DevTools|Reduced Motion enabled/.test(message)

test('the gallery lists every block type and links to its page', async ({ page }) => {
  await open(page)
  const nav = page.getByRole('navigation', { name: 'Block types' })
  await expect(nav.getByRole('link')).toHaveText(blockTypes)
  await nav.getByRole('link', { name: 'timeline' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'timeline' })).toBeVisible()
  await page.getByRole('link', { name: 'All block types' }).click()
  await expect(nav.getByRole('link')).toHaveText(blockTypes)
})

test('the page of a block type shows its examples on two devices and its fields', async ({ page }) => {
  await open(page, 'stats')
  const preview = (device: string) => page.getByTitle(new RegExp(`^stats(, example 1)? on a ${device}$`))
  await expect(preview('desktop')).toHaveAttribute('width', '1280')
  await expect(preview('phone')).toHaveAttribute('width', '390')
  const table = page.getByRole('region', { name: 'Fields of stats' }).getByRole('table')
  await expect(table.getByRole('row', { name: /^items yes list: group \(at most 6\)/ })).toBeVisible()
})

test('a block type and a whole page are shown in the look that is chosen', async ({ page }) => {
  await open(page, 'stats')
  await page.getByRole('navigation', { name: 'Looks' }).getByRole('link', { name: 'press' }).click()
  await expect(page).toHaveURL(/\/looks\/press\/stats$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase')
  const frame = page.getByTitle(/^stats(, example 1)? on a desktop$/).contentFrame()
  await expect(frame.getByRole('heading', { level: 2 })).toHaveCSS('text-transform', 'uppercase')
  await page.getByRole('link', { name: 'All block types' }).click()
  await page.getByRole('link', { name: 'A page in this look' }).click()
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveCSS('text-transform', 'uppercase')
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
})

test('a group that many blocks share is described on the page of each', async ({ page }) => {
  await open(page, 'cta')
  await page.getByRole('link', { name: 'fields of Action' }).first().click()
  await expect(page.getByRole('region', { name: 'Fields of Action' })).toBeInViewport()
})

test('every preview in the gallery shows its block and logs nothing', async ({ page, consoleMessages }) => {
  test.setTimeout(180_000)
  // `greeting` shows only what a visitor chose before.
  await page.addInitScript(
    // A sandboxed frame has no storage.
    (key) => self === top && sessionStorage.setItem(key, 'Bakery'),
    choiceKey('/__gallery/preview/greeting-1'),
  )
  const ids = blockTypes.flatMap((type) => readExamples(type).map((_, index) => `${type}-${index + 1}`))
  for (const id of ids) {
    await page.goto(`/__gallery/preview/${id}`)
    await expect(page.locator('main > *').first(), id).toBeVisible()
    await settle(page)
    expect(
      consoleMessages.filter((message) => !isOfLibrary(message)),
      id,
    ).toEqual([])
  }
})

test('a gallery preview shows only the block, at the width of its device and in the chosen color scheme', async ({
  page,
}) => {
  await open(page, 'faq')
  const frame = page.getByTitle('faq on a phone').contentFrame()
  await expect(frame.getByText('Can you hold bread for me?')).toBeVisible()
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(frame.getByRole('contentinfo')).toHaveCount(0)
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390)

  const scheme = () => frame.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)
  for (const choice of ['Dark', 'Light']) {
    await page.getByText(choice, { exact: true }).click()
    await expect.poll(scheme).toBe(choice.toLowerCase())
  }
})

test('a preview of what a visitor chose shows a choice, here and in a tab of its own', async ({ page }) => {
  await open(page, 'greeting')
  const frame = page.getByTitle('greeting on a phone').contentFrame()
  await expect(frame.getByText('Picked for you: Bakery')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open greeting on a phone in a new tab' }).click()
  await expect((await opened).getByText('Picked for you: Bakery')).toBeVisible()
})

test('a gallery preview is never larger than its device', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, 'faq')
  const width = (device: string) =>
    page.getByTitle(`faq on a ${device}`).evaluate((frame) => Math.round(frame.getBoundingClientRect().width))
  await expect.poll(() => width('phone')).toBe(390)
  expect(await width('desktop')).toBeLessThan(768)
  expect(await width('desktop')).toBeGreaterThan(600)
})

test('the gallery copies the YAML of an example and announces it', async ({ page }) => {
  await open(page, 'guarantee')
  await page.getByRole('button', { name: 'Copy the YAML of guarantee' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toHaveCount(1)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const block = copied.replace(/^ {6}- /, '        ').replace(/^ {8}/gm, '')
  expect(block).toBe(readExamples('guarantee')[0])
})

test('the gallery’s search filters by name and description', async ({ page }) => {
  await open(page)
  const search = page.getByRole('searchbox', { name: 'Find a block' })
  const found = page.getByRole('navigation', { name: 'Block types' }).getByRole('link')
  await search.fill('three sliders')
  await expect(found).toHaveText(['calculator'])
  await expect(page.getByRole('status').first()).toHaveText(`1 of ${blockTypes.length} block types`)
  await search.fill('CALL panel')
  await expect(found).toContainText(['call-panel'])
  await search.fill(' ')
  await expect(found).toHaveCount(blockTypes.length)
})

const visits = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

for (const { width, colorScheme } of visits) {
  test(`the gallery has no axe violations and no sideways scrolling at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    for (const type of ['', 'faq']) {
      await open(page, type)
      // The previews are pages of their own, which the contract tests of the blocks check.
      expect(await violationsOf(page, { exclude: 'iframe' })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  })
}
