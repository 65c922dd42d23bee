import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { CompiledEntry } from '../../schema/model.ts'
import { loadSite } from '../../src/compiler/loadSite.ts'
import { siteFiles } from './sites.ts'
import { startApp } from './startApp.ts'
import { expect, test } from './test.ts'

/** Every path that the site file declares, walked as it is delivered and as the app shows it. */
const { site } = loadSite(siteFiles.agency, { mode: 'production' })
const entries = site?.entries ?? new Map<string, CompiledEntry>()
const paths = [...entries].flatMap(([path, { kind }]) => (kind === 'page' ? [path] : []))

const widths = [390, 768, 1280]
const schemes = ['light', 'dark'] as const

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own width')
})

/** Links of the page that lead to this site, with what was said of those that have no page. */
const linksOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) =>
    links.flatMap((link) => {
      const { pathname, hash, origin } = new URL((link as HTMLAnchorElement).href)
      const intended = 'document' in (link as HTMLElement).dataset
      return origin === location.origin ? [{ pathname, hash, intended }] : []
    }),
  )

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  )
}

test('the site has its pages', () => {
  expect(paths.length).toBeGreaterThan(1)
})

for (const path of paths) {
  test.describe(path, () => {
    test('says nothing on the console, fits 320 px, and every link leads somewhere', async ({
      page,
      consoleMessages,
      outsideRequests,
    }) => {
      await page.setViewportSize({ width: 320, height: 720 })
      await page.goto(path, { waitUntil: 'networkidle' })
      const links = await linksOf(page)
      await startApp(page)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('h1')).toHaveCount(1)
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overhang).toBeLessThanOrEqual(0)

      const deadEnds: string[] = []
      for (const { pathname, hash, intended } of links) {
        const at = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
        const isPage = entries.has(at)
        const answers = isPage || (await page.request.get(pathname)).ok()
        if (!answers && !intended) deadEnds.push(pathname)
        if (pathname === path && hash) {
          const anchor = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)
          if ((await anchor.count()) === 0) deadEnds.push(hash)
        }
      }
      expect(deadEnds).toEqual([])
      expect(outsideRequests).toEqual([])
      // The not-found page names the path it was asked for; that is its one word.
      expect(consoleMessages.filter((text) => !(path === '/404' && text.includes('/404')))).toEqual([])
    })

    test('axe finds nothing at three widths, light and dark', async ({ page }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'networkidle' })
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
        }
      }
    })
  })
}
