import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { startHost } from '../../../src/make/host/staticHost.ts'
import { test as base, expect } from '../../support/browser/test.ts'
import { buildSite, startServer } from '../../support/servers.ts'

interface Server {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The dentist in German, English and Arabic, which nobody has translated. */
const test = base.extend<object, { served: { readonly preview: Server; readonly plain: Server } }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const home = await mkdtemp(join(tmpdir(), 'pagewright-languages-'))
      const site = join(home, 'site.yaml')
      await cp('examples/zahnarzt', home, { recursive: true })
      await writeFile(site, (await readFile(site, 'utf8')).replace('languages: [de, en]', 'languages: [de, en, ar]'))
      const outDir = join(home, 'dist')
      await buildSite({ site, outDir })
      const preview = await startServer('preview', { site, outDir })
      const plain = await startHost([
        sirv(outDir, { dev: true, extensions: ['html'] }),
        (_, response) => {
          response.writeHead(404, { 'content-type': 'text/html' })
          response.end(readFileSync(join(outDir, '404.html')))
        },
      ])
      await use({ preview, plain })
      await preview.close()
      await plain.close()
      await rm(home, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe.configure({ mode: 'default' })

test('the footer leads to the same page in each other language', async ({ page, served }) => {
  await page.goto(`${served.preview.url}/leistungen/vorsorge`)
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' })
  await expect(english).toHaveAttribute('lang', 'en')
  await english.click()
  await expect(page).toHaveURL(`${served.preview.url}/en/treatments/vorsorge`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is healthy stays healthy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${served.preview.url}/leistungen/vorsorge`)
})

test('the menu of a phone has the languages', async ({ page, served }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${served.preview.url}/preise`)
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${served.preview.url}/en/prices`)
})

test('an island on a page of a further language has its words', async ({ page, served }) => {
  await page.goto(`${served.preview.url}/en/contact`)
  await page.getByLabel('Your message').fill('Hello')
  await expect(page.getByText(/^5\/\d+ characters$/)).toBeVisible()
})

test('a page of a language that is read from right to left is turned', async ({ page, served }) => {
  await page.goto(`${served.preview.url}/ar/preise`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-DE')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

for (const host of ['preview', 'plain'] as const)
  test(`an unknown address shows the page for it in its language: ${host}`, async ({ page, served }) => {
    const { url } = served[host]
    const answer = await page.goto(`${url}/en/nowhere`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(`${url}/`)
    await page.goto(`${url}/nirgends`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  })
