import { settle } from '../../support/browser/settle.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'
import { inAllOnly } from '../../support/whole.ts'

test('opening dialogs and answers and hovering over links request nothing from other hosts', async ({
  page,
  outsideRequests,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await startApp(page)
  for (const name of ['Schedule Demo', 'Watch Demo Video']) {
    await page.getByRole('main').getByRole('button', { name }).first().click()
    const frame = page.getByRole('dialog').locator('iframe')
    await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click()
  for (const link of await page.getByRole('main').getByRole('link').filter({ visible: true }).all()) {
    await link.hover()
  }
  expect(outsideRequests).toEqual([])
})

test('the iframe of a dialog loads when the dialog opens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => path.startsWith('/stand-ins/'))).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first().click()
  await expect.poll(() => asked.filter((path) => path.startsWith('/stand-ins/')).length).toBeGreaterThan(0)
})

test('a visitor downloads the content of the current page only', async ({ page }) => {
  const content: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_content/')) content.push(pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await startApp(page)
  await settle(page)
  expect([...new Set(content)]).toEqual(['/_content/index.json'])
})

test('a page without interaction loads its font and no app code', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Only a headed browser requests the icon for its tab.
    if (pathname !== '/favicon.svg') asked.push(pathname)
  })
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  await settle(page)
  expect(asked).toEqual(['/pricing', expect.stringMatching(/^\/fonts\/instrument-sans-[\w-]{8}\.woff2$/)])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
})

test('typing a character outside the font subset loads the full font', async ({ page }) => {
  const typefaces: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') typefaces.push(new URL(request.url()).pathname)
  })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await startApp(page)
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('Sixty-six!\t{}')
  await settle(page)
  expect(typefaces).toHaveLength(1)
  await field.fill('Łukasz')
  await expect.poll(() => typefaces).toEqual([typefaces[0], '/fonts/instrument-sans.woff2'])
})

test('scrolling prefetches the app without starting it', async ({ page }) => {
  await page.goto('/legal', { waitUntil: 'networkidle' })
  const fetched = page.waitForRequest(/\/assets\/entryClient-/)
  await page.evaluate(() => scrollTo(0, 300))
  expect((await fetched).resourceType()).toBe('fetch')
  await settle(page)
  expect(await page.evaluate(() => window.pagewright.live)).toBe(false)
})

test('nothing is prefetched in data saver mode', inAllOnly, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo(0, 300))
  await settle(page)
  expect(scripts).toEqual([])
})
