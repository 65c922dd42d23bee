import type { PageRule, Violation } from '../rule.ts'

/** Styles of surrounding elements that a block must not change. */
const untouched = {
  overflowX: 'visible',
  overflowY: 'visible',
  cursor: 'auto',
  filter: 'none',
  position: 'static',
} as const

export const contained: PageRule = {
  name: 'contained',
  says: 'A block changes nothing outside itself: no styles, and no elements next to the page’s own.',
  why: 'A block that changes its neighbors causes bugs whose origin is hard to find.',
  fix: 'Style only elements of the block. For something above the page, use a `dialog` or a popover inside the block.',
  inPage({ main }) {
    const around = [document.documentElement, document.body, main]
    const restyled = around.flatMap((element) => {
      const style = getComputedStyle(element)
      return Object.entries(untouched)
        .filter(([name, value]) => style[name as keyof typeof untouched] !== value)
        .map(([name]): Violation => ({ at: element.localName, what: `Its \`${name}\` was changed.` }))
    })
    const strangers = [...document.body.children]
      .filter((child) => child.id !== 'app' && !/^(script|style)$/.test(child.localName))
      .map(
        (child): Violation => ({
          at: `body > ${child.localName}`,
          what: 'This element was added to the page.',
        }),
      )
    const covers = [...main.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .map(
        (element): Violation => ({
          at: element.localName,
          what: 'It is fixed to the screen, above everything else.',
        }),
      )
    return [...restyled, ...strangers, ...covers]
  },
}
