import type { Violation, VisitRule } from '../rule.ts'

/** Largest change of the height that visitors don’t notice, in px. */
const tolerance = 1

/** Whether a message says that the browser renders an island otherwise than the server. `entryClient` logs it. */
export const isHydrationError = (message: string) => message.includes('renders other markup than the server')

export const hydration: VisitRule = {
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
