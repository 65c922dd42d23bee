import type { Page, Request } from '@playwright/test'
import { holdRequests } from '../support/browser/holdRequests.ts'
import { startApp } from '../support/browser/startApp.ts'
import { inAllOnly } from '../support/whole.ts'
import { expect, test } from './test.ts'

/** A Wednesday at noon in the middle of a month. */
const today = new Date('2031-03-12T12:00:00-04:00')

const form = (page: Page) => page.getByRole('main').locator('form')
const dateButton = (page: Page) => form(page).getByRole('button', { name: /date/i })
const timeField = (page: Page) => form(page).getByRole('combobox', { name: /time/i })
const send = (page: Page) => form(page).getByRole('button', { name: /^schedul/i })
const day = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(today)
  await page.goto('/')
  await form(page).scrollIntoViewIfNeeded()
})

async function fillPerson(page: Page): Promise<void> {
  await form(page).getByRole('textbox', { name: /name/i }).first().fill('Ada Lovelace')
  await form(page).getByRole('textbox', { name: /email/i }).fill('ada@analytical.example')
  await form(page).getByRole('textbox', { name: /phone/i }).fill('+1 202 555 0199')
  await form(page)
    .getByRole('textbox', { name: /company/i })
    .fill('Engines & Sons')
}

async function pickDate(page: Page, name: string): Promise<void> {
  await dateButton(page).click()
  await day(page, name).click()
  await expect(page.getByRole('grid')).toBeHidden()
}

async function pickTime(page: Page, name: string): Promise<void> {
  await timeField(page).click()
  await page.getByRole('option', { name, exact: true }).click()
}

async function fillAll(page: Page): Promise<void> {
  await fillPerson(page)
  await pickDate(page, 'March 14')
  await pickTime(page, '1:30 PM')
}

/** The fields of a multipart body, as the receiving service reads them. */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const type = (await request.headerValue('content-type')) ?? ''
  const body = request.postDataBuffer()
  const parsed = await new Response(body && new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData()
  return Object.fromEntries([...parsed].map(([name, value]) => [name, String(value)]))
}

test('the appointment form requires four personal fields with suitable input types', inAllOnly, async ({ page }) => {
  for (const [name, type, hint] of [
    [/name/i, 'text', 'name'],
    [/email/i, 'email', 'email'],
    [/phone/i, 'tel', 'tel'],
    [/company/i, 'text', 'organization'],
  ] as const) {
    const field = form(page).getByRole('textbox', { name }).first()
    await expect(field).toHaveJSProperty('required', true)
    await expect(field).toHaveJSProperty('type', type)
    await expect(field).toHaveAttribute('autocomplete', hint)
  }
})

test('the appointment form accepts any weekday from today on', inAllOnly, async ({ page }) => {
  await dateButton(page).click()
  await expect(page.getByRole('grid')).toBeVisible()
  for (const past of ['March 3', 'March 10', 'March 11']) await expect(day(page, past).first()).toBeDisabled()
  for (const weekend of ['March 15', 'March 16', 'March 29']) await expect(day(page, weekend)).toBeDisabled()
  for (const open of ['March 12', 'March 13', 'March 14', 'March 17', 'March 31']) {
    await expect(day(page, open)).toBeEnabled()
  }
})

test('the date picker works with the keyboard and closes with Escape', inAllOnly, async ({ page }) => {
  await startApp(page)
  await dateButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(day(page, 'March 12')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 'March 13')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 'March 17')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toBeHidden()
  await expect(dateButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid')).toBeHidden()
  await expect(dateButton(page)).toContainText('Mar 12')
})

test('the appointment form offers sixteen times once a date is chosen', inAllOnly, async ({ page }) => {
  await startApp(page)
  await expect(timeField(page)).toBeDisabled()
  await expect(timeField(page)).toContainText('Select a time')
  await pickDate(page, 'March 14')
  await expect(timeField(page)).toBeEnabled()
  await timeField(page).click()
  const slots = await page.getByRole('option').filter({ visible: true }).allTextContents()
  const halfHours = Array.from({ length: 16 }, (_, index) => {
    const hour = 9 + Math.floor(index / 2)
    return `${hour > 12 ? hour - 12 : hour}:${index % 2 ? '30' : '00'} ${hour < 12 ? 'AM' : 'PM'}`
  })
  expect(slots).toEqual(halfHours)
})

test('an appointment time can be chosen with the keyboard', inAllOnly, async ({ page }) => {
  await startApp(page)
  await pickDate(page, 'March 14')
  await timeField(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: '9:00 AM', exact: true })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(timeField(page)).toContainText('4:30 PM')
  await expect(timeField(page)).toBeFocused()
})

test(
  'the appointment form needs a date and a time and names them when they are missing',
  inAllOnly,
  async ({ page }) => {
    const posts: Request[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request)
    })
    await startApp(page)
    await fillPerson(page)
    await expect(send(page)).toBeDisabled()
    await form(page)
      .getByRole('textbox', { name: /company/i })
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Missing information').first()).toBeVisible()
    await expect(page.getByText('Please select both a date and time for your demo.').first()).toBeVisible()
    expect(posts).toEqual([])
  },
)

test('the appointment form sends one multipart request and confirms it', async ({ page, consoleMessages }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/stand-ins/capture*', async (route) => {
    await answered
    await route.continue()
  })
  await startApp(page)
  await fillAll(page)
  await expect(send(page)).toBeEnabled()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await send(page).click()
  await expect(form(page).getByRole('button', { name: 'Scheduling...' })).toBeDisabled()

  const request = await sent
  expect(await request.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect(await fieldsOf(request)).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@analytical.example',
    phone: '+1 202 555 0199',
    company: 'Engines & Sons',
    date: '2031-03-14',
    time: '1:30 PM',
    timezone: 'America/New_York',
  })

  answer()
  await expect(page.getByText('Demo Scheduled!').first()).toBeVisible()
  await expect(page.getByText('Your demo is scheduled for March 14, 2031 at 1:30 PM.').first()).toBeVisible()
  await expect(
    page.getByRole('main').getByText(/We've sent a confirmation to your email with all the details\./),
  ).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  expect(consoleMessages.filter((message) => !message.startsWith('info'))).toEqual([])
})

test(
  'a failed connection shows an error and keeps the appointment answers',
  inAllOnly,
  async ({ page, consoleMessages }) => {
    await startApp(page)
    await fillAll(page)
    await page.route('**/stand-ins/capture*', (route) => route.abort('failed'))
    await send(page).click()
    await expect(page.getByText('Scheduling Error').first()).toBeVisible()
    await expect(page.getByText("We couldn't schedule your demo. Please try again later.").first()).toBeVisible()
    await expect(send(page)).toBeEnabled()
    await expect(form(page).getByRole('textbox', { name: /email/i })).toHaveValue('ada@analytical.example')
    await expect(timeField(page)).toContainText('1:30 PM')
    expect(consoleMessages.filter((message) => message.startsWith('error'))).not.toEqual([])

    await page.unroute('**/stand-ins/capture*')
    await send(page).click()
    await expect(page.getByText('Demo Scheduled!').first()).toBeVisible()
  },
)

for (const status of [404, 500]) {
  test(`the answer ${status} of the service shows an error and keeps the appointment answers`, async ({ page }) => {
    await startApp(page)
    await fillAll(page)
    await page.route('**/stand-ins/capture*', (route) => route.fulfill({ status, body: 'Out of order' }))
    await send(page).click()
    await expect(page.getByText('Scheduling Error').first()).toBeVisible()
    await expect(send(page)).toBeEnabled()
    await expect(form(page).getByRole('textbox', { name: /email/i })).toHaveValue('ada@analytical.example')
    await expect(timeField(page)).toContainText('1:30 PM')
    await expect(page.getByText('Demo Scheduled!')).toHaveCount(0)
  })
}

test('the appointment form takes no time of today that has passed', inAllOnly, async ({ page }) => {
  await startApp(page)
  await pickDate(page, 'March 12')
  await expect(form(page).getByRole('option').first()).toHaveText('12:30 PM')
  await page.clock.setFixedTime(new Date('2031-03-12T22:30:00-04:00'))
  await dateButton(page).click()
  await expect(day(page, 'March 12')).toBeDisabled()
  await expect(day(page, 'March 13')).toBeEnabled()
})

test.describe('the appointment form in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('says whose clock its times are by', inAllOnly, async ({ page }) => {
    await startApp(page)
    await fillPerson(page)
    await pickDate(page, 'March 14')
    await expect(timeField(page)).toHaveAccessibleName('Time (Eastern Time)')
    await pickTime(page, '1:30 PM')
    await send(page).click()
    const words = 'Your demo is scheduled for March 14, 2031 at 1:30 PM (Eastern Time).'
    await expect(page.getByText(words).first()).toBeVisible()
  })
})

test('a double click sends the appointment once', inAllOnly, async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await startApp(page)
  await fillAll(page)
  await send(page).dblclick()
  await expect(page.getByText('Demo Scheduled!').first()).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('the appointment toast is announced and can be dismissed', inAllOnly, async ({ page }) => {
  await startApp(page)
  await fillPerson(page)
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit())
  const toast = page.getByRole('alert').filter({ hasText: 'Missing information' })
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: /close|dismiss/i }).click()
  await expect(toast).toHaveCount(0)
})

test('a date picker clicked before hydration opens afterwards, and typed answers stay', async ({ page }) => {
  const release = await holdRequests(page, '**/*.js')
  await page.reload()
  await fillPerson(page)
  await dateButton(page).click()
  await expect(page.getByRole('grid')).toHaveCount(0)
  release()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form(page).getByRole('textbox', { name: /email/i })).toHaveValue('ada@analytical.example')
})
