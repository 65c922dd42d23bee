import type { Locator, Page } from '@playwright/test'
import { holdRequests } from '../support/browser/holdRequests.ts'
import { startApp } from '../support/browser/startApp.ts'
import { expect, test } from './test.ts'

const phone = '(202) 555-0143'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const formFrame = (page: Page) => page.locator('[role="tabpanel"] iframe[title="A2P Form - New"]')
const videoFrame = (page: Page) => page.locator('[role="tabpanel"] iframe[title="Demo video"]')
const calendarFrame = (page: Page) => page.locator('[role="tabpanel"] iframe[title="Booking calendar"]')
/** What services the page has asked for. */
function watchServices(page: Page): () => readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return () => asked.filter((path) => /^\/stand-ins\/(form|video|calendar)\.html$/.test(path))
}
const call = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Call Now' })
const loader = (page: Page) => page.getByRole('main').getByText('Loading...', { exact: true }).first()
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const thanks = (page: Page) => page.getByRole('dialog', { name: /Thank you/ })
const heightOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().height)

/** Fills in the hosted form and sends it. Its page then notifies the site's page. */
async function sendForm(page: Page): Promise<void> {
  const form = page.frameLocator('[role="tabpanel"] iframe[title="A2P Form - New"]')
  await form.getByLabel('Full name').fill('Ada Lovelace')
  await form.getByLabel('Phone').fill('+1 202 555 0100')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Submit' }).click()
}

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('a2pFormSubmitted'))

test.describe('the demo page', () => {
  test('has the title Demo and one h1', async ({ page }) => {
    await page.goto('/demo')
    await expect(page).toHaveTitle(/^Demo\b/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test('has steps as tall as the form beside them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/demo')
    const steps = page.getByRole('tabpanel').getByRole('listitem')
    const heights = await Promise.all((await steps.all()).map(heightOf))
    expect(heights.length).toBe(3)
    expect(heights.reduce((sum, height) => sum + height)).toBeGreaterThan((await heightOf(formFrame(page))) * 0.6)
  })

  test('is linked from the header, the footer and the dialog of Home', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/demo')
    await expect(page).toHaveTitle(/^Demo\b/)
  })

  test('writes nothing to the console when every part is opened', async ({ page, consoleMessages }) => {
    await page.goto('/demo')
    await startApp(page)
    for (const [name, frame] of [
      ['Video Demo', 'Demo video'],
      ['Schedule', 'Booking calendar'],
    ] as const) {
      await tab(page, name).click()
      await expect(page.frameLocator(`[role="tabpanel"] iframe[title="${frame}"]`).locator('h1').first()).toBeVisible()
    }
    await tab(page, 'Live Demo').click()
    await sendForm(page)
    await expect(thanks(page)).toBeVisible()
    expect(consoleMessages).toEqual([])
  })
})

test.describe('the loading sign of the demo page', () => {
  test('shows for half a second', async ({ page }) => {
    await page.clock.install({ time: new Date('2031-02-03T12:00:00') })
    await page.clock.pauseAt(new Date('2031-02-03T12:00:01'))
    await page.goto('/demo')
    await expect(loader(page)).toBeVisible()
    await page.clock.runFor(499)
    await expect(loader(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(loader(page)).toBeHidden()
  })
})

test.describe('the tabs of the demo page', () => {
  test('start with the form open', async ({ page }) => {
    await page.goto('/demo')
    await expect(formFrame(page)).toBeVisible()
    await startApp(page)
    await expect(tab(page, 'Live Demo')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: /Live Demo/ })).toContainText('Complete this form')
  })

  for (const [hash, name, frame] of [
    ['#video', 'Video Demo', videoFrame],
    ['#schedule', 'Schedule', calendarFrame],
  ] as const) {
    test.describe(hash, () => {
      test(`open ${name} before hydration and keep it open after`, async ({ page }) => {
        await page.goto(`/demo${hash}`)
        await expect(frame(page)).toBeVisible()
        await expect(formFrame(page)).toBeHidden()
        await expect(page.locator('[data-island][data-live]')).toHaveCount(0)
        await startApp(page)
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
        await expect(frame(page)).toBeVisible()
        await expect(page.getByRole('tabpanel')).toHaveCount(1)
      })

      test(`open ${name} when the URL hash changes`, async ({ page }) => {
        await page.goto('/demo')
        await page.evaluate((to) => {
          location.hash = to
        }, hash)
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
        await expect(tab(page, name)).toBeInViewport()
      })

      test(`open ${name} from a link on another page`, async ({ page }) => {
        await page.goto('/')
        await page.evaluate((to) => {
          const link = document.createElement('a')
          link.href = `/demo${to}`
          document.body.append(link)
          link.click()
        }, hash)
        await expect(page).toHaveURL(`/demo${hash}`)
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
        await expect(page.getByRole('tabpanel', { name: new RegExp(name) })).toBeFocused()
        await expect(tab(page, name)).toBeInViewport()
      })
    })
  }

  test('have the roles of tabs and work with no script file requested', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      const isOwn = request.frame() === page.mainFrame() && !/\/(?:stand-ins\/|assets\/typeface-)/.test(request.url())
      if (isOwn && request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/demo')
    await expect(page.getByRole('tablist').getByRole('tab')).toHaveCount(3)
    for (const [name, frame] of [
      ['Schedule', calendarFrame],
      ['Video Demo', videoFrame],
      ['Live Demo', formFrame],
    ] as const) {
      await tab(page, name).click()
      await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(`^${name}`))
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel', { name: new RegExp(name) })).toBeVisible()
      await expect(frame(page)).toBeVisible()
    }
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
  })

  test('respond to the keys of a tab list', async ({ page }) => {
    await page.goto('/demo')
    await tab(page, 'Live Demo').focus()
    for (const [key, name] of [
      ['ArrowRight', 'Video Demo'],
      ['ArrowRight', 'Schedule'],
      ['ArrowRight', 'Live Demo'],
      ['ArrowLeft', 'Schedule'],
      ['Home', 'Live Demo'],
      ['End', 'Schedule'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, name)).toBeFocused()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    }
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
  })

  test('don’t cover the text above them at any width', async ({ page }) => {
    await page.goto('/demo')
    for (const width of [320, 390, 768, 1080, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const words = await page.getByText('Or watch it work first').boundingBox()
      const panel = await page.locator('[data-place="over"]').boundingBox()
      expect((words?.y ?? Infinity) + (words?.height ?? 0), `${width} px`).toBeLessThan((panel?.y ?? 0) - 10)
    }
  })

  test('don’t scroll the page when clicked', async ({ page }) => {
    await page.goto('/demo')
    await expect(formFrame(page)).toBeVisible()
    await tab(page, 'Schedule').hover()
    const before = await page.evaluate(() => scrollY)
    await tab(page, 'Schedule').click()
    await expect(page).toHaveURL('/demo#schedule')
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  test('add no history entries', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Demo', exact: true }).click()
    await tab(page, 'Video Demo').click()
    await tab(page, 'Schedule').click()
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})

test.describe('the iframes of the demo page', () => {
  for (const [width, form, calendar] of [
    [768, 980, 950],
    [769, 900, 800],
  ] as const) {
    test(`have the required heights at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/demo')
      await expect(formFrame(page)).toBeVisible()
      expect(await heightOf(formFrame(page))).toBeGreaterThanOrEqual(form)
      expect(await heightOf(formFrame(page))).toBeLessThan(form + 100)
      await page.goto('/demo#schedule')
      await page.reload()
      await expect(calendarFrame(page)).toBeVisible()
      expect(await heightOf(calendarFrame(page))).toBe(calendar)
    })
  }

  for (const [name, file, words, frame] of [
    ['Video Demo', 'video', 'Loading video...', 'Demo video'],
    ['Schedule', 'calendar', 'Loading calendar...', 'Booking calendar'],
  ] as const) {
    test(`show '${words}' until ${file}.html has loaded`, async ({ page }) => {
      const release = await holdRequests(page, `**/stand-ins/${file}.html`)
      await page.goto('/demo')
      await startApp(page)
      await tab(page, name).click()
      const panel = page.getByRole('tabpanel', { name: new RegExp(name) })
      await expect(panel.getByText(words)).toBeVisible()
      release()
      await expect(panel.getByText(words)).toBeHidden()
      await expect(page.frameLocator(`[role="tabpanel"] iframe[title="${frame}"]`).locator('h1').first()).toBeVisible()
    })
  }

  test('state the length of a demo', async ({ page }) => {
    await page.goto('/demo#schedule')
    await expect(page.locator('#schedule')).toContainText('The demo is 10 minutes.')
  })

  test('load with their tab and not before', async ({ page }) => {
    const services = watchServices(page)
    await page.goto('/demo')
    await expect(formFrame(page).contentFrame().getByLabel('Full name')).toBeVisible()
    expect(services()).toEqual(['/stand-ins/form.html'])
    await tab(page, 'Schedule').click()
    await expect(calendarFrame(page).contentFrame().locator('h1').first()).toBeVisible()
    expect(services()).toEqual(['/stand-ins/form.html', '/stand-ins/calendar.html'])
  })

  test('name their host in one line', async ({ page }) => {
    await page.goto('/demo#schedule')
    const panel = page.locator('#schedule')
    await expect(panel.getByText('From www.impactvoice.example')).toBeVisible()
    await expect(panel.getByText('Nothing is sent there')).toHaveCount(0)
  })

  test('are reached with the Tab key', async ({ page }) => {
    await page.goto('/demo')
    const name = formFrame(page).contentFrame().getByLabel('Full name')
    await expect(name).toBeVisible()
    await tab(page, 'Live Demo').focus()
    await page.keyboard.press('Tab')
    await expect(name).toBeFocused()
  })

  test('keep a form that is sent before the app is there, and load it once', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/*.js')
    const services = watchServices(page)
    await page.goto('/demo')
    await sendForm(page)
    await expect(page.locator('[data-island][data-live]')).toHaveCount(0)
    release()
    await expect(thanks(page)).toBeVisible()
    await expect(toast(page)).toContainText('Form submitted successfully')
    expect(services().filter((path) => path.includes('form'))).toHaveLength(1)
  })
})

test.describe('the service scripts of the demo page', () => {
  const formScript = (page: Page) => page.locator('script[src="/stand-ins/form-embed.js"]')
  const calendarScript = (page: Page) => page.locator('script[src="/stand-ins/calendar-embed.js"]')
  const waiting = (page: Page) => page.getByRole('tabpanel').getByText('Loading calendar...')

  test('are added with their iframes', async ({ page }) => {
    await page.goto('/demo')
    await expect(formScript(page)).toHaveCount(1)
    await expect(calendarScript(page)).toHaveCount(0)
    await tab(page, 'Schedule').click()
    await expect(calendarScript(page)).toHaveCount(1)
  })

  test('get the provider’s data attributes and stop once a lead is collected', async ({ page }) => {
    await page.goto('/demo')
    await startApp(page)
    await expect(formFrame(page)).toHaveAttribute('data-trigger-type', 'alwaysShow')
    await expect(formFrame(page)).toHaveAttribute('data-activation-type', 'alwaysActivated')
    await expect(formFrame(page)).toHaveAttribute('data-deactivation-type', 'leadCollected')
    await expect(formScript(page)).toHaveCount(1)
    await sendForm(page)
    await expect(formFrame(page)).toHaveCount(0)
    await expect(formScript(page)).toHaveCount(0)
  })

  test("keep 'Loading calendar...' until they have loaded", async ({ page }) => {
    const release = await holdRequests(page, '**/calendar-embed.js')
    await page.goto('/demo')
    await startApp(page)
    await tab(page, 'Schedule').click()
    await expect(calendarScript(page)).toHaveCount(1)
    await expect(waiting(page)).toBeVisible()
    release()
    await expect(waiting(page)).toBeHidden()
  })

  test('are only logged if they fail', async ({ page, consoleMessages }) => {
    await page.route('**/calendar-embed.js', (route) => route.abort())
    await page.goto('/demo')
    await startApp(page)
    await tab(page, 'Schedule').click()
    await expect(waiting(page)).toBeHidden()
    await expect(calendarFrame(page)).toBeVisible()
    await expect(toast(page).getByRole('status').or(toast(page).getByRole('alert'))).toHaveCount(0)
    const words = 'The script of ‘Booking calendar’ could not be loaded: /stand-ins/calendar-embed.js'
    expect(consoleMessages.filter((message) => message.includes(words))).toHaveLength(1)
  })

  test('fit the iframe to the height of the form', async ({ page }) => {
    await page.goto('/demo')
    await startApp(page)
    await expect(formScript(page)).toHaveCount(1)
    const form = page.frameLocator('[role="tabpanel"] iframe[title="A2P Form - New"]')
    await form.locator('body').evaluate((body) => {
      body.style.paddingBottom = '1500px'
    })
    await expect.poll(() => heightOf(formFrame(page))).toBeGreaterThan(1500)
  })
})

test.describe('the gated form of the demo page', () => {
  test('shows a toast, a dialog and the call panel after it is sent, and stores access', async ({ page }) => {
    await page.goto('/demo')
    await sendForm(page)
    await expect(toast(page)).toContainText('Form submitted successfully')
    await expect(toast(page)).toContainText('Call the number to experience our AI voice demo')
    await expect(toast(page).getByRole('status')).toHaveCount(1)
    await expect(thanks(page)).toBeVisible()
    await expect(thanks(page).getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+12025550143')
    expect(await remembered(page)).toBe('true')
    await page.keyboard.press('Escape')
    await expect(thanks(page)).toBeHidden()
    await expect(toast(page).getByRole('status')).toHaveCount(0)
    await expect(formFrame(page)).toHaveCount(0)
    await expect(call(page)).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+12025550143')
    await expect(main.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+12025550143')
    await main.getByRole('button', { name: 'Watch Demo Video' }).click()
    await expect(page.getByRole('dialog', { name: 'AI Voice Agent Demo' })).toBeVisible()
  })

  test('leads to the booking calendar', async ({ page }) => {
    await page.goto('/demo')
    await sendForm(page)
    await thanks(page)
      .getByRole('link', { name: /Book .*later/ })
      .click()
    await expect(thanks(page)).toBeHidden()
    await expect(tab(page, 'Schedule')).toHaveAttribute('aria-selected', 'true')
    await expect(calendarFrame(page)).toBeInViewport()
  })

  test('is replaced by the call panel on later visits, before and after hydration', async ({
    page,
    consoleMessages,
  }) => {
    await page.goto('/demo')
    await sendForm(page)
    await expect(thanks(page)).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.locator('[data-island][data-live]')).toHaveCount(0)
    await expect(call(page)).toBeVisible()
    await expect(formFrame(page)).toBeHidden()
    expect(asked).not.toContain('/stand-ins/form.html')
    await startApp(page)
    await expect(formFrame(page)).toHaveCount(0)
    await expect(call(page)).toBeVisible()
    await expect(thanks(page)).toBeHidden()
    expect(consoleMessages).toEqual([])
  })

  test('is shown again if the stored access was deleted', async ({ page }) => {
    await page.goto('/demo')
    await page.evaluate(() => localStorage.setItem('a2pFormSubmitted', 'false'))
    await page.reload()
    await expect(formFrame(page)).toBeVisible()
    await startApp(page)
    await expect(formFrame(page)).toBeVisible()
    await expect(call(page)).toBeHidden()
  })

  test('accepts messages only from its own iframe and origin', async ({ page }) => {
    await page.goto('/demo')
    await startApp(page)
    await expect(formFrame(page)).toBeVisible()
    await page.evaluate(async () => {
      const foreign = document.createElement('iframe')
      foreign.name = 'foreign'
      foreign.src = '/stand-ins/video.html'
      document.body.append(foreign)
      await new Promise((resolve) => foreign.addEventListener('load', resolve))
    })
    await page.frame('foreign')?.evaluate(() => parent.postMessage({ type: 'form:submit' }, '*'))
    await page.evaluate(async () => {
      postMessage({ type: 'form:submit' }, '*')
      const own = document.querySelector<HTMLIFrameElement>('iframe[title="A2P Form - New"]')
      const source = own?.contentWindow ?? null
      const data = { type: 'form:submit' }
      dispatchEvent(new MessageEvent('message', { data, source, origin: 'https://elsewhere.example' }))
      dispatchEvent(new MessageEvent('message', { data: { type: 'form:resize' }, source, origin: location.origin }))
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    expect(await remembered(page)).toBeNull()
    await expect(thanks(page)).toBeHidden()
    await expect(formFrame(page)).toBeVisible()
  })
})

test.describe('the demo page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every panel and no loading sign', async ({ page }) => {
    await page.goto('/demo')
    for (const text of ['Put it to the test', 'Watch a call', 'Pick a time that works for you']) {
      await expect(page.getByRole('heading', { name: new RegExp(text) })).toBeVisible()
    }
    await expect(loader(page)).toBeHidden()
    await expect(call(page)).toBeHidden()
  })

  test('has the services and links to them', async ({ page }) => {
    await page.goto('/demo')
    for (const [what, file, frame] of [
      ['demo form', 'form', formFrame],
      ['demo video', 'video', videoFrame],
      ['booking calendar', 'calendar', calendarFrame],
    ] as const) {
      await expect(frame(page)).toBeVisible()
      await expect(
        frame(page)
          .locator('..')
          .getByText(/^Loading/),
      ).toBeHidden()
      const link = page.getByRole('main').getByRole('link', { name: `Open the ${what} in a new tab` })
      await expect(link).toHaveAttribute('href', `/stand-ins/${file}.html`)
    }
  })
})
