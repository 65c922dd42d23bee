import type { Violation, VisitRule } from '../rule.ts'
import { axe } from './axe.ts'

const appStarts: VisitRule = {
  name: 'app-starts',
  says: 'Every island responds once a visitor is about to use it.',
  why: 'An island whose module throws while it loads never responds.',
  fix: 'Do nothing while the module loads: no `window`, no stored value, nothing outside the component that can throw.',
  inVisit: ({ isHydrated }) => (isHydrated ? [] : [{ at: '[data-island]', what: 'An island didn’t hydrate.' }]),
}

/** Largest change of the height that visitors don’t notice, in px. */
const tolerance = 1

/** Whether a message says that the browser renders an island otherwise than the server. `entryClient` logs it. */
const isHydrationError = (message: string) => message.includes('renders other markup than the server')

const hydration: VisitRule = {
  name: 'hydration',
  says: 'Hydration changes neither the text, the elements nor the height of the block.',
  why: 'Otherwise React discards the server’s HTML and renders the island again, and the content jumps.',
  fix: 'Don’t use `window`, dates, random numbers or stored values in the first render. Read them in an effect or with `useSyncExternalStore`, and reserve space for what they show.',
  inVisit({ messages, delivered, hydrated }) {
    const found: Violation[] = messages.filter(isHydrationError).map((message) => ({ at: 'console', what: message }))
    if (hydrated.text !== delivered.text) {
      found.push({ at: 'main', what: `The text changed: ${firstDifference(delivered.text, hydrated.text)}.` })
    }
    const changed = delivered.elements.findIndex((element, index) => element !== hydrated.elements[index])
    if (changed >= 0 || delivered.elements.length !== hydrated.elements.length) {
      const [was, is] = [delivered.elements.at(changed), hydrated.elements.at(changed)]
      found.push({
        at: was ?? 'main',
        what: `The elements changed: ${was ?? 'nothing'} became ${is ?? 'nothing'}.`,
      })
    }
    const moved = Math.abs(hydrated.height - delivered.height)
    if (moved > tolerance)
      found.push({ at: 'main', what: `The height of the page changed by ${Math.round(moved)} px.` })
    return found
  },
}

function firstDifference(was: string, is: string): string {
  const at = [...was].findIndex((letter, index) => letter !== is[index])
  const from = Math.max(0, (at < 0 ? was.length : at) - 10)
  return `“${was.slice(from, from + 30)}” became “${is.slice(from, from + 30)}”`
}

/** Key presses beyond the number of Tab stops: an iframe has controls inside, which are Tab stops, too. */
const maxExtraTabs = 40

const keyboard: VisitRule = {
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

const consoleRule: VisitRule = {
  name: 'console',
  says: 'The block writes nothing to the console.',
  why: 'A message is either a sign of a mistake or noise that hides one.',
  fix: 'Fix the cause of the message. Put what a developer needs to know into a test.',
  inVisit: ({ messages }) =>
    messages.filter((message) => !isHydrationError(message)).map((message) => ({ at: 'console', what: message })),
}

const outsideRequest: VisitRule = {
  name: 'outside-request',
  says: 'The page requests nothing from other hosts before the visitor asks for it.',
  why: 'Other hosts would learn who reads the page, and the page would wait for them.',
  fix: 'Keep images and fonts in `public/`. Embed other hosts’ pages with `ServiceFrame` and the author’s `services`.',
  inVisit: ({ outsideRequests }) =>
    [...new Set(outsideRequests)].map((url) => ({
      at: url,
      what: 'The page requested a file from another host.',
    })),
}

/** The rules that run outside the page, in the order in which they run. */
export const visitRules: readonly VisitRule[] = [
  appStarts,
  hydration,
  keyboard,
  // Near the end, because it replaces the timers of the page.
  axe,
  consoleRule,
  outsideRequest,
]
