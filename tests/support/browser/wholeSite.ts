import type { Page } from '@playwright/test'
import type { CompiledEntry } from '../../../schema/model.ts'
import { loadSite } from '../../../src/make/project/loadSite.ts'
import { isOwnNotFound, linksOf, overhangOf, settle, shownBy, startApp } from '../../../tools/fuzz/pageProbes.ts'
import { type SiteName, siteFiles } from '../builtSites.ts'
import { inAllOnly, sampleOf, whole } from '../whole.ts'
import { expect, test } from './test.ts'
import { violationsOf } from './violationsOf.ts'

/** Facts about a site that `testWholeSite` needs: texts of the page itself in the site's language. */
export interface WholeSiteOptions {
  /** Minimum number of pages. Fewer mean that the site wasn't read correctly. */
  readonly leastPages: number
  /** Checks a page after every island has hydrated. */
  readonly alsoOnEveryPage?: (page: Page) => Promise<void>
}

const widths = [390, 768, 1280]
const schemes = ['light', 'dark'] as const
const conditions = schemes.flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })))

/** Every address that the site file declares. */
export function pathsOf(name: SiteName): {
  readonly entries: ReadonlyMap<string, CompiledEntry>
  readonly paths: readonly string[]
} {
  const { site } = loadSite(siteFiles[name], { mode: 'production' })
  const entries: ReadonlyMap<string, CompiledEntry> = site?.entries ?? new Map()
  return { entries, paths: [...entries].flatMap(([path, { kind }]) => (kind === 'page' ? [path] : [])) }
}

/**
 * The paths whose pages are tested: all in the whole run, otherwise one for each entry of `pages`. Pages that one
 * entry makes from shared content have the same blocks.
 */
export function testedPathsOf(name: SiteName): readonly string[] {
  const { entries, paths } = pathsOf(name)
  const seen = new Set<string>()
  return paths.filter((path) => {
    const entry = entries.get(path)
    const key = entry?.kind === 'page' ? entry.page.name : path
    const isFirst = !seen.has(key)
    seen.add(key)
    return whole || isFirst
  })
}

/** The lines that a visitor can read in some elements. */
async function linesOf(page: Page, selector: string): Promise<readonly string[]> {
  const texts = await page.locator(selector).allInnerTexts()
  return texts
    .flatMap((text) => text.split(/[\n\t]+/))
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Hydration may remove notes that something needs JavaScript, and texts of forms. */
const controls = 'main :is(button, label, legend, select, output, form p), [data-needs-script], [data-schemes]'

/** Text of all dialogs of the page, open or not, without that of their forms. */
async function linesOfDialogs(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('dialog').evaluateAll((dialogs) =>
    dialogs.flatMap((dialog) => {
      const lines: string[] = []
      const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const place = node.parentElement
        // Text that is replaced by a frame or needs the app isn't always there.
        if (!place?.closest('form, button, noscript, [aria-busy], [data-needs-script], [data-state="waiting"]'))
          lines.push(node.nodeValue ?? '')
      }
      return lines
    }),
  )
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

/** Declares the tests that every page of every site passes: as it is delivered, and with every island started. */
export function testWholeSite(name: SiteName, { alsoOnEveryPage, leastPages }: WholeSiteOptions): void {
  const { entries, paths } = pathsOf(name)

  test.use({ site: name })
  test.beforeEach(({ page: _ }, { project }) => {
    test.skip(project.name !== 'desktop', 'sets its own width')
  })

  test('the site has its pages', () => {
    expect(paths.length).toBeGreaterThanOrEqual(leastPages)
  })

  for (const [index, path] of sampleOf(testedPathsOf(name), 3).entries()) {
    test.describe(path, () => {
      test('says nothing on the console, fits 320 px, has no axe violations, and every link leads somewhere', async ({
        page,
        consoleMessages,
        outsideRequests,
      }) => {
        await page.setViewportSize({ width: 320, height: 720 })
        await page.emulateMedia({ colorScheme: schemes[index % 2] ?? 'light' })
        await page.goto(path, { waitUntil: 'networkidle' })
        const links = await linksOf(page)
        const before = await shownBy(page)
        await startApp(page)
        await settle(page)
        await expect(page.locator('h1')).toHaveCount(1)
        expect(await overhangOf(page)).toBeLessThanOrEqual(0)
        expect(await shownBy(page)).toEqual(before)

        const deadEnds: string[] = []
        for (const { pathname, hash, intended } of links) {
          const at = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
          const answers = entries.has(at) || (await page.request.get(pathname)).ok()
          if (!answers && !intended) deadEnds.push(pathname)
          if (pathname === path && hash) {
            const anchor = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)
            if ((await anchor.count()) === 0) deadEnds.push(hash)
          }
        }
        expect(deadEnds).toEqual([])
        expect(await violationsOf(page)).toEqual([])
        await alsoOnEveryPage?.(page)
        expect(outsideRequests).toEqual([])
        expect(consoleMessages.filter((text) => !isOwnNotFound(path, text))).toEqual([])
      })

      test('has no axe violations at three widths, light and dark', inAllOnly, async ({ page }) => {
        test.slow()
        await page.goto(path, { waitUntil: 'networkidle' })
        for (const { colorScheme, width } of conditions) {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 900 })
          expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([])
        }
      })

      test('can be read without JavaScript', inAllOnly, async ({ page, browser, baseURL }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        const plain = await browser.newContext({
          javaScriptEnabled: false,
          ...(baseURL !== undefined && { baseURL }),
          reducedMotion: 'reduce',
          viewport: page.viewportSize(),
        })
        const bare = await plain.newPage()
        await bare.goto(path)
        // Islands may add no text.
        await startApp(page)
        await settle(page)
        const withScript = [...(await linesOf(page, 'body')), ...(await linesOfDialogs(page))]
        const onControls = await linesOf(page, controls)
        const without = [...(await linesOf(bare, 'body')), ...(await linesOfDialogs(bare))].join('\n')
        await plain.close()
        // There can be more text than with scripts: notes that something needs JavaScript, and content that would be closed.
        const missing = withScript.filter((line) => !without.includes(line) && !onControls.includes(line))
        // Only a script can show the requested path.
        const lost = path.endsWith('/404') ? missing.filter((line) => !line.includes(path)) : missing
        expect(lost).toEqual([])
      })
    })
  }
}
