import { expect, test } from '../../support/browser/test.ts'

test.use({ colorScheme: 'light' })

/** Every channel of a light ground is above 200, and of a dark one below 100. */
const groundOf = (scheme: 'light' | 'dark') =>
  scheme === 'light' ? /^rgb\((2\d\d(, )?){3}\)$/ : /^rgb\((\d{1,2}(, )?){3}\)$/

test('a visitor chooses dark, which lasts until the next page and from its first paint', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('body')).toHaveCSS('background-color', groundOf('dark'))

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        if (name === 'first-paint') {
          Object.assign(window, { firstGround: getComputedStyle(document.body).backgroundColor })
        }
      }
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/legal')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'firstGround'))).toMatch(groundOf('dark'))
})

test('System follows the device again and leaves nothing in storage', async ({ page }) => {
  await page.goto('/legal')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: 'System' }).check()
  await expect(page.locator('body')).toHaveCSS('background-color', groundOf('light'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', groundOf('dark'))
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the choice works for the page if the browser denies storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('denied')
      },
    })
  })
  await page.goto('/legal')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('body')).toHaveCSS('background-color', groundOf('dark'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no choice that does nothing', async ({ page }) => {
    await page.goto('/legal')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
  })
})
