import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../support/browser/test.ts'
import { violationsOf } from '../../support/browser/violationsOf.ts'

test.use({ site: 'counted' })

const script = 'https://tally.example/tally.js?id=7'

/** Does what counting scripts do: loads another script, sends requests, shows a picture, sets a cookie, takes commands. */
const tally = `
  const send = (command) => fetch('https://in.tally.example/' + command[0], {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([...command]),
  })
  window.begun = { data: document.currentScript.dataset.site, commands: window.tallyList.map((each) => [...each]) }
  document.cookie = 'tally=1'
  const more = document.createElement('script')
  more.src = 'https://tally.example/more.js'
  document.head.append(more)
  new Image().src = 'https://in.tally.example/pixel.gif'
  navigator.sendBeacon('https://in.tally.example/beacon', 'x')
  window.tallyList.forEach(send)
  window.tally = (...command) => send(command)
`

async function answerAsTally(context: BrowserContext): Promise<void> {
  await context.route('https://*.tally.example/**', (route) => route.fulfill({ status: 204 }))
  await context.route('https://tally.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url() === script ? tally : 'window.more = 1',
    }),
  )
}

test.beforeEach(({ context }) => answerAsTally(context))

const notice = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isGone = (page: Page) => expect(notice(page)).toHaveCount(0)
/** The last script of the page, which asks. */
const ready = (page: Page) => expect(button(page, 'Privacy choices')).toBeVisible()

test('nothing is sent before an answer, nor after a refusal, which is remembered', async ({
  page,
  outsideRequests,
}) => {
  await page.goto('/')
  await expect(notice(page)).toContainText('May Tally count your visit?')
  await page.goto('/privacy')
  await expect(notice(page)).toBeVisible()
  await button(page, 'Refuse').click()
  await isGone(page)
  for (const path of ['/', '/privacy']) {
    await page.goto(path)
    await ready(page)
    await isGone(page)
    await button(page, 'Order honey').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  expect(outsideRequests).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('after consent the script runs as it does elsewhere, and gets the events', async ({ page, outsideRequests }) => {
  await page.goto('/')
  await button(page, 'Allow').click()
  await isGone(page)
  const sent = (path: string) => `https://in.tally.example/${path}`
  await expect
    .poll(() => [...outsideRequests].sort())
    .toEqual([sent('beacon'), sent('begin'), sent('pixel.gif'), 'https://tally.example/more.js', script].sort())
  expect(await page.evaluate(() => Reflect.get(window, 'begun'))).toMatchObject({
    data: 'hill-bees',
    commands: [['begin', expect.any(Date), 7]],
  })
  const event = page.waitForRequest(sent('event'))
  await button(page, 'Order honey').click()
  expect((await event).postDataJSON()).toEqual(['event', 'order_opened', { button: 'Order honey', page: '/' }])

  const again = page.waitForRequest(script)
  await page.goto('/privacy')
  await again
  await isGone(page)
})

test('a visitor changes the answer at the end of the page, and the script ends', async ({ page, outsideRequests }) => {
  await page.goto('/')
  await button(page, 'Allow').click()
  await expect.poll(() => outsideRequests).toContain('https://tally.example/more.js')
  await button(page, 'Privacy choices').click()
  await expect(button(page, 'Allow')).toHaveAttribute('aria-pressed', 'true')
  const loaded = page.waitForEvent('load')
  await button(page, 'Refuse').click()
  await loaded
  const before = outsideRequests.length
  await ready(page)
  await isGone(page)
  await button(page, 'Order honey').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(outsideRequests.slice(before)).toEqual([])
})

test('the notice takes no focus until the visitor opens it, and gives it back', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'What that means' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await isGone(page)
  await button(page, 'Privacy choices').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Refuse')).toBeFocused()
  await page.keyboard.press('Escape')
  await isGone(page)
  await expect(button(page, 'Privacy choices')).toBeFocused()
})

test('its buttons are equal, and it fits a small screen in both schemes without moving the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const [refuse, allow] = await Promise.all(['Refuse', 'Allow'].map((name) => button(page, name).boundingBox()))
  expect([refuse?.width, refuse?.height]).toEqual([allow?.width, allow?.height])
  expect(refuse?.height).toBeGreaterThanOrEqual(44)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page)).toEqual([])
  }
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 300, 0)
      }),
  )
  expect(shift).toBeLessThan(0.01)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.emulateMedia({ media: 'print' })
  await expect(notice(page)).toBeHidden()
})

test('Global Privacy Control is a refusal, without a notice', async ({ page, outsideRequests }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const asked = page.waitForResponse(/assets\/count-/)
  await page.goto('/')
  await asked
  await page.waitForLoadState('networkidle')
  await isGone(page)
  await expect(page.locator('[data-privacy]')).toBeHidden()
  expect(outsideRequests).toEqual([])
})

test('a service that needs no consent loads at once', async ({ page }) => {
  await page.route('**/assets/count-*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"consent":"ask"', '"consent":"no"')
    await route.fulfill({ response, body })
  })
  const loaded = page.waitForRequest(script)
  await page.goto('/')
  await loaded
  await isGone(page)
})

test('a page that the browser keeps follows an answer on another page', async ({ page, outsideRequests }) => {
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('pagewright-counting', 'yes@tally.example')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await isGone(page)
  await expect.poll(() => outsideRequests).toContain(script)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is neither a notice nor a request', async ({ page, outsideRequests }) => {
    await page.goto('/')
    await isGone(page)
    await expect(page.locator('[data-privacy]')).toBeHidden()
    expect(outsideRequests).toEqual([])
  })
})
