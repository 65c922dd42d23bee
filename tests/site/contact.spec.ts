import type { Page } from '@playwright/test'
import { holdRequests } from '../support/browser/holdRequests.ts'
import { startApp } from '../support/browser/startApp.ts'
import { violationsOf } from '../support/browser/violationsOf.ts'
import { inAllOnly, sampleOf } from '../support/whole.ts'
import { expect, test } from './test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Send Us a Message' })
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })
const send = (page: Page) => form(page).getByRole('button')
const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true })

const answers = {
  Name: 'Ada Lovelace',
  Email: 'ada@analytical.example',
  Subject: 'Engines',
  Message: 'Does it compute, and what does it cost?',
}

async function fillAll(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await field(page, name).fill(value)
}

test('the contact page shows phone, email and response time', async ({ page }) => {
  await page.goto('/contact')
  await expect(page).toHaveTitle(/^Contact/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Connect With Our Team' })).toBeVisible()
  const numbers = main.getByRole('link', { name: '(202) 555-0143' })
  // Large in the opening, and on the card.
  await expect(numbers).toHaveCount(2)
  for (const number of await numbers.all()) await expect(number).toHaveAttribute('href', /^tel:\+1[- ]?202/)
  await expect(main.getByRole('link', { name: 'hello@impactvoice.example' })).toHaveAttribute(
    'href',
    'mailto:hello@impactvoice.example',
  )
  await expect(main.getByText('We answer within 24 hours.')).toBeVisible()
  await expect(main.getByText('100 Sample Street, Suite 200, Sampletown')).toBeVisible()
  await expect(main.getByRole('definition').getByText('Mon-Fri 9am-6pm EST')).toBeVisible()
})

test('a link to the contact page opens it at its top', inAllOnly, async ({ page }) => {
  await page.goto('/legal')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Ask us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

const mistakes = [
  ['Name', 'A', 'Name must be at least 2 characters.'],
  ['Email', 'ada@analytical', 'Please enter a valid email address.'],
  ['Subject', 'Hi', 'Subject must be at least 3 characters.'],
  ['Message', 'Too short', 'Message must be at least 10 characters.'],
  ['Message', 'x'.repeat(501), 'Message must not be longer than 500 characters.'],
] as const

for (const [name, value, message] of sampleOf(mistakes, 4)) {
  test(`submitting shows '${message}' and focuses the field`, async ({ page }) => {
    await page.goto('/contact')
    await fillAll(page)
    await field(page, name).fill(value)
    await expect(form(page).getByText(message).and(page.locator('p'))).toHaveCount(0)
    await send(page).click()
    await expect(form(page).getByText(message).and(page.locator('p'))).toBeVisible()
    await expect(field(page, name)).toBeFocused()
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message.replace('.', '\\.')))
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(1)
    await expect(toast(page, 'Message Sent')).toHaveCount(0)

    await field(page, name).fill(answers[name])
    await expect(form(page).getByText(message).and(page.locator('p'))).toHaveCount(0)
  })
}

test('submitting an empty contact form shows every error and focuses the first field', inAllOnly, async ({ page }) => {
  await page.goto('/contact')
  await send(page).click()
  for (const message of [
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Subject must be at least 3 characters.',
    'Message must be at least 10 characters.',
  ]) {
    await expect(form(page).getByText(message)).toBeVisible()
  }
  await expect(field(page, 'Name')).toBeFocused()
})

test('the contact form counts the characters of the message', inAllOnly, async ({ page }) => {
  await page.goto('/contact')
  await expect(form(page).getByText('0/500 characters')).toBeVisible()
  await startApp(page)
  await field(page, 'Message').fill('Hello there')
  await expect(form(page).getByText('11/500 characters')).toBeVisible()
  await expect(form(page).getByRole('status')).toHaveText('')
  await field(page, 'Message').fill('x'.repeat(480))
  await expect(form(page).getByRole('status')).toHaveText('480/500 characters')
  await field(page, 'Message').fill('x'.repeat(501))
  await expect(form(page).getByText('501/500 characters')).toBeVisible()
})

test('the contact form simulates sending for 1.5 seconds, confirms it and resets', async ({
  page,
  consoleMessages,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.url())
  })
  await page.clock.install()
  await page.goto('/contact')
  await startApp(page)
  await fillAll(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await send(page).click()
  await expect(send(page)).toHaveText('Processing...')
  await expect(send(page)).toBeDisabled()

  await page.clock.runFor(1_400)
  await expect(send(page)).toHaveText('Processing...')
  await expect(toast(page, 'Message Sent')).toHaveCount(0)

  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(toast(page, 'Message Sent')).toBeVisible()
  await expect(send(page)).toBeEnabled()
  await expect(send(page)).toHaveText('Send message')
  for (const name of Object.keys(answers)) await expect(field(page, name)).toHaveValue('')
  await expect(form(page).getByText('0/500 characters')).toBeVisible()
  expect(asked).toEqual([])
  expect(consoleMessages).toEqual([])
})

test('text typed and submitted before hydration is kept and sent', async ({ page }) => {
  const release = await holdRequests(page, '**/*.js')
  await page.goto('/contact')
  await fillAll(page)
  await send(page).click()
  await expect(send(page)).toHaveText('Send message')
  release()
  await expect(send(page)).toHaveText('Processing...')
  await expect(toast(page, 'Message Sent')).toBeVisible()
  // Its styles come from the style sheet, although no page has toasts in its HTML.
  const close = page.getByRole('region', { name: 'Notifications' }).getByRole('button')
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('the booking prompt is below the card on desktops and below the form on phones', inAllOnly, async ({ page }) => {
  await page.goto('/contact')
  const prompts = page.getByRole('main').getByRole('button', { name: 'Book a Demo' })
  await expect(prompts).toHaveCount(1)
  const boxOf = async (locator: ReturnType<typeof form>) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error('Not on the screen.')
    return box
  }
  const hours = page.getByRole('main').getByRole('definition').getByText('Mon-Fri 9am-6pm EST')

  await page.setViewportSize({ width: 1280, height: 900 })
  const wide = { prompt: await boxOf(prompts), form: await boxOf(form(page)), card: await boxOf(hours) }
  expect(wide.prompt.y).toBeGreaterThan(wide.card.y)
  expect(wide.prompt.x + wide.prompt.width).toBeLessThan(wide.form.x)

  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = { prompt: await boxOf(prompts), form: await boxOf(form(page)), card: await boxOf(hours) }
  expect(narrow.form.y).toBeGreaterThan(narrow.card.y)
  expect(narrow.prompt.y).toBeGreaterThan(narrow.form.y + narrow.form.height)
})

test('the focus order on the contact page follows the layout', inAllOnly, async ({ page }) => {
  await page.goto('/contact')
  await startApp(page)
  const link = page.getByRole('main').getByRole('link', { name: 'hello@impactvoice.example' })
  const prompt = page.getByRole('main').getByRole('button', { name: 'Book a Demo' })
  await link.focus()
  await page.keyboard.press('Tab')
  await expect((page.viewportSize()?.width ?? 0) > 768 ? prompt : field(page, 'Name')).toBeFocused()
})

test('the booking prompt opens the calendar', inAllOnly, async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('main').getByRole('button', { name: 'Book a Demo' }).click()
  await expect(page.getByRole('dialog', { name: 'Schedule Your Demo' })).toBeVisible()
})

test('the contact page has no axe violations, even with errors shown, and no sideways scrolling', async ({ page }) => {
  await page.goto('/contact')
  await send(page).click()
  await expect(form(page).getByText('Subject must be at least 3 characters.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.describe('the contact page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows that the form needs JavaScript and disables sending', async ({ page }) => {
    await page.goto('/contact')
    const note = form(page).getByText('This form needs JavaScript.')
    await expect(note).toBeVisible()
    await expect(note.getByRole('link')).toHaveAttribute('href', 'mailto:hello@impactvoice.example')
    await expect(send(page)).toBeHidden()
    await fillAll(page)
    await field(page, 'Subject').press('Enter')
    await expect(field(page, 'Name')).toHaveValue(answers.Name)
    await expect(page).toHaveURL('/contact')
  })
})
