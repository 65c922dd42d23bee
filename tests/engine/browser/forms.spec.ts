import type { Page, Route } from '@playwright/test'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'
import { inAllOnly } from '../../support/whole.ts'

test.use({ site: 'bakery' })

const letters = 'https://forms.crumb.example/letters'
const tastings = 'https://forms.crumb.example/tastings'

const toCompany = (page: Page) => page.getByRole('form', { name: 'Write to us' })
const toGuild = (page: Page) => page.getByRole('form', { name: 'Write to the guild' })
const message = (form: ReturnType<typeof toCompany>) => form.getByRole('textbox', { name: 'Message' })
const send = (form: ReturnType<typeof toCompany>) => form.getByRole('button')
const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true })

const answer = (status: number) => (route: Route) =>
  route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } })

/** Only another site may read it. */
const withheld = (route: Route) =>
  route.fulfill({ status: 200, headers: { 'access-control-allow-origin': 'https://elsewhere.example' } })

/** Fills a form whose app has started. */
async function write(page: Page, form: ReturnType<typeof toCompany>): Promise<void> {
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace')
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@analytical.example')
  await form.getByRole('textbox', { name: 'Subject' }).fill('Rye')
  await message(form).fill('Is there rye on Thursdays?')
  await startApp(page)
}

/** What is posted to a service, which answers as given. */
async function countPosts(page: Page, address: string, handle: (route: Route) => unknown) {
  const posts: string[] = []
  await page.route(address, (route) => {
    posts.push(route.request().method())
    return handle(route)
  })
  return posts
}

test.beforeEach(({ page }) => page.goto('/ask'))

test('a message is sent once the service answers with success', async ({ page }) => {
  const posts = await countPosts(page, letters, answer(200))
  await write(page, toCompany(page))
  await send(toCompany(page)).click()
  await expect(toast(page, 'Thank you. You will hear from us soon.')).toBeVisible()
  await expect(message(toCompany(page))).toHaveValue('')
  expect(posts).toEqual(['POST'])
})

for (const [what, handle] of [
  ['the answer 404', answer(404)],
  ['the answer 500', answer(500)],
  ['an answer that the browser withholds', withheld],
  ['no connection', (route: Route) => route.abort('failed')],
] as const) {
  test(`a message isn’t sent after ${what}, and stays`, inAllOnly, async ({ page }) => {
    const posts = await countPosts(page, letters, handle)
    await write(page, toCompany(page))
    await send(toCompany(page)).click()
    await expect(toast(page, 'Message Not Sent')).toBeVisible()
    await expect(message(toCompany(page))).toHaveValue('Is there rye on Thursdays?')
    await expect(send(toCompany(page))).toBeEnabled()
    expect(posts).toEqual(['POST'])
  })
}

test('a message to a service whose answer is unreadable promises nothing', async ({ page }) => {
  const posts = await countPosts(page, tastings, (route) => route.fulfill({ status: 404 }))
  await write(page, toGuild(page))
  await send(toGuild(page)).click()
  await expect(
    toast(page, 'Your message was sent. If you don’t hear from us, please get in touch another way.'),
  ).toBeVisible()
  await expect(page.getByText('You will hear from us soon')).toHaveCount(0)
  expect(posts).toEqual(['POST'])
})

test('a service whose answer is unreadable can still be out of reach', inAllOnly, async ({ page }) => {
  await countPosts(page, tastings, (route) => route.abort('failed'))
  await write(page, toGuild(page))
  await send(toGuild(page)).click()
  await expect(toast(page, 'Message Not Sent')).toBeVisible()
  await expect(message(toGuild(page))).toHaveValue('Is there rye on Thursdays?')
})

for (const [name, address, form] of [
  ['a readable', letters, toCompany],
  ['an unreadable', tastings, toGuild],
] as const) {
  test(`a service with ${name} answer has 30 seconds for it`, async ({ page }) => {
    let isAnswering = false
    const posts = await countPosts(page, address, (route) => isAnswering && answer(200)(route))
    await page.clock.install()
    await page.reload()
    await write(page, form(page))
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await send(form(page)).click()
    await expect(send(form(page))).toHaveText('Processing...')
    await page.clock.runFor(29_000)
    await expect(send(form(page))).toBeDisabled()
    await page.clock.runFor(2_000)
    await page.clock.resume()
    await expect(toast(page, 'Message Not Sent')).toBeVisible()
    await expect(send(form(page))).toHaveText('Send message')
    await expect(message(form(page))).toHaveValue('Is there rye on Thursdays?')

    isAnswering = true
    await send(form(page)).click()
    await expect(toast(page, 'Message Sent')).toBeVisible()
    expect(posts).toEqual(['POST', 'POST'])
  })
}

test('a date field that is pressed while its calendar loads says so', async ({ page }) => {
  const date = page.getByRole('button', { name: /^Date/ })
  await startApp(page)
  const release = await holdRequests(page, '**/*.js')
  await date.click()
  await expect(date).toHaveText('Loading...')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  release()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(date).toHaveText('Select a date')
})

test.describe('the row of today in opening hours', () => {
  const today = (page: Page) => page.locator('dl [aria-current="date"] dt')

  for (const [moment, row] of [
    ['2031-12-23T10:00:00-05:00', 'Tuesday'],
    ['2031-12-24T05:59:00-05:00', /^Wednesday, December 24, 2031/],
    ['2031-12-25T10:00:00-05:00', /^Thursday, December 25, 2031/],
    ['2031-12-26T00:00:00-05:00', 'Thursday – Friday'],
  ] as const) {
    test(`at ${moment} is ${row}`, inAllOnly, async ({ page }) => {
      await page.clock.setFixedTime(new Date(moment))
      await page.reload()
      await expect(today(page)).toHaveCount(1)
      await expect(today(page)).toHaveText(row)
    })
  }
})

test('the frame of a stand-in is sandboxed and has no origin', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the button is in the menu')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Order bread' }).click()
  await page.getByRole('button', { name: 'Load the order calendar' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
  const calendar = page.frameLocator('iframe')
  await expect(calendar.getByRole('heading', { name: 'Pick a time' })).toBeVisible()
  expect(await calendar.locator('body').evaluate(() => origin)).toBe('null')
})
