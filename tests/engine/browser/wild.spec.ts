import type { Locator, Page } from '@playwright/test'
import type { CompiledBlock } from '../../../schema/values.ts'
import { findBlockFolders } from '../../../src/make/project/project.ts'
import { islandsOf } from '../../../src/site/runtime/islands.ts'
import { isOwnNotFound } from '../../../tools/fuzz/pageProbes.ts'
import { foreignChanges } from '../../support/browser/foreignChanges.ts'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { mainJobs, type Visited } from '../../support/browser/mainJobs.ts'
import { settle } from '../../support/browser/settle.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'
import { pathsOf } from '../../support/browser/wholeSite.ts'
import type { SiteName } from '../../support/builtSites.ts'
import { inAllOnly, whole } from '../../support/whole.ts'

/**
 * Every page of every example site as visitors get it: changed by their translator, their password manager and other
 * extensions before they use it. Each island then does its main job at the first try, and nothing is lost.
 */

const sites: readonly SiteName[] = whole ? ['own', 'gym', 'dentist', 'business', 'blank', 'bakery'] : ['own']

/** The pages of `npm test`, with all changes. */
const boundedPages = ['own /contact', 'own /demo', 'own /industries']

const interactive = new Set(
  findBlockFolders(['blocks']).flatMap(({ type, isInteractive }) => (isInteractive ? [type] : [])),
)

interface Island {
  readonly index: number
  readonly block: CompiledBlock
}

/** The islands of every page of a site. */
function islandsOfSite(site: SiteName): ReadonlyMap<string, readonly Island[]> {
  const islands = new Map<string, readonly Island[]>()
  for (const [path, entry] of pathsOf(site).entries) {
    if (entry.kind !== 'page') continue
    const blocks = islandsOf(entry.page, (type) => interactive.has(type))
    islands.set(
      path,
      blocks.map((block, index) => ({ index, block })),
    )
  }
  return islands
}

/** The first island of each type. Only these try every change; the others try all changes at once. */
function firstOfTheirType(islands: readonly Island[]): ReadonlySet<Island> {
  const firsts = new Map<string, Island>()
  for (const island of islands) {
    if (!firsts.has(island.block.type)) firsts.set(island.block.type, island)
  }
  return new Set(firsts.values())
}

/** Opens the dialog or the tab with the island, as visitors do. */
async function reveal(page: Page, island: Locator): Promise<void> {
  const { dialog, panel } = await island.evaluate((element) => ({
    dialog: element.closest('dialog')?.id,
    panel: element.closest('[role=tabpanel]')?.id,
  }))
  if (panel !== undefined) await page.locator(`[role=tab][aria-controls="${panel}"]`).click()
  if (dialog === undefined) return
  const opener = page.locator(`[commandfor="${dialog}"]:visible:not(dialog *)`).first()
  if (await opener.count()) await opener.click()
  else await page.locator(`#${dialog}`).evaluate((element: HTMLDialogElement) => element.showModal())
}

/** What the visitor has done in the island and sees of it. Its start changes none of that. */
function stateOf(island: Locator) {
  return island.evaluate((element) => {
    const fields = [...element.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    const controls = [...element.querySelectorAll('input, textarea, select, button, summary, a, iframe')]
    const { activeElement } = document
    return {
      values: fields.map(({ name, value, checked }) => ({ name, value, checked })),
      open: [...element.querySelectorAll('details')].map(({ open }) => open),
      focus: controls.indexOf(activeElement as Element),
      focusIsInPage: activeElement !== document.body,
      caret: (activeElement as Partial<HTMLInputElement>).selectionStart,
      scroll: Math.round(scrollY),
      dialogs: [...document.querySelectorAll('dialog[open]')].map(({ id }) => id),
      texts: [...element.querySelectorAll('h1, h2, h3, h4, legend, label, dt, dd, li, summary')].map(
        ({ textContent }) => textContent,
      ),
    }
  })
}

const isProblem = (text: string) => /^(error|warning|uncaught)/.test(text)

for (const site of sites) {
  test.describe(site, () => {
    test.use({ site })
    test.beforeEach(async ({ page }, { project }) => {
      test.skip(project.name !== 'desktop', 'the same on a phone')
      // A Wednesday, two weeks before the end of a month.
      await page.clock.setFixedTime(new Date('2031-03-12T12:00:00-04:00'))
    })

    const all = islandsOfSite(site)
    const firsts = firstOfTheirType([...all.values()].flat())
    for (const [path, islands] of all) {
      // No example has a service that needs consent; its dialog is the same on each page.
      if (site === 'bakery' && path !== '/') continue
      for (const [which, changes] of Object.entries(foreignChanges)) {
        const triesAll = changes.length > 1
        const isBounded = triesAll && boundedPages.includes(`${site} ${path}`)
        const details = isBounded ? {} : inAllOnly

        /** Opens the page, with the code of its islands still on its way, and changes it. */
        const open = async (page: Page, { index, block }: Island) => {
          const release = await holdRequests(page, '**/assets/*.js')
          await page.goto(path)
          for (const change of changes) await page.evaluate(change)
          const island = page.locator(`[data-island="${index}"]`)
          await reveal(page, island)
          const visited: Visited = { page, island, block }
          await mainJobs[block.type]?.prepare?.(visited)
          return { visited, release }
        }

        for (const each of islands) {
          if (!triesAll && !firsts.has(each)) continue
          const { type } = each.block
          const name = `${path} ${which}: \`${type}\` ${each.index}`

          test(
            `${name} keeps everything when it starts, and then does its job`,
            details,
            async ({ page, consoleMessages }) => {
              const { visited, release } = await open(page, each)
              const { island } = visited
              const before = await stateOf(island)
              release()
              await island.evaluate((element: HTMLElement) => window.pagewright.start(element))
              await expect(island).toHaveAttribute('data-live')
              expect(await stateOf(island)).toEqual(before)
              await mainJobs[type]?.act?.(visited)
              await mainJobs[type]?.finish(visited)
              expect(consoleMessages.filter(isProblem)).toEqual([])
            },
          )

          if (!mainJobs[type]?.act) continue
          test(`${name} does its job if it is used before it starts`, details, async ({ page, consoleMessages }) => {
            const { visited, release } = await open(page, each)
            await mainJobs[type]?.act?.(visited)
            await expect(visited.island).not.toHaveAttribute('data-live')
            release()
            await mainJobs[type]?.finish(visited)
            expect(consoleMessages.filter(isProblem)).toEqual([])
          })
        }
      }

      test(
        `${path} with all of these changes: what every page has still works`,
        inAllOnly,
        async ({ page, consoleMessages }) => {
          // A frame has its own height once its page has loaded.
          await page.goto(path, { waitUntil: 'networkidle' })
          for (const change of foreignChanges['with all of these changes'] ?? []) await page.evaluate(change)
          const height = await page.evaluate(() => document.body.scrollHeight)
          await startApp(page)
          await settle(page)
          expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height)
          await expect(page.locator('h1')).toHaveCount(1)
          expect(consoleMessages.filter((text) => isProblem(text) && !isOwnNotFound(path, text))).toEqual([])
        },
      )
    }
  })
}

test('every block type that is an island has its main job here', () => {
  expect(Object.keys(mainJobs).sort()).toEqual([...interactive].sort())
})
