import { JSDOM } from 'jsdom'
import { testWholeSite } from '../support/browser/wholeSite.ts'
import { expect, test } from './test.ts'

/** A climbing gym, written from the starter `business` by the handbook alone. */

testWholeSite('gym', { leastPages: 16 })

test('the timetable has a column for each day on wide screens and is a list of days on phones', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/timetable')
  const table = page.getByRole('table', { name: 'The week' })
  const days = table.getByRole('rowheader')
  const places = async () => Promise.all((await days.all()).map((day) => day.boundingBox()))
  expect(new Set((await places()).map((box) => box?.y)).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  // Only screen readers need the hours: each entry says its time.
  await expect.poll(async () => new Set((await places()).map((box) => box?.x)).size).toBe(1)
  await expect(table.locator('thead')).toHaveCSS('height', '1px')
  await expect(days.nth(1)).toHaveText('Tuesday')
  await expect(table.getByText('6:00 PM – 7:30 PM').first()).toBeVisible()
})

test('a picture opens large, its neighbors follow by key and button, and the focus returns', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Two climbers on the big wall' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Look around' })
  const picture = (name: string) => dialog.getByRole('img', { name })
  await expect(picture('Two climbers')).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowRight')
  await expect(picture('orange boulder')).toBeInViewport({ ratio: 0.9 })
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(picture('cup of coffee')).toBeInViewport({ ratio: 0.9 })
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(picture('Two climbers')).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('the times of a holiday stay in one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const times = page.locator('[data-date] dd span', { hasText: '–' }).first()
  const lines = () => times.evaluate((shown) => shown.getClientRects()[0]?.height ?? 0)
  expect(await lines()).toBeGreaterThan(0)
  expect(await lines()).toBeLessThan(40)
})

test('three pictures fill two columns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const widths = await page
    .locator('[data-gallery] > li')
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().width))
  expect(widths[0]).toBeCloseTo((widths[1] ?? 0) + (widths[2] ?? 0) + 24, 0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture is a link to the large one', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Two climbers on the big wall' }).click()
    await expect(page).toHaveURL(/\/images\/hall\.svg$/)
  })
})

test('the map asks no other host', async ({ page, outsideRequests }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.getByRole('img', { name: /Foundry Lane/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible()
  expect(outsideRequests).toEqual([])
})

test('the news lead to a post, and from there to the one after it and to the feed', async ({ page }) => {
  await page.goto('/news')
  const posts = page.getByRole('region', { name: 'All posts' })
  await expect(posts.getByRole('heading', { level: 3 }).first()).toHaveText('Open on Christmas Eve, until two')
  await expect(posts.getByText('November 20, 2026')).toBeVisible()
  await posts.getByRole('link', { name: 'Read on' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First lead: from the top rope to the sharp end')
  await page.getByRole('link', { name: /^Next Forty new problems/ }).click()
  await expect(page).toHaveURL(/\/news\/new-lines-in-february$/)
  await expect(page.getByRole('link', { name: /^Previous First lead/ })).toBeVisible()
})

test('the feed is well-formed, and says its type', async ({ page, request }) => {
  const answer = await request.get('/news/feed.xml')
  expect(answer.headers()['content-type']).toContain('application/atom+xml')
  await page.goto('/news')
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', '/news/feed.xml')
  const { document } = new JSDOM(await answer.text(), { contentType: 'application/xml' }).window
  const links = [...document.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'))
  expect(links).toHaveLength(6)
  expect(links[0]).toBe('https://www.example.com/news/holiday-hours')
})

test('older news are on a second page, with an address, a title and numbers of its own', async ({ page }) => {
  await page.goto('/news')
  const numbers = page.getByRole('navigation', { name: 'Pages' })
  await expect(numbers.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await expect(numbers.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await numbers.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/news\/2$/)
  await expect(page).toHaveTitle(/^News · Page 2/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://www.example.com/news/2')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Room for fifty bikes',
    'New shoes for small feet',
    'Why the problems have no numbers',
  ])
  await numbers.getByRole('link', { name: 'Page 1' }).click()
  await expect(page).toHaveURL(/\/news$/)
})

test('the Spanish news have addresses, days, numbers, a feed and topics of their own', async ({ page, request }) => {
  await page.goto('/es/noticias')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  const posts = page.getByRole('region', { name: 'Todos los artículos' })
  await expect(posts.getByText('20 de noviembre de 2026')).toBeVisible()
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
  expect(feed).toBe('/es/noticias/feed.xml')
  const answer = await request.get('/es/noticias/feed.xml')
  const { document } = new JSDOM(await answer.text(), { contentType: 'application/xml' }).window
  expect(document.documentElement.getAttribute('xml:lang')).toBe('es-US')
  expect(document.querySelector('entry > link')?.getAttribute('href')).toBe(
    'https://www.example.com/es/noticias/holiday-hours',
  )
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/\/es\/noticias\/2$/)
  await expect(page).toHaveTitle(/^Noticias · Página 2/)
  await page.getByRole('link', { name: 'El muro' }).click()
  await expect(page).toHaveURL(/\/es\/noticias\/tema\/the-wall$/)
  await page.getByRole('link', { name: 'Seguir leyendo' }).last().click()
  await expect(page).toHaveURL(/\/es\/noticias\/hundred-problems$/)
  await expect(page.getByRole('link', { name: /^Siguiente Zapatos nuevos/ })).toBeVisible()
})

test('inner pages open with headline and picture side by side, the front page with a headline across', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const at = (part: string) =>
    page.locator(`[data-part=hero] ${part}`).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  await page.goto('/prices')
  expect((await at('h1')).right).toBeLessThan((await at('[data-part=picture]')).left)
  expect((await at('h1')).top).toBeLessThan((await at('[data-part=picture]')).bottom)
  await page.goto('/')
  expect((await at('h1')).bottom).toBeLessThan((await at('[data-part=picture]')).top)
})

test('a black footer needs no line below a red band', async ({ page }) => {
  await page.goto('/prices')
  await expect(page.locator('#main > :last-child')).toHaveAttribute('data-tone', 'dark')
  await expect(page.locator('footer > div').first()).toHaveCSS('border-top-width', '0px')
})

test('what is not found is said beside a drawing, or below it on phones', async ({ page }) => {
  await page.goto('/404')
  const at = (part: string) =>
    page.locator(`main ${part}`).evaluate((element) => element.getBoundingClientRect().toJSON())
  expect((await at('[data-photo]')).right).toBeLessThan((await at('h1')).left)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await at('[data-photo]')).bottom).toBeLessThan((await at('h1')).top)
  expect((await at('[data-photo]')).left).toBeCloseTo((await at('h1')).left, 0)
})
