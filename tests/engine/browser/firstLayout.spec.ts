import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser/test.ts'

/**
 * On phones, a page that arrives at once is laid out section by section, each in a task of its own. After the page
 * has loaded, no trace of this is left.
 */

interface Layout {
  /** Number of deferred sections. */
  readonly putOff: number
  /** Number of sections that were laid out, by task. */
  readonly tasks: readonly number[]
  /** Sections that are still deferred once the page has loaded, and its height by then. */
  readonly waiting: number
  readonly height: number
}

/** Watches the sections from the start and records them in `window.layout`. */
function watchBands(): void {
  const layout = { putOff: 0, tasks: [] as number[] }
  Object.assign(window, { layout })
  new MutationObserver((changes) => {
    const isBack = ({ target }: MutationRecord) => !(target as Element).hasAttribute('data-later')
    const back = changes.filter(isBack).length
    layout.putOff += changes.length - back
    if (back > 0) layout.tasks.push(back)
  }).observe(document, { attributeFilter: ['data-later'], subtree: true })
}

async function layoutOf(page: Page): Promise<Layout> {
  await page.waitForLoadState()
  return page.evaluate(() => ({
    ...(Reflect.get(window, 'layout') as Layout),
    waiting: document.querySelectorAll('[data-later]').length,
    height: document.documentElement.scrollHeight,
  }))
}

const untouched = { putOff: 0, tasks: [], waiting: 0 }
const scrollHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test.beforeEach(async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'wide screens see most of a page at once')
  await page.addInitScript(watchBands)
})

test('each section below the first is laid out in a task of its own before the page has loaded', async ({
  page,
}) => {
  // On a busy machine, a page can arrive in parts.
  await expect(async () => {
    await page.goto('about:blank')
    await page.goto('/')
    const { height, ...layout } = await layoutOf(page)
    const bands = await page.locator('main > *:nth-child(n+2), footer').count()
    expect(bands).toBeGreaterThan(8)
    expect(layout).toEqual({ putOff: bands, tasks: Array(bands).fill(1), waiting: 0 })
    expect(height).toBe(await scrollHeight(page))
  }).toPass()
})

test('a page opened at an anchor defers no section', async ({ page }) => {
  await page.goto('/#demo')
  expect(await layoutOf(page)).toMatchObject(untouched)
  await expect(page.locator('#demo')).toBeInViewport()
})

test('reloading or going back restores the scroll position', async ({ page }) => {
  await page.goto('/')
  await page.locator('#demo').evaluate((band) => band.scrollIntoView({ behavior: 'instant' }))
  const place = () => page.evaluate(() => Math.round(scrollY))
  const left = await place()
  expect(left).toBeGreaterThan(1000)

  await page.reload()
  expect(await layoutOf(page)).toMatchObject(untouched)
  await expect.poll(place).toBe(left)

  await page.evaluate(() => location.assign('/legal/privacy'))
  await page.waitForURL('**/legal/privacy')
  await page.goBack()
  await expect.poll(place).toBe(left)
})

test('a browser without `scheduler.yield` lays out the page without deferring sections', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Scheduler.prototype, 'yield'))
  await page.goto('/')
  expect(await layoutOf(page)).toMatchObject(untouched)
})

test.describe('a page whose HTML arrives in parts', () => {
  let host: Server
  let address: string
  let sendRest = () => {}

  /** Sends the first half of Home, and the rest once that half has been painted. */
  test.beforeAll(async ({ request }) => {
    const home = await (await request.get('/')).text()
    const middle = home.indexOf('<section', home.indexOf('id="demo"') - 1)
    host = createServer((asked, answer) => {
      if (asked.url === '/painted') {
        answer.end()
        sendRest()
      } else if (asked.url === '/') {
        answer.setHeader('Content-Type', 'text/html')
        answer.write(home.slice(0, middle))
        sendRest = () => answer.end(home.slice(middle))
      } else {
        answer.statusCode = 404
        answer.end()
      }
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`
  })

  test.afterAll(() => new Promise((resolve) => host.close(resolve)))

  test('keeps the parts that have been painted', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver(() => fetch('/painted')).observe({ type: 'paint' })
    })
    await page.goto(address)
    expect(await layoutOf(page)).toMatchObject(untouched)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
  })
})
