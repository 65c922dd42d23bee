import type { Browser, Page } from '@playwright/test'
import { clock } from '../untilDrawn.ts'
import type { InThePage } from './inThePage.ts'
import { pages } from './subjects.ts'
import { chooseDate } from './useForms.ts'
import { untilGiven, withVisitor } from './visitor.ts'

declare global {
  interface Window {
    readonly visit: InThePage
  }
}

/** How the browser got the next page. */
type Way = 'document' | 'same document' | 'bfcache'

/** A page that was opened from another one. */
export interface Move {
  readonly milliseconds: number
  readonly way: Way
}

/** A visitor follows a link of the header, goes back and goes forward. */
export interface Moves {
  readonly next: Move
  readonly back: Move
  readonly forward: Move
}

/** Milliseconds for which the pointer rests on a link before the click. */
const rest = 300

/**
 * Moves between two pages, with real clicks and the browser's history, on a slow phone.
 *
 * @param isStarted Whether the visitor has used a form first, so that the code of the page runs.
 */
export function measureMoves(browser: Browser, folder: string, isStarted: boolean): Promise<Moves> {
  return withVisitor(browser, folder, { isSlow: true }, async ({ page, host, open }) => {
    await open(pages.home)
    if (isStarted) {
      await chooseDate(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await host.quiet()
    }
    const link = page.locator(`header a[href="${pages.pricing}"]:visible`)
    await link.hover()
    await page.waitForTimeout(rest)
    const next = await measureMove(page, pages.pricing, async () => {
      await page.mouse.down()
      await page.mouse.up()
    })
    await host.quiet()
    const back = await measureMove(page, pages.home, () => go(page, -1))
    await host.quiet()
    const forward = await measureMove(page, pages.pricing, () => go(page, 1))
    return { next, back, forward }
  })
}

/** The page does it after the answer, which leaving would take away. */
function go(page: Page, by: number): Promise<unknown> {
  return page.evaluate((by) => void setTimeout(() => history.go(by)), by)
}

/** From the start of a move to the first frame with the other page. */
async function measureMove(page: Page, to: string, move: () => Promise<unknown>): Promise<Move> {
  await page.evaluate(() => window.visit.watchPage())
  const start = clock()
  await move()
  const { at, way } = await untilGiven(() =>
    page.evaluate(
      ([to, start]): { at: number; way: Way } | undefined => {
        if (location.pathname.replace(/(?<=.)\/$/, '') !== to) return undefined
        const { seen } = window.visit
        if (seen && seen.at > start) return { at: seen.at, way: seen.isFromCache ? 'bfcache' : 'same document' }
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const at = performance.timeOrigin + (paint?.startTime ?? Number.NaN)
        return at > start ? { at, way: 'document' } : undefined
      },
      [to, start] as const,
    ),
  )
  return { milliseconds: at - start, way }
}
