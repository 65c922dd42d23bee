import { startApp } from '../support/browser/startApp.ts'
import { expect, test } from './test.ts'

const isPhone = (width: number | undefined) => (width ?? 0) <= 768

test.beforeEach(async ({ page }) => {
  await page.goto('/industries/music')
})

test('/industries/music is the music studio page instead of a collection entry', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Secure, Simple Music Studio Bookings' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Pricing Options' })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('800 minutes')
})

test('/industries/music is the page that a link leads to', async ({ page }) => {
  await page.goto('/solutions')
  await page
    .locator('#industries label')
    .filter({ hasText: /^Music/ })
    .click()
  await page.getByRole('link', { name: 'See it for music studios' }).click()
  await expect(page).toHaveURL('/industries/music')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure, Simple Music Studio Bookings')
})

test("'Get Started Now' does nothing before and after hydration", async ({ page }) => {
  const button = page.getByRole('button', { name: 'Get Started Now' })
  for (const when of ['before', 'after']) {
    if (when === 'after') await startApp(page)
    const before = await page.getByRole('main').innerHTML()
    await button.click()
    await expect(page, when).toHaveURL('/industries/music')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => scrollY), when).toBe(0)
    expect(await page.getByRole('main').innerHTML(), when).toBe(before)
  }
})

test("'Try Live Demo' opens a dialog with the number of the demo line", async ({ page }) => {
  const button = page.getByRole('button', { name: 'Try Live Demo' })
  await button.click()
  const demo = page.getByRole('dialog', { name: 'Try Live Demo' })
  await expect(demo).toBeVisible()
  await expect(demo.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  await page.keyboard.press('Escape')
  await expect(demo).toBeHidden()
  await expect(button).toBeFocused()
})

test('the music studio page lists six benefits and the workflows with trigger and actions', async ({ page }) => {
  const band = (name: string) =>
    page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name }) })
  await expect(band('More music, less phone').getByRole('heading', { level: 3 })).toHaveCount(6)
  const workflows = band('Automated Music Studio Workflows')
  await expect(workflows.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(workflows.getByText('Trigger', { exact: true })).toHaveCount(4)
  await expect(workflows.getByText('Actions', { exact: true })).toHaveCount(4)
})

test('the music studio page has two testimonials', async ({ page }) => {
  await expect(page.getByRole('main').locator('blockquote')).toHaveCount(2)
})

test('the music studio page has the alternative plans', async ({ page }) => {
  const pricing = page.locator('#pricing')
  const plans = pricing.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(plans).toHaveCount(3)
})

test('the music studio page ends with links to the demo and the consultation calendar', async ({ page, viewport }) => {
  await expect(page.getByRole('link', { name: 'Try AI Demo Now' })).toHaveAttribute('href', '/demo')
  await page.getByRole('button', { name: 'Schedule Consultation' }).click()
  const consultation = page.getByRole('dialog', { name: 'Schedule Your Consultation' })
  const frame = consultation.locator('iframe')
  await expect(frame).toHaveAttribute('title', /calendar/i)
  await expect(frame).toBeVisible()
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(isPhone(viewport?.width) ? 600 : 700)
})
