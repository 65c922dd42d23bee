import { isShown, selectorOf } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

export const pageOverflow: PageRule = {
  name: 'page-overflow',
  says: 'The page never scrolls sideways, from 320 px up and with text twice as large.',
  why: 'Visitors who zoom in or use a small phone would have to scroll sideways to read each line.',
  fix: 'Let content wrap or shrink: `min-width: 0`, `minmax(0, 1fr)`, `max-width: 100%`, `overflow-wrap: anywhere`. Let a wide table scroll in a box of its own.',
  inPage({ main }) {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 0.5 || left < -0.5) && isShown(element)
    }
    const wide = [...main.querySelectorAll('*')].filter(sticksOut)
    const innermost = wide.find((element) => !wide.some((other) => other !== element && element.contains(other)))
    return [
      {
        at: innermost ? selectorOf(innermost) : 'html',
        what: `The page is ${scrollWidth - clientWidth} px wider than the screen.`,
      },
    ]
  },
}
