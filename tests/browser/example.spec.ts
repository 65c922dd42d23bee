import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { compileText } from '../support/compileText.ts'
import { siteFiles } from './sites.ts'
import { startApp } from './startApp.ts'
import { expect, test } from './test.ts'

/** A site of another trade, in another language, with another look: nothing but its file is its own. */
const { site: model } = compileText(readFileSync(siteFiles.dentist, 'utf8'))
const paths = [...(model?.entries.keys() ?? [])]

/** Words that the blocks and the page itself say where a site says nothing. */
const english =
  /\b(the|and|your|skip|close|menu|loading|dismiss|notifications|selected|features|results|most popular|billed|monthly|annual|send|message|name must|please|page not found|you asked for|on this page|yes|partly)\b/i

test.use({ site: 'dentist' })
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
test.beforeEach(({}, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own width')
})

test('has its pages', () => {
  expect(paths.length).toBeGreaterThan(5)
})

for (const path of paths) {
  test(`${path} speaks German, fits a phone, and axe is content`, async ({
    page,
    consoleMessages,
    outsideRequests,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    await page.goto(path)
    await startApp(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )

    const names = await page
      .locator('[aria-label], [title], [alt], [placeholder]')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
        ),
      )
    const words = [...names, ...(await page.locator('body').allInnerTexts()), await page.title()].join('\n')
    expect(english.exec(words)?.[0]).toBeUndefined()

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`),
        colorScheme,
      ).toEqual([])
    }
    expect(outsideRequests).toEqual([])
    expect(consoleMessages.filter((text) => !(path === '/404' && text.includes('/404')))).toEqual([])
  })
}

test('writes numbers and prices as Germans do', async ({ page }) => {
  await page.goto('/preise')
  await startApp(page)
  await expect(page.getByText('14 €', { exact: true })).toBeVisible()
  await page.getByText('Jährlich', { exact: true }).click()
  await expect(page.getByText('156 €', { exact: true })).toBeVisible()
  await expect(page.getByText('Sie sparen 12 € im Jahr')).toBeVisible()
})

test('answers a form in German', async ({ page }) => {
  await page.goto('/kontakt')
  await startApp(page)
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByText('Bitte mindestens 2 Buchstaben.')).toBeVisible()
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('E-Mail').fill('ada@example.com')
  await page.getByLabel('Worum geht es?').fill('Vorsorge')
  await page.getByLabel('Wann passt es Ihnen?').fill('Am liebsten dienstags am Morgen.')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Wir melden uns heute noch.')
})
