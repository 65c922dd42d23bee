import { settle } from './settle.ts'
import { startApp } from './startApp.ts'
import { expect, test } from './test.ts'

test('no request leaves the site, whatever one opens', async ({ page, outsideRequests }) => {
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

test('frames wait until somebody opens their dialog', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => path.startsWith('/stand-ins/'))).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first().click()
  await expect.poll(() => asked.filter((path) => path.startsWith('/stand-ins/')).length).toBeGreaterThan(0)
})

test('a visitor downloads the content of the page they are on', async ({ page }) => {
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

test('a visitor who saves data downloads nothing ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
})
