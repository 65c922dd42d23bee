import type { Found, VisitRule } from '../rule.ts'

/** How far a block may move without anybody seeing it, in px. */
const slack = 1

/** React's errors about markup that differs, by their numbers. */
export const isOfHydration = (message: string) => /Minified React error #(418|419|422|423|425);/.test(message)

export const hydration: VisitRule = {
  name: 'hydration',
  says: 'The block that comes alive says, contains and measures what the server sent.',
  why: 'Otherwise React throws the page away and draws it anew, and it jumps under the visitor’s hand.',
  mend: 'The first render uses no `window`, date, random number or stored value; take those in an effect or with `useSyncExternalStore`, and keep the room for them.',
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
      found.push({ at: 'main', what: `The page became ${Math.round(moved)} px higher or lower.` })
    return found
  },
}

function firstDifference(was: string, is: string): string {
  const at = [...was].findIndex((letter, index) => letter !== is[index])
  const from = Math.max(0, (at < 0 ? was.length : at) - 10)
  return `“${was.slice(from, from + 30)}” became “${is.slice(from, from + 30)}”`
}
