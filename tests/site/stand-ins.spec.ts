import type { FrameLocator, Page } from '@playwright/test'
import { holdRequests } from '../support/browser/holdRequests.ts'
import { violationsOf } from '../support/browser/violationsOf.ts'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    /** Messages that the page received from its iframes, with the sender's origin. */
    messages: { data: unknown; origin: string }[]
  }
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Embeds the form in the page and records its messages. */
async function embedForm(page: Page, address: string): Promise<FrameLocator> {
  await page.evaluate((src) => {
    window.messages = []
    window.addEventListener('message', ({ data, origin }) => window.messages.push({ data, origin }))
    const frame = document.createElement('iframe')
    frame.src = src
    frame.title = 'Form under test'
    frame.style.cssText = 'width: 320px; height: 900px'
    document.body.replaceChildren(frame)
  }, address)
  return page.frameLocator('iframe')
}

/** Messages received so far. Messages arrive in order, so the test sends one of its own and waits for it. */
async function messagesFrom(form: Page | FrameLocator, page: Page): Promise<Window['messages']> {
  await form.locator('body').evaluate(() => parent.postMessage('the last one', '*'))
  const isLast = () => window.messages.some(({ data }) => data === 'the last one')
  await page.waitForFunction(isLast)
  return page.evaluate(() => window.messages.splice(0).slice(0, -1))
}

async function fillForm(form: Page | FrameLocator): Promise<void> {
  await form.getByLabel('Full name').fill('Dana Whitfield')
  await form.getByLabel('Phone').fill('202 555 0143')
  await form.getByLabel('Email').fill('dana@shop.example')
  await form.getByRole('checkbox', { name: /I agree/ }).check()
}

test.describe('the stand-in calendar', () => {
  const days = (page: Page) => page.getByRole('group', { name: /2026/ }).getByRole('radio')
  const times = (page: Page) => page.getByRole('group', { name: /day, March/ }).getByRole('radio')

  test.beforeEach(async ({ page }) => {
    // A Friday after the last slot, two days before the clocks change.
    await page.clock.setFixedTime(new Date('2026-03-06T17:00:00-05:00'))
    await page.goto('/stand-ins/calendar.html')
  })

  test('offers weekdays of two weeks and no past time', async ({ page }) => {
    await expect(days(page)).toHaveCount(10)
    for (const day of await days(page).all()) await expect(day).not.toHaveAccessibleName(/Saturday|Sunday/)
    await expect(days(page).first()).toHaveAccessibleName('Friday, March 6')
    await expect(days(page).first()).toBeDisabled()
    await expect(page.getByRole('radio', { name: 'Monday, March 9' })).toBeChecked()
    await expect(days(page).last()).toHaveAccessibleName('Thursday, March 19')
    await expect(times(page)).toHaveCount(16)
    await expect(times(page).first()).toHaveAccessibleName(/^9:00 AM/)
    await expect(times(page).last()).toHaveAccessibleName(/^4:30 PM/)
  })

  test('books a slot', async ({ page }) => {
    const next = page.getByRole('button', { name: 'Continue' })
    await expect(next).toBeDisabled()
    await page.getByRole('radio', { name: 'Tuesday, March 10' }).check()
    await page.getByRole('radio', { name: '10:30 AM', exact: true }).check()
    await next.click()

    await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeFocused()
    await page.getByLabel('Name').fill('Dana Whitfield')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill('dana@shop.example')
    await page.getByRole('button', { name: 'Confirm' }).click()

    const confirmation = page.getByRole('main')
    await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused()
    await expect(confirmation).toContainText('Tuesday, March 10 at 10:30 AM')
    await expect(confirmation).toContainText('dana@shop.example')
  })

  test('clears the time when the day changes', async ({ page }) => {
    await page.getByRole('radio', { name: '10:00 AM', exact: true }).check()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await page.getByRole('radio', { name: 'Wednesday, March 11' }).check()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  })

  for (const height of [600, 700, 800, 950]) {
    test(`fits an iframe 320 px wide and ${height} px high`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height })
      expect(await overflow(page)).toBe(0)
      await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
    })
  }
})

test.describe('the stand-in form', () => {
  test('notifies the embedding page once that it was submitted', async ({ page, baseURL }) => {
    await page.goto('/')
    const form = await embedForm(page, '/stand-ins/form.html')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByLabel('Full name')).toBeFocused()
    expect(await messagesFrom(form, page)).toEqual([])

    await fillForm(form)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    expect(await messagesFrom(form, page)).toEqual([{ data: { type: 'form:submit' }, origin: baseURL }])
  })

  test('wants to be as tall as its form, whatever the height of its frame', async ({ page }) => {
    await page.goto('/')
    const form = await embedForm(page, '/stand-ins/form.html')
    // Its script shows the body when it runs, and listens from then on.
    await form.locator('body:not([hidden])').waitFor()
    const wanted = async (height: number) => {
      await page.locator('iframe').evaluate((frame, pixels) => {
        frame.style.height = `${pixels}px`
        const { contentWindow } = frame as HTMLIFrameElement
        contentWindow?.postMessage({ type: 'stand-in:embedded' }, location.origin)
      }, height)
      const heightIn = await page.waitForFunction(
        () => window.messages.find(({ data }) => (data as { type?: string }).type === 'stand-in:height')?.data,
      )
      await page.evaluate(() => window.messages.splice(0))
      return (await heightIn.jsonValue()) as { height: number }
    }
    const inLowFrame = await wanted(900)
    expect(await wanted(2000)).toEqual(inLowFrame)
    const last = await form.getByRole('form').boundingBox()
    expect(inLowFrame.height).toBeLessThan((last?.y ?? 0) + (last?.height ?? 0) + 40)
  })

  for (const [width, height] of [
    [561, 900],
    [302, 980],
  ] as const)
    test(`fills a frame ${width} px wide and ${height} px high, and scrolls in none`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/stand-ins/form.html')
      const form = await page.getByRole('form').boundingBox()
      const sign = await page.getByRole('region', { name: 'Stand-in' }).boundingBox()
      expect((sign?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0)).toBeLessThan(32)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    })

  test('sends no message to a page of another origin', async ({ page, baseURL }) => {
    const elsewhere = 'http://elsewhere.example/'
    await page.route(elsewhere, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
    )
    // Chromium blocks requests from a public page to this machine, so the test fetches the files, without the
    // headers that prevent framing by other sites.
    await page.route(`${baseURL}/**`, async (route) => {
      const response = await route.fetch()
      const { 'content-type': contentType = '' } = response.headers()
      await route.fulfill({ response, headers: { 'content-type': contentType } })
    })
    await page.goto(elsewhere)
    const form = await embedForm(page, `${baseURL}/stand-ins/form.html`)
    await fillForm(form)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(await messagesFrom(form, page)).toEqual([])
  })

  test('shows a thank-you text when it isn’t embedded', async ({ page, consoleMessages }) => {
    await page.goto('/stand-ins/form.html')
    await page.evaluate(() => {
      window.messages = []
      window.addEventListener('message', ({ data, origin }) => window.messages.push({ data, origin }))
    })
    await expect(page.getByRole('form', { name: /A2P Form - New/ })).toBeVisible()
    await fillForm(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(await messagesFrom(page, page)).toEqual([])
    expect(consoleMessages).toEqual([])
  })
})

test.describe('the stand-in video', () => {
  const position = (page: Page) => page.getByRole('slider', { name: 'Position' })
  const seconds = async (page: Page) => Number(await position(page).inputValue())

  test.beforeEach(async ({ page }) => {
    await page.goto('/stand-ins/video.html')
  })

  for (const key of ['k', 'Space']) {
    test(`plays and pauses with ${key}`, async ({ page }) => {
      await page.keyboard.press(key)
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
      await expect.poll(() => seconds(page)).toBeGreaterThan(0.3)
      await page.keyboard.press(key)
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      const paused = await seconds(page)
      await page.waitForTimeout(300)
      expect(await seconds(page)).toBe(paused)
    })
  }

  test('plays from its button', async ({ page }) => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  })

  test('seeks with the arrow keys and announces the position', async ({ page }) => {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    expect(await seconds(page)).toBe(5)
    await expect(position(page)).toHaveAttribute('aria-valuetext', '0:05 of 0:28')
  })

  test('shows captions and offers a replay at the end', async ({ page }) => {
    await position(page).fill('18')
    await expect(page.locator('.caption')).toContainText('Caller 2:30 is perfect.')
    await position(page).fill('28')
    await page.getByRole('button', { name: 'Play again' }).click()
    expect(await seconds(page)).toBeLessThan(5)
  })

  test('has a transcript', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Transcript' }).getByRole('listitem')).toHaveCount(6)
  })

  for (const { width, height } of [
    { width: 320, height: 180 },
    { width: 1280, height: 720 },
  ]) {
    test(`fills an iframe of ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      expect(await page.getByRole('main').boundingBox()).toEqual({ x: 0, y: 0, width, height })
      await expect(page.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 })
    })
  }
})

test.describe('the stand-in checkout', () => {
  test('names the plan and the period it was opened for', async ({ page }) => {
    await page.goto('/stand-ins/checkout.html?set=service-contractors&plan=pro&period=annual')
    const terms = await page.getByRole('definition').allInnerTexts()
    expect(terms).toEqual(['Pro', 'Annual', 'Service contractors'])
    await expect(page.getByRole('main')).toContainText('This is a stand-in')
    await page.getByRole('link', { name: 'Back to the site' }).click()
    await expect(page).toHaveURL('/')
  })

  test('shows no text from a URL without a known plan', async ({ page }) => {
    await page.goto(`/stand-ins/checkout.html?plan=${encodeURIComponent('<b>Free</b>, call 1-900')}`)
    expect(await page.getByRole('definition').allInnerTexts()).toEqual(['Not named', 'Not named', 'Not named'])
  })
})

test.describe('axe on the stand-ins', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme })

      test('finds nothing in the calendar', async ({ page }) => {
        await page.goto('/stand-ins/calendar.html')
        expect(await violationsOf(page)).toEqual([])
        await page
          .getByRole('radio', { name: /^\d+:\d\d [AP]M$/ })
          .first()
          .check()
        expect(await violationsOf(page)).toEqual([])
        await page.getByRole('button', { name: 'Continue' }).click()
        expect(await violationsOf(page)).toEqual([])
        await page.getByLabel('Name').fill('Dana Whitfield')
        await page.getByLabel('Email').fill('dana@shop.example')
        await page.getByRole('button', { name: 'Confirm' }).click()
        expect(await violationsOf(page)).toEqual([])
      })

      test('finds nothing in the form', async ({ page }) => {
        await page.goto('/stand-ins/form.html')
        expect(await violationsOf(page)).toEqual([])
        await fillForm(page)
        await page.getByRole('button', { name: 'Submit' }).click()
        expect(await violationsOf(page)).toEqual([])
      })

      test('finds nothing in the video', async ({ page }) => {
        await page.goto('/stand-ins/video.html')
        for (const second of ['0', '5', '10', '28']) {
          await page.getByRole('slider', { name: 'Position' }).fill(second)
          expect(await violationsOf(page)).toEqual([])
        }
      })

      test('finds nothing in the checkout', async ({ page }) => {
        await page.goto('/stand-ins/checkout.html?set=healthcare&plan=starter&period=monthly')
        expect(await violationsOf(page)).toEqual([])
      })
    })
  }
})

for (const name of ['form', 'calendar'])
  test(`the ${name} is shown once it has its styles`, async ({ page }) => {
    const release = await holdRequests(page, '**/stand-ins.css')
    await page.goto('/legal')
    await embedForm(page, `/stand-ins/${name}.html`)
    const body = page.frameLocator('iframe').locator('body')
    await expect(body).toBeAttached()
    await expect(body).toBeHidden()
    release()
    await expect(body).toBeVisible()
  })
