import { inAllOnly } from '../support/whole.ts'
import { expect, test } from './test.ts'

test('the security page is one click from every footer and from the HIPAA plans', inAllOnly, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Security' }).click()
  await expect(page).toHaveURL(/\/security$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What happens to what you tell us')
  await page.goto('/pricing')
  await expect(page.locator('#hipaa').getByRole('link', { name: 'what happens' })).toHaveAttribute('href', '/security')
})

test('the security page says what happens next, and who answers', inAllOnly, async ({ page }) => {
  await page.goto('/security')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'What happens after you write to us' })).toBeVisible()
  await expect(main.getByText('Maya answers within 24 hours')).toBeVisible()
  await expect(main.getByRole('link', { name: 'hello@impactvoice.example' })).toHaveAttribute('href', /^mailto:/)
  await expect(main.getByRole('link', { name: 'See the HIPAA-compliant plans' })).toHaveAttribute(
    'href',
    '/pricing#hipaa',
  )
})
