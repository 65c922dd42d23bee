import type { Page } from '@playwright/test'
import { holdRequests } from '../support/browser/holdRequests.ts'
import { startApp } from '../support/browser/startApp.ts'
import { expect, test } from './test.ts'

const finder = (page: Page) => page.locator('#finder')
const radio = (page: Page, name: string) => finder(page).getByRole('radio', { name: new RegExp(`^${name}`) })
const choose = async (page: Page, name: string) => {
  const named = { hasText: new RegExp(`^${name}`), visible: true }
  const folded = finder(page).locator('[data-folded] label')
  if ((await folded.filter(named).count()) > 0) await folded.filter({ has: page.locator(':checked') }).click()
  await finder(page).locator('label').filter(named).click()
}
const button = (page: Page) => finder(page).getByRole('button', { name: 'See Your Tailored Solution' })
const remembered = (page: Page) => page.evaluate(() => sessionStorage.getItem('selectedBusinessType'))

const ways = [
  { industry: 'Restaurants', business: 'Pizzeria', value: 'pizzeria', path: '/industries/restaurants' },
  { industry: 'Real Estate', business: 'Brokerage', value: 'brokerage', path: '/industries/realestate' },
  { industry: 'Healthcare', business: 'Dental practice', value: 'dental', path: '/industries/healthcare' },
  { industry: 'Contractors', business: 'Plumbing', value: 'plumbing', path: '/industries/contractors' },
  { industry: 'Music', business: 'Music school', value: 'music-school', path: '/industries/music' },
]

for (const { industry, business, value, path } of ways) {
  test(`the industry finder leads from ${industry} and ${business} to ${path}`, async ({ page }) => {
    await page.goto('/')
    await page.goto('/industries')
    await expect(button(page)).toBeDisabled()
    await choose(page, industry)
    await expect(button(page)).toBeDisabled()
    await choose(page, business)
    await expect(button(page)).toBeEnabled()
    await button(page).click()

    await expect(page).toHaveURL(path)
    await expect(page.getByText('Perfect match!')).toBeVisible()
    await expect(page.getByText("We're taking you to your customized industry solution.")).toBeVisible()
    expect(await remembered(page)).toBe(value)

    await page.goBack()
    await expect(page, 'The finder was replaced, so going back skips it.').toHaveURL('/')
  })
}

test('the industry finder opens the page of the latest choice', async ({ page }) => {
  await page.goto('/')
  await page.goto('/industries')
  await choose(page, 'Restaurants')
  await choose(page, 'Pizzeria')
  await expect(button(page)).toBeEnabled()
  await choose(page, 'Music')
  await choose(page, 'Music school')
  await expect(button(page)).toBeEnabled()
  await button(page).click()
  await expect(page).toHaveURL('/industries/music')
  expect(await remembered(page)).toBe('music-school')
})

test('the toast of the industry finder is shown once', async ({ page }) => {
  await page.goto('/industries')
  await choose(page, 'Music')
  await choose(page, 'Music school')
  await button(page).click()
  await expect(page).toHaveURL('/industries/music')
  await expect(page.getByText('Perfect match!')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('Perfect match!')).toHaveCount(0)
})

test('the page that the industry finder opens names the choice, and others do not', async ({ page }) => {
  await page.goto('/industries')
  await choose(page, 'Music')
  await choose(page, 'Music school')
  await button(page).click()
  await expect(page).toHaveURL('/industries/music')
  const greeting = page.getByRole('paragraph').filter({ hasText: 'You chose:' })
  await expect(greeting).toContainText('You chose: Music school')
  await expect(greeting, 'It is in the first screen.').toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(greeting.getByText('Music school')).toBeVisible()
  await page.goto('/industries/restaurants')
  await expect(page.getByText('You chose:')).toBeHidden()
})

test('the industry finder asks for the kind of business after the industry', async ({ page }) => {
  await page.goto('/industries')
  const seen = () => finder(page).getByRole('radio')
  await expect(seen()).toHaveCount(5)
  await expect(finder(page).getByText('Choose an industry to see its types')).toBeVisible()
  await choose(page, 'Healthcare')
  await expect(finder(page).getByText('Choose an industry to see its types')).toBeHidden()
  await expect(finder(page).getByRole('group', { name: /closest to your business.*Healthcare/ })).toBeVisible()
  await expect(radio(page, 'Dental practice')).toBeVisible()
  await expect(radio(page, 'Plumbing')).toHaveCount(0)
})

test('the first step of the industry finder makes room for the second on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/industries')
  await startApp(page)
  await choose(page, 'Healthcare')
  await expect(finder(page).getByRole('group', { name: /closest to your business/ })).toBeInViewport({ ratio: 1 })
  const heightOf = async (name: string) => {
    const card = finder(page).locator('[data-folded] label').filter({ hasText: name })
    return (await card.boundingBox())?.height
  }
  expect([await heightOf('Healthcare'), await heightOf('Music')]).toEqual([expect.closeTo(78, -1), 1])
  await choose(page, 'Music')
  await expect(radio(page, 'Music school')).toBeVisible()
})

test('the industry finder clears the kind of business when the industry changes', async ({ page }) => {
  await page.goto('/industries')
  await startApp(page)
  await choose(page, 'Music')
  await choose(page, 'Live venue')
  await expect(button(page)).toBeEnabled()
  await choose(page, 'Contractors')
  await expect(button(page)).toBeDisabled()
  await choose(page, 'Music')
  await expect(radio(page, 'Live venue')).not.toBeChecked()
  await expect(button(page)).toBeDisabled()
  expect(await remembered(page)).toBeNull()
})

test('the industry finder keeps choices made before hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/industries', { waitUntil: 'commit' })
  await choose(page, 'Contractors')
  await choose(page, 'Roofing')
  await expect(page.locator('[data-island][data-live]')).toHaveCount(0)
  await expect(button(page)).toBeDisabled()
  release()
  await expect(button(page)).toBeEnabled()
  await button(page).click()
  await expect(page).toHaveURL('/industries/contractors')
  expect(await remembered(page)).toBe('roofing')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference'
  test(`the second step of the industry finder ${moves ? 'moves to' : 'has at once'} its new size with motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion })
    await page.goto('/industries')
    await startApp(page)
    // The code of the motion is fetched after the app.
    await page.waitForLoadState('networkidle')
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(fetched.filter((name) => /\/motion-[^/]+\.js$/.test(name))).toHaveLength(moves ? 1 : 0)
    const panel = finder(page).getByRole('button').locator('xpath=../..')
    const before = await panel.boundingBox()
    await panel.evaluate((element) => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(element.style.transform)).observe(element, { attributeFilter: ['style'] })
    })
    await choose(page, 'Music')
    await expect.poll(async () => (await panel.boundingBox())?.height).not.toBe(before?.height)
    await page.waitForTimeout(500)
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(new Set(seen).size > 3, seen.join(' ')).toBe(moves)
  })
}

test('the industry finder works with only the keyboard', async ({ page }) => {
  await page.goto('/industries')
  await startApp(page)
  await radio(page, 'Restaurants').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(radio(page, 'Real Estate')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(radio(page, 'Independent agent')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'Agent team')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/industries/realestate')
  expect(await remembered(page)).toBe('team')
})

test('the industry finder works with and without a trailing slash', async ({ page }) => {
  await page.goto('/industries/')
  await expect(button(page)).toBeDisabled()
  await expect(finder(page).getByRole('radio')).toHaveCount(5)
})

test.describe('the industry finder without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lists the pages and shows no inert controls', async ({ page }) => {
    await page.goto('/industries')
    await expect(finder(page).getByText(/need JavaScript/)).toBeVisible()
    await expect(finder(page).getByRole('radio')).toHaveCount(0)
    await expect(finder(page).getByRole('button')).toHaveCount(0)
    const links = finder(page).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ways.map(({ path }) => path),
    )
    await links.filter({ hasText: 'Healthcare' }).click()
    await expect(page).toHaveURL('/industries/healthcare')
  })
})
