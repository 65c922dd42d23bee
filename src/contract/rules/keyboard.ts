import type { Violation, VisitRule } from '../rule.ts'

/** Key presses beyond the number of Tab stops: an iframe has controls inside, which are Tab stops, too. */
const maxExtraTabs = 40

export const keyboard: VisitRule = {
  name: 'keyboard',
  says: 'The Tab key reaches every control in turn and then leaves the block.',
  why: 'Keyboard users must be able to enter and leave every part of a page.',
  fix: 'Use `button`, `a`, `input` and `summary`. Don’t handle the Tab key, and don’t move the focus in a focus event.',
  async inVisit({ page }) {
    const stops = await page.evaluate(() => window.contract.startTabbing())
    const reached: string[] = []
    let isOut = false
    for (let step = 0; step < stops.length + maxExtraTabs && !isOut; step += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => window.contract.activeStop())
      if (stop !== '' && stop !== reached.at(-1)) reached.push(stop)
      isOut = stop === '' && reached.length >= stops.length
      if (reached.length > stops.length || (stop === '' && step >= stops.length)) break
    }
    const missed = stops.findIndex((stop, index) => reached[index] !== stop)
    const found: Violation[] = []
    if (missed >= 0) {
      const instead = reached[missed] ?? 'nowhere'
      found.push({ at: stops[missed] ?? 'main', what: `The Tab key moves to ${instead} instead.` })
    } else if (!isOut && stops.length > 0) {
      found.push({ at: stops.at(-1) ?? 'main', what: 'The Tab key does not leave the block.' })
    }
    return found
  },
}
