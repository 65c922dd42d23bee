import type { Found, VisitRule } from '../rule.ts'

/** Change of height that visitors don’t notice, in px. */
const slack = 1

/** Numbers of React’s errors about mismatched markup. */
export const isOfHydration = (message: string) => /Minified React error #(418|419|422|423|425);/.test(message)

export const hydration: VisitRule = {
  name: 'hydration',
  says: 'Hydration changes neither the text, the elements nor the height of the block.',
  why: 'Otherwise React discards the server’s HTML and renders the page again, and the content jumps.',
  fix: 'Don’t use `window`, dates, random numbers or stored values in the first render. Read them in an effect or with `useSyncExternalStore`, and reserve space for what they show.',
  inVisit({ messages, delivered, alive }) {
    const found: Found[] = messages.filter(isOfHydration).map((message) => ({ at: 'console', what: message }))
    if (alive.text !== delivered.text) {
      found.push({ at: 'main', what: `The text changed: ${firstDifference(delivered.text, alive.text)}.` })
    }
    const changed = delivered.elements.findIndex((element, index) => element !== alive.elements[index])
    if (changed >= 0 || delivered.elements.length !== alive.elements.length) {
      const [was, is] = [delivered.elements.at(changed), alive.elements.at(changed)]
      found.push({
        at: was ?? 'main',
        what: `The elements changed: ${was ?? 'nothing'} became ${is ?? 'nothing'}.`,
      })
    }
    const moved = Math.abs(alive.height - delivered.height)
    if (moved > slack)
      found.push({ at: 'main', what: `The height of the page changed by ${Math.round(moved)} px.` })
    return found
  },
}

function firstDifference(was: string, is: string): string {
  const at = [...was].findIndex((letter, index) => letter !== is[index])
  const from = Math.max(0, (at < 0 ? was.length : at) - 10)
  return `“${was.slice(from, from + 30)}” became “${is.slice(from, from + 30)}”`
}
