import { expect, type Locator, type Page } from '@playwright/test'

/** An element that the Tab key reaches. */
interface FocusStop {
  /** Place among all elements of the page. */
  readonly index: number
  readonly name: string
  /** What is wrong with it on the screen; empty if it is fully visible, marked and large enough. */
  readonly problems: readonly string[]
}

/** The element that has the focus; undefined if the focus has left the page's controls. */
function focusStop(page: Page): Promise<FocusStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body || element.tabIndex < 0) return undefined
    // A visually hidden radio button or checkbox is drawn as its label.
    const isHiddenChoice = element.matches('input') && element.getBoundingClientRect().width < 24
    const drawn = (isHiddenChoice && element.closest('label')) || element
    const { left, top, right, bottom, width, height } = drawn.getBoundingClientRect()
    const problems: string[] = []

    // In a long text, the browser shows only the line with the caret; in a frame, only the focused element.
    const fits = !element.matches('textarea, iframe') && height <= innerHeight && width <= innerWidth
    if (fits && (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1))
      problems.push('is not wholly in view')
    const inset = 3
    const points = [
      [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2],
      [left + width / 2, top + inset],
      [left + width / 2, bottom - inset],
    ] as const
    // A toast can cover part of the page for a few seconds.
    const covering = points
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((hit) => hit && !drawn.contains(hit) && !hit.contains(drawn) && !hit.closest('[popover]'))
    if (covering) problems.push(`is covered by <${covering.localName}> “${covering.textContent?.trim().slice(0, 30)}”`)

    const isInSentence = getComputedStyle(drawn).display === 'inline'
    if (!isInSentence && (width < 23.5 || height < 23.5))
      problems.push(`is ${Math.round(width)} × ${Math.round(height)} px, and 24 × 24 is the least`)

    // A hidden radio button has its focus ring on its card, and a button over a picture has it around the picture.
    const ringed = [drawn, element, drawn.nextElementSibling, drawn.parentElement, drawn.parentElement?.parentElement]
    const hasRing = ringed.some((part) => {
      if (!part) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    if (!hasRing && element.localName !== 'iframe') problems.push('does not show that it has the focus')

    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return {
      index: [...document.querySelectorAll('*')].indexOf(element),
      name: `<${element.localName}> “${(name || element.getAttribute('name') || element.title).slice(0, 40)}”`,
      problems,
    }
  })
}

/** Presses one key until the focus leaves the page. Returns the problems of all stops. */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{
  readonly stops: number
  readonly problems: readonly string[]
}> {
  const problems: string[] = []
  const seen = new Set<number>()
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key)
    const stop = await focusStop(page)
    // Between the end of the document and its beginning, the focus can be outside it.
    if (!stop && seen.size === 0) continue
    if (!stop) break
    // A frame has Tab stops of its own.
    if (seen.has(stop.index)) {
      const isFrame = stop.name.startsWith('<iframe>')
      if (isFrame) continue
      break
    }
    seen.add(stop.index)
    problems.push(...stop.problems.map((problem) => `${stop.name} ${problem}`))
  }
  return { stops: seen.size, problems }
}

/** Presses Tab, or Shift and Tab, until an element has the focus. Expects every stop on the way to be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toHaveCount(1)
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key)
    const stop = await focusStop(page)
    expect(stop?.problems ?? [], stop?.name ?? '').toEqual([])
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The Tab key does not reach ${String(target)}.`)
}
