import type { Found, PageRule } from '../rule.ts'

/** What a block must leave as it is on everything around it. */
const untouched = {
  overflowX: 'visible',
  overflowY: 'visible',
  cursor: 'auto',
  filter: 'none',
  position: 'static',
} as const

export const contained: PageRule = {
  name: 'contained',
  says: 'A block changes nothing outside of itself: no style, and no element beside the page’s own.',
  why: 'Other blocks stand next to it, and their developers will search in vain.',
  mend: 'Style only elements of the block; what has to lie above the page is a `dialog` or a popover inside it.',
  inPage({ main }) {
    const around = [document.documentElement, document.body, main]
    const restyled = around.flatMap((element) => {
      const style = getComputedStyle(element)
      return Object.entries(untouched)
        .filter(([name, value]) => style[name as keyof typeof untouched] !== value)
        .map(([name]): Found => ({ at: element.localName, what: `Its \`${name}\` was changed.` }))
    })
    const strangers = [...document.body.children]
      .filter((child) => child.id !== 'app' && !/^(script|style)$/.test(child.localName))
      .map(
        (child): Found => ({ at: `body > ${child.localName}`, what: 'This element was added to the page.' }),
      )
    const covers = [...main.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .map(
        (element): Found => ({
          at: element.localName,
          what: 'It is fixed to the screen, above everything else.',
        }),
      )
    return [...restyled, ...strangers, ...covers]
  },
}
