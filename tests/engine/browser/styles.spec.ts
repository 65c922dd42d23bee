import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser/test.ts'
import { buildSite, startServer } from '../../support/servers.ts'

const site = `site: { name: Styles, url: "https://www.styles.example" }
services: { mail: { title: Mail, url: /api/mail, answer: readable } }
pages:
  home:
    path: /
    title: Styles
    frame: none
    blocks:
      - { type: hero, headline: A look of our own }
      - type: contact
        card: { heading: Visit, items: [{ label: Hours, text: All day }] }
        form: { heading: Write, submit: { post: mail } }
  not-found: { path: /404, title: Not here, blocks: [{ type: not-found }] }
`
const red = 'h1 { color: rgb(255, 0, 0) }\n'
const color = (page: Page) =>
  page.getByRole('heading', { name: 'A look of our own' }).evaluate((h1) => getComputedStyle(h1).color)

test.skip(({ isMobile }) => isMobile, 'an author sits at a desk')
test.describe.configure({ timeout: 180_000 })

test('the styles and forms of a site of one’s own while it is edited and when it is built', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-styles-'))
  const siteFile = join(folder, 'site.yaml')
  const styles = join(folder, 'styles.css')
  await writeFile(siteFile, site)
  const dev = await startServer('dev', { site: siteFile })
  await page.goto(dev.url)
  await expect.poll(() => color(page)).not.toBe('rgb(255, 0, 0)')
  await expect(page.getByRole('banner')).toHaveCount(0)

  await writeFile(styles, red)
  await expect.poll(() => color(page)).toBe('rgb(255, 0, 0)')
  await writeFile(styles, 'h1 {\n  color red\n}\n')
  await expect(page.locator('pagewright-overlay')).toContainText('styles.css:2:8')
  await writeFile(styles, red.replace('255', '250'))
  await expect.poll(() => color(page)).toBe('rgb(250, 0, 0)')
  await page.reload()
  await expect.poll(() => color(page)).toBe('rgb(250, 0, 0)')
  const refused = await page.request.post(`${dev.url}/api/mail`)
  expect([refused.status(), await refused.text()]).toEqual([501, expect.stringContaining('POST /api/mail')])
  await page.goto('about:blank')
  await dev.close()

  const outDir = join(folder, 'dist')
  await buildSite({ site: siteFile, outDir })
  const preview = await startServer('preview', { site: siteFile, outDir })
  await page.goto(preview.url)
  expect(await color(page)).toBe('rgb(250, 0, 0)')
  for (const name of ['Name', 'Email', 'Subject', 'Message'])
    await page.getByRole('textbox', { name }).fill(name === 'Email' ? 'ada@acme.example' : 'A long enough text')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message Not Sent')).toBeVisible()
  await expect.poll(preview.output).toContain('Nothing here answers POST /api/mail.')
  await preview.close()
  await rm(folder, { recursive: true })
})
