import type { Browser, Locator, Page } from '@playwright/test'
import { sumOf } from '../../shared/statistics.ts'
import { clock } from '../untilDrawn.ts'
import { pages, weighDocuments } from './subjects.ts'
import type { Answer } from './visitHost.ts'
import { untilGiven, withVisitor } from './visitor.ts'

/** What one way of making the site costs visitors. */
export interface Use {
  /** Bytes of HTML of each page. */
  readonly documents: readonly number[]
  readonly scroll: Awaited<ReturnType<typeof measureScroll>>
  readonly booking: Load
  /** One for each run. */
  readonly intents: Intent[]
  /** Moves between pages before and after a form was used. */
  readonly before: Moves[]
  readonly after: Moves[]
}

/** Uses the sites in some folders, which take turns, so that a busy moment of the machine meets all of them. */
export async function measureUse<Name extends string>(
  browser: Browser,
  folders: Readonly<Record<Name, string>>,
  runs: number,
): Promise<Readonly<Record<Name, Use>>> {
  const subjects = Object.entries<string>(folders)
  const measured: Record<string, Use> = {}
  for (const [name, folder] of subjects) {
    measured[name] = {
      documents: weighDocuments(folder),
      scroll: await measureScroll(browser, folder),
      booking: await measureBooking(browser, folder),
      intents: [],
      before: [],
      after: [],
    }
  }
  for (let run = 1; run <= runs; run++) {
    console.error(`Visiting the sites, ${run} of ${runs} …`)
    for (const [name, folder] of subjects) {
      measured[name]?.intents.push(await measureIntent(browser, folder))
      measured[name]?.before.push(await measureMoves(browser, folder, false))
      measured[name]?.after.push(await measureMoves(browser, folder, true))
    }
  }
  return measured as Record<Name, Use>
}

/** What a visitor has fetched. */
interface Load {
  readonly bytes: number
  readonly requests: number
}

const loadOf = (answers: readonly Answer[]): Load => ({
  bytes: sumOf(answers.map(({ bytes }) => bytes)),
  requests: answers.length,
})

/** A first visit of the front page, everything with what scrolling to its end adds, and what of that is no picture. */
export function measureScroll(browser: Browser, folder: string) {
  return withVisitor(browser, folder, false, async ({ page, host, open }) => {
    await open(pages.home)
    const first = host.take()
    await scrollToEnd(page)
    await host.quiet()
    const added = host.take()
    const others = added.filter(({ name }) => !/\.(?:svg|png|jpe?g|gif|webp|avif)$/.test(name))
    return { first: loadOf(first), all: loadOf([...first, ...added]), others: loadOf(others) }
  })
}

/** Turns the wheel until the page moves no further. No link passes below the pointer, for which browsers prefetch. */
async function scrollToEnd(page: Page): Promise<void> {
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.mouse.move(2, 400)
  for (let before = -1; before !== (await place()); ) {
    before = await place()
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(150)
  }
}

/** What a visitor fetches, and how long it takes, from the first touch of a calculator until it calculates. */
export interface Intent {
  readonly bytes: number
  readonly milliseconds: number
  /** Milliseconds of the longest task over the 50 that nobody notices. */
  readonly blocking: number
}

export function measureIntent(browser: Browser, folder: string, isSlow = true): Promise<Intent> {
  return withVisitor(browser, folder, isSlow, async ({ page, host, open }) => {
    await open(pages.niche)
    host.take()
    const slider = page.locator('main input[type="range"]').first()
    await slider.evaluate((element) => window.visit.watchNumbers(element))
    await slider.focus()
    let presses = 0
    const milliseconds = await untilGiven(async () => {
      // Until the calculator works, nothing but the slider itself moves: to and fro, so that it reaches no end.
      await page.keyboard.press(presses++ % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
      return page.evaluate(() => {
        const { seen, focused = Number.NaN } = window.visit
        return seen && seen.at - focused
      })
    })
    await host.quiet()
    const longestTask = await page.evaluate(() => window.visit.longestTask)
    return { bytes: loadOf(host.take()).bytes, milliseconds, blocking: Math.max(0, longestTask - 50) }
  })
}

/** Everything that a visitor fetches who books a demo on the front page. */
export function measureBooking(browser: Browser, folder: string): Promise<Load> {
  return withVisitor(browser, folder, false, async ({ page, host, open }) => {
    await open(pages.home)
    await bookDemo(page)
    await host.quiet()
    return loadOf(host.take())
  })
}

/** A page that was opened from another one, and how the browser got it. */
interface Move {
  readonly milliseconds: number
  readonly way: 'document' | 'same document' | 'bfcache'
}

/** A visitor follows a link of the header, goes back and goes forward. */
export type Moves = Readonly<Record<'next' | 'back' | 'forward', Move>>

/**
 * Moves between two pages, with real clicks and the browser's history, on a slow phone.
 *
 * @param isStarted Whether the visitor has used a form first, so that the code of the page runs.
 */
function measureMoves(browser: Browser, folder: string, isStarted: boolean): Promise<Moves> {
  return withVisitor(browser, folder, true, async ({ page, host, open }) => {
    await open(pages.home)
    if (isStarted) {
      await chooseDate(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await host.quiet()
    }
    await page.locator(`header a[href="${pages.pricing}"]:visible`).hover()
    // The pointer rests on a link before the click.
    await page.waitForTimeout(300)
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
  return untilGiven(() =>
    page.evaluate(
      ([to, start]): Move | undefined => {
        if (location.pathname.replace(/(?<=.)\/$/, '') !== to) return undefined
        const { seen } = window.visit
        if (seen && seen.at > start)
          return { milliseconds: seen.at - start, way: seen.isFromCache ? 'bfcache' : 'same document' }
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const milliseconds = performance.timeOrigin + (paint?.startTime ?? Number.NaN) - start
        return milliseconds > 0 ? { milliseconds, way: 'document' } : undefined
      },
      [to, start] as const,
    ),
  )
}

const form = (page: Page): Locator => page.getByRole('main').locator('form')

/** Chooses the first free day of the appointment form. Afterward, the field for the time is enabled. */
async function chooseDate(page: Page): Promise<void> {
  const field = form(page).getByLabel('Date', { exact: true })
  const time = form(page).locator('select')
  if ((await field.getAttribute('type')) === 'date') {
    // A form whose code is still on its way overlooks what is chosen.
    while (await time.isDisabled()) {
      await field.fill('')
      await field.fill(nextMonday())
      await page.waitForTimeout(50)
    }
    return
  }
  await field.click()
  const calendar = page.getByRole('grid')
  await calendar.waitFor()
  await page.getByRole('button', { name: /next month/i }).click()
  await calendar.getByRole('button', { disabled: false }).first().click()
}

function nextMonday(): string {
  const day = new Date()
  day.setDate(day.getDate() + ((8 - day.getDay()) % 7 || 7))
  return day.toISOString().slice(0, 10)
}

/** Fills in the appointment form, sends it and waits for the confirmation. */
async function bookDemo(page: Page): Promise<void> {
  const answers = {
    'Full name': 'Ada Lovelace',
    Email: 'ada@analytical.example',
    Phone: '+1 202 555 0199',
    Company: 'Engines & Sons',
  }
  for (const [label, answer] of Object.entries(answers)) await form(page).getByLabel(label).fill(answer)
  await chooseDate(page)
  await form(page).locator('select').selectOption('1:30 PM')
  await form(page).getByRole('button', { name: 'Schedule demo' }).click()
  await page.getByRole('heading', { name: 'Demo Scheduled!' }).waitFor()
}
