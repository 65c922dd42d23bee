import { testWholeSite } from '../support/browser/wholeSite.ts'
import { expect, test } from './test.ts'

/** The starter of `pagewright init` for a café. */

testWholeSite('cafe', { leastPages: 5 })

test('the menu says of each dish what it contains', async ({ page }) => {
  await page.goto('/menu')
  const cake = page.locator('dl > div').filter({ hasText: 'Walnut cake' })
  await expect(cake).toContainText('Contains wheat, milk, eggs, walnuts')
  await expect(page.locator('dl > div').filter({ hasText: 'Espresso' })).not.toContainText('Contains')
})

test('nothing of the reservation service loads before a visitor asks for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofService = () => asked.filter((path) => path.startsWith('/stand-ins/'))
  await page.goto('/find-us')
  await page.getByRole('button', { name: 'Load the reservation page' }).hover()
  expect(ofService()).toEqual([])
  await page.getByRole('button', { name: 'Load the reservation page' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('A table at your place')
  expect(ofService()).toContain('/stand-ins/table.html')
})

test('the hours of days and of dates are drawn on one scale', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/')
  // The longest date of the shipped languages.
  const spanish = 'miércoles, 23\u00a0de\u00a0septiembre\u00a0de\u00a02026'
  await page.locator('[data-zone] time').evaluateAll((dates, text) => {
    for (const date of dates) date.textContent = text
  }, spanish)
  const starts = await page
    .locator('[data-zone] dd > [aria-hidden]')
    .evaluateAll((ribbons) => ribbons.map((ribbon) => Math.round(ribbon.getBoundingClientRect().left)))
  expect(starts.length).toBeGreaterThan(7)
  expect(new Set(starts).size).toBe(1)
})

test('on phones, the hours stand beside each day and date', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const tops = (part: string) =>
    page
      .locator(`[data-zone] > div:not([hidden]) ${part}`)
      .evaluateAll((parts) => parts.map((element) => Math.round(element.getBoundingClientRect().top)))
  const days = await tops('dt')
  expect(days.length).toBeGreaterThan(7)
  expect(await tops('dd > :last-child')).toEqual(days)
})

for (const count of [4, 5])
  test(`${count} pictures fill two rows of three places`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/place')
    const pictures = page.locator('li:has(figcaption)')
    await pictures.evaluateAll((items, count) => {
      for (const item of items.slice(count)) item.remove()
    }, count)
    const boxes = await pictures
      .locator('img')
      .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().toJSON() as DOMRect))
    const tops = boxes.map(({ top }) => Math.round(top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(2)
    expect(Math.abs((boxes[0]?.height ?? 0) - (boxes[1]?.height ?? 0))).toBeLessThan(4)
    expect(boxes[1]?.right).toBeCloseTo(boxes.at(-1)?.right ?? 0, 0)
  })

test('on wide screens, the menu begins below its picture, and each date is in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/menu')
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  const picture = await boxOf('[data-part=picture]')
  expect(picture.right).toBe(1440)
  expect(picture.bottom).toBeLessThan((await boxOf('main dl')).top - 48)
  await page.goto('/find-us')
  const dates = page.locator('[data-zone] dt time:visible')
  const lines = await dates.evaluateAll((all) => all.map((date) => date.getClientRects().length))
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('what is said before a service loads takes a line, not a screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/find-us')
  const load = page.getByRole('button', { name: 'Load the reservation page' })
  const note = page.locator('#reserve').getByText('From www.example.com')
  const [button, words] = [await load.boundingBox(), await note.boundingBox()]
  expect(words?.x).toBeLessThan(button?.x ?? 0)
  expect(words?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0))
  expect(await page.locator('#reserve').evaluate((section) => section.clientHeight)).toBeLessThan(500)
})
