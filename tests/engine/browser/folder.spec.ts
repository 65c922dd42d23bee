import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import sirv from 'sirv'
import { startHost } from '../../../src/make/host/staticHost.ts'
import { test as base, expect } from '../../support/browser/test.ts'
import { siteFiles } from '../../support/builtSites.ts'
import { buildSite, startServer } from '../../support/servers.ts'
import { inAllOnly, whole } from '../../support/whole.ts'

/** The folder of the site on its host, as that of project pages. */
const folder = '/my-site'

interface Server {
  readonly url: string
  readonly close: () => Promise<void>
}

interface FolderSite {
  readonly siteFile: string
  readonly outDir: string
  readonly preview: Server
  /** A host that knows files and `404.html`, and nothing of `_headers` and `_redirects`. */
  readonly plain: Server
}

/** The agency in a folder, built and served twice. */
const test = base.extend<object, { built: FolderSite }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const home = await mkdtemp(join(tmpdir(), 'pagewright-folder-'))
      const siteFile = join(home, 'site.yaml')
      const text = await readFile(siteFiles.agency, 'utf8')
      await writeFile(siteFile, text.replace(/^ {2}url: .*$/m, `  url: https://agency.github.example${folder}/`))
      await cp(join(dirname(siteFiles.agency), 'public'), join(home, 'public'), { recursive: true })
      const outDir = join(home, 'www', folder)
      await buildSite({ site: siteFile, outDir })
      const preview = await startServer('preview', { site: siteFile, outDir })
      const plain = await startHost([
        sirv(join(home, 'www'), { dev: true }),
        (_, response) => {
          response.writeHead(404, { 'content-type': 'text/html' })
          response.end(readFileSync(join(outDir, '404.html')))
        },
      ])
      await use({ siteFile, outDir, preview, plain })
      await preview.close()
      await plain.close()
      await rm(home, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One worker builds the site for all tests.
test.describe.configure({ mode: 'default' })

/** Requests of a page that fail, without those that are meant to. */
function watch(page: Page): string[] {
  const failures: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
  return failures
}

/** Every address of this host that the document and its styles name. */
function addressesIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ofAttributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        if (/^(srcset|imagesrcset)$/.test(name)) return value.split(',').map((part) => part.trim().split(' ')[0])
        if (name === 'style') return [...value.matchAll(/url\(["']?([^"')\\]+)/g)].map(([, url]) => url)
        return /^(href|src|poster|action|data-annual|data-src)$/.test(name) ? [value] : []
      }),
    )
    const ofStyles = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => [...rule.cssText.matchAll(/url\(["']?([^"')\\]+)/g)].map(([, url]) => url)),
    )
    const boot = document.getElementById('pagewright-boot')?.textContent ?? ''
    const ofScripts = [...boot.matchAll(/"(\/[^"]*\.\w+)"/g)].map(([, url]) => url)
    return [...new Set([...ofAttributes, ...ofStyles, ...ofScripts])]
      .filter((url) => url !== undefined && url !== '' && !/^(#|data:|mailto:|tel:)/.test(url))
      .map((url) => new URL(String(url), location.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search)
  })
}

/** Pages that have no file: a link is broken on purpose, and the not-found page shows another page in its place. */
const nowhere = {
  preview: /^\/my-site\/(niches\/[^/]+\/pricing|404)$/,
  plain: /^\/my-site\/(niches\/[^/]+\/(pricing|about)|404)$/,
}

for (const host of ['preview', 'plain'] as const) {
  test(`a site in a folder has every link, file and style on ${host}`, inAllOnly, async ({ page, built }) => {
    test.setTimeout(150_000)
    const { url } = built[host]
    const sitemap = await readFile(join(built.outDir, 'sitemap.xml'), 'utf8')
    const pages = [...sitemap.matchAll(/<loc>https:\/\/agency\.github\.example(.+)<\/loc>/g)].map(([, at]) => at)
    expect(pages.length).toBeGreaterThan(15)
    const failures = watch(page)
    const addresses = new Set<string>()
    for (const at of pages) {
      await page.goto(url + at)
      for (const address of await addressesIn(page)) addresses.add(address)
    }
    expect(failures).toEqual([])
    expect([...addresses].filter((address) => !address.startsWith(`${folder}/`))).toEqual([])
    const missing: string[] = []
    for (const address of addresses) {
      const { status } = await fetch(url + address, { headers: { accept: 'text/html' } })
      if (status !== 200 && !nowhere[host].test(address)) missing.push(`${status} ${address}`)
    }
    expect(missing).toEqual([])
    expect(addresses.size).toBeGreaterThan(100)
  })

  test(`an island of a site in a folder works on ${host}`, async ({ page, built }) => {
    const failures = watch(page)
    await page.goto(`${built[host].url}${folder}/industries`)
    await page.getByRole('radio').first().check()
    await expect(page.locator('[data-live]')).not.toHaveCount(0)
    expect(failures).toEqual([])
  })

  test(`the not-found page of a site in a folder works on ${host}`, async ({ page, built }) => {
    const answer = await page.goto(`${built[host].url}${folder}/nothing/here`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${folder}/`))
    await expect(page.locator('main h1')).toBeVisible()
  })

  test(`an unknown value shows its page in a folder on ${host}`, async ({ page, built }) => {
    await page.goto(`${built[host].url}${folder}/niches/bakery/about`)
    await expect(page).toHaveTitle(/Healthcare/)
  })
}

test('the development server shows a site in its folder', async ({ page, built }) => {
  test.setTimeout(120_000)
  const server = await startServer('dev', { site: built.siteFile })
  try {
    expect(server.output()).toContain(`${folder}/`)
    const failures = watch(page)
    await page.goto(`${server.url}${folder}/`)
    await expect(page.locator('main h1')).toBeVisible()
    const addresses = await addressesIn(page)
    // The styles of blocks name it from the root of the host.
    expect(addresses.filter((address) => !address.startsWith(`${folder}/`))).toEqual(['/wave.svg'])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(`${server.url}${folder}/pricing`)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('header [aria-current=page]').first()).toHaveAttribute('href', `${folder}/pricing`)
    if (whole) {
      await page.goto(`${server.url}${folder}/__gallery/faq`)
      const frame = page.getByTitle('faq on a phone').contentFrame()
      // On a new machine, the server first compiles the whole gallery.
      await expect(frame.getByText('Can you hold bread for me?')).toBeVisible({ timeout: 45_000 })
    }
    expect(failures).toEqual([])
  } finally {
    await page.goto('about:blank')
    await server.close()
  }
})
