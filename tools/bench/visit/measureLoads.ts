import type { Browser, Page } from '@playwright/test'
import { sumOf } from '../../shared/statistics.ts'
import { weighServed } from '../../shared/weigh.ts'
import { pages } from './subjects.ts'
import { bookDemo } from './useForms.ts'
import { untilGiven, withVisitor } from './visitor.ts'

/** What a visitor has fetched. */
export interface Load {
  readonly bytes: number
  readonly requests: number
}

type Answers = readonly { readonly name: string; readonly bytes: number }[]

const loadOf = (answers: Answers): Load => ({
  bytes: sumOf(answers.map(({ bytes }) => bytes)),
  requests: answers.length,
})

/** A first visit of the front page, and what scrolling to its end adds. */
export interface ScrolledVisit {
  readonly first: Load
  readonly pictures: Load
  /** Everything that scrolling adds but pictures. */
  readonly others: Load
}

export function measureScroll(browser: Browser, folder: string): Promise<ScrolledVisit> {
  return withVisitor(browser, folder, {}, async ({ page, host, open }) => {
    await open(pages.home)
    const first = loadOf(host.take())
    await scrollToEnd(page)
    await host.quiet()
    const added = host.take()
    const isPicture = ({ name }: Answers[number]) => /\.(?:svg|png|jpe?g|gif|webp|avif)$/.test(name)
    return {
      first,
      pictures: loadOf(added.filter(isPicture)),
      others: loadOf(added.filter((answer) => !isPicture(answer))),
    }
  })
}

/** Bytes of the fonts that a first visit of the front page fetches. */
export function measureTypeface(browser: Browser, folder: string): Promise<number> {
  return withVisitor(browser, folder, {}, async ({ host, open }) => {
    await open(pages.home)
    const fonts = host.take().filter(({ name }) => name.endsWith('.woff2'))
    return sumOf(fonts.map(({ name }) => weighServed(folder, name) ?? 0))
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
  return withVisitor(browser, folder, { isSlow }, async ({ page, host, open }) => {
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
  return withVisitor(browser, folder, {}, async ({ page, host, open }) => {
    await open(pages.home)
    await bookDemo(page)
    await host.quiet()
    return loadOf(host.take())
  })
}
