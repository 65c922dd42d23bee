import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const spanishWords: Readonly<Record<string, string>> = JSON.parse(readFileSync('schema/words/es.json', 'utf8'))

/** The words of the interface in English that Spanish has others for. */
const english = Object.entries(spanishWords).flatMap(([word, spanish]) => (word === spanish ? [] : [word]))

/** Every text of a page and its dialogs, and every name that only screen readers say. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style')) texts.push(node.nodeValue?.trim() ?? '')
    const names = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [...texts, ...names].filter((text) => text !== '')
  })

const pricesOf = async (page: Page) =>
  (await page.locator('#plans, #hipaa').allTextContents()).join().match(/\$[\d,]+/g)

test('the link to the other language leads to the same page, and back', async ({ page }) => {
  const languages = page.getByRole('contentinfo')
  await page.goto('/')
  await languages.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cada llamada, contestada y resuelta.')
  await page.getByRole('main').getByRole('link', { name: 'Más sobre salud' }).click()
  await expect(page).toHaveURL('/es/industrias/healthcare')
  await languages.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/industries/healthcare')
})

for (const path of ['/es', '/es/precios', '/es/contacto', '/es/nichos/contratistas-de-servicios']) {
  test(`${path} has no word of the interface in English`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
    const texts = await textsOf(page)
    expect(texts).toContain('Cerrar')
    expect(texts.filter((text) => english.includes(text))).toEqual([])
  })
}

test('the prices are those of the English page', async ({ page }) => {
  await page.goto('/es/precios')
  await expect(page.getByRole('main').getByText('/mes').first()).toBeVisible()
  const prices = await pricesOf(page)
  expect(prices).toContain('$1,097')
  await page.goto('/pricing')
  expect(await pricesOf(page)).toEqual(prices)
})

test('a page without a Spanish title or description exists only in English', async ({ page, request }) => {
  expect((await request.get('/es/security')).status()).toBe(404)
  await page.goto('/security')
  await expect(page.locator('link[hreflang]')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Seguridad' })).toHaveAttribute(
    'href',
    '/security',
  )
})
