import type { Page } from '@playwright/test'
import { settle } from '../support/browser/settle.ts'
import { startApp } from '../support/browser/startApp.ts'
import { testWholeSite } from '../support/browser/wholeSite.ts'
import { expect, test } from './test.ts'

/** A site of another trade in another language and design, which consists of a site file only. */

/** Default texts of blocks and page that a site can replace. */
const english =
  /\b(the|and|your|skip|close|menu|loading|dismiss|notifications|selected|features|results|most popular|billed|monthly|annual|send|message|name must|please|page not found|you asked for|on this page|yes|partly|schedule|select|choose|today|next|previous|march|friday)\b|\d [ap]m\b/i

/** All text and accessible names within `scope`. */
async function wordsOf(page: Page, scope = 'body'): Promise<string> {
  const names = await page
    .locator(scope)
    .locator('[aria-label], [title], [alt], [placeholder]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ),
    )
  return [...names, ...(await page.locator(scope).allInnerTexts()), await page.title()].join('\n')
}

testWholeSite('dentist', {
  leastPages: 6,
  async alsoOnEveryPage(page) {
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(english.exec(await wordsOf(page))?.[0]).toBeUndefined()
  },
})

test('the German example formats numbers and prices in German', async ({ page }) => {
  await page.goto('/preise')
  await startApp(page)
  await expect(page.getByText('14 €', { exact: true })).toBeVisible()
  await page.getByText('Jährlich (spart)', { exact: true }).click()
  await expect(page.getByText('156 €', { exact: true })).toBeVisible()
  await expect(page.getByText('Sie sparen 12 € im Jahr')).toBeVisible()
})

test('the German example shows form messages in German', async ({ page }) => {
  await page.goto('/kontakt')
  await startApp(page)
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByText('Der Name braucht mindestens 2 Zeichen.')).toBeVisible()
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('E-Mail').fill('ada@example.com')
  await page.getByLabel('Worum geht es?').fill('Vorsorge')
  await page.getByLabel('Ihre Nachricht').fill('Am liebsten dienstags am Morgen.')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Wir melden uns heute noch.')
})

test.describe('for a visitor in Germany', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('the German example has a German date picker', async ({ page }) => {
    // A Wednesday at noon.
    await page.clock.setFixedTime(new Date('2031-03-12T12:00:00+01:00'))
    await page.goto('/termin')
    await startApp(page)
    await page.getByRole('button', { name: 'Datum wählen' }).click()
    const calendar = page.getByRole('dialog', { name: 'Datum' })
    await expect(calendar.getByRole('grid', { name: 'März 2031' })).toBeVisible()
    await expect(calendar).toContainText('März 2031')
    // The date picker hides its weekday row from screen readers, because every day has a full name.
    const weekdays = calendar.locator('thead th')
    await expect(weekdays).toHaveText(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
    await expect(weekdays.first()).toHaveAttribute('aria-label', 'Montag')
    await expect(calendar.getByRole('button', { name: 'heute, Mittwoch, 12. März 2031' })).toBeFocused()
    expect(english.exec(await wordsOf(page, '[role=dialog]'))?.[0]).toBeUndefined()
    await calendar.getByRole('button', { name: 'nächsten Monat' }).click()
    await expect(calendar.getByRole('grid', { name: 'April 2031' })).toBeVisible()
    await calendar.getByRole('button', { name: 'letzten Monat' }).click()
    await calendar.getByRole('button', { name: 'Freitag, 14. März 2031' }).click()
    await expect(page.getByRole('button', { name: 'Fr., 14. März 2031' })).toBeVisible()
  })

  test('the German example offers, sends and confirms times in German format', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-12T12:00:00+01:00'))
    await page.goto('/termin')
    await startApp(page)
    for (const [label, value] of [
      ['Name', 'Ada'],
      ['E-Mail', 'ada@example.com'],
      ['Telefon', '+49 30 1234567'],
      ['Krankenkasse', 'Alle'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value)
    }
    await page.getByRole('button', { name: 'Datum wählen' }).click()
    await page.getByRole('button', { name: 'Freitag, 14. März 2031' }).click()
    const time = page.getByRole('combobox', { name: 'Uhrzeit' })
    await time.selectOption({ label: '14:00' })
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: 'Termin anfragen' }).click()
    // The receiving service gets the same values in every language.
    expect((await sent).postData()).toMatch(/2031-03-14[\s\S]*2:00 PM/)
    await settle(page)
    await expect(page.getByRole('main')).toContainText('Sie möchten am 14. März 2031 um 14:00 Uhr kommen.')
  })
})

test('late at night, the time of day is not beside the hours of the day', async ({ page }) => {
  await page.clock.setFixedTime('2031-03-12T22:45:00Z')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/kontakt')
  await expect(page.locator('[data-days][aria-current]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
