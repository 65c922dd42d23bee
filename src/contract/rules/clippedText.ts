import { clippers, isScroller, letters, selectorOf, shownTexts, violationAt } from '../page/dom.ts'
import type { PageRule, Violation } from '../rule.ts'

/** Overhang of ascenders and accents beyond their line box that is allowed, in px. */
const slack = 2

export const clippedText: PageRule = {
  name: 'clipped-text',
  says: 'No text is cut off by its box or by the edge of the screen.',
  why: 'Visitors can’t read text that is cut off, and its author doesn’t notice.',
  fix: 'Give boxes with text a `min-height` instead of a `height`, let lines wrap, and don’t hide overflow around text.',
  inPage({ main }) {
    const screen = document.documentElement.clientWidth
    const found: Violation[] = []
    for (const { node, element, lines } of shownTexts(main)) {
      const report = (what: string) => found.push(violationAt(element, what))
      const said = `“${letters(node.data).slice(0, 40)}”`
      const boxes = [...clippers(element), ...ownBox(element)]
      const clipper = boxes.find((box) => !isScroller(box) && lines.some((line) => leaves(line, box)))
      if (clipper) report(`${said} is cut off by ${clipper === element ? 'its own box' : selectorOf(clipper)}.`)
      else if (!boxes.some(isScroller) && lines.some(({ left, right }) => left < -slack || right > screen + slack))
        report(`${said} leaves the screen.`)
    }
    return found
  },
}

function ownBox(element: Element): Element[] {
  const { overflowX, overflowY, display } = getComputedStyle(element)
  return display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible') ? [element] : []
}

/** The middle of a line: the tips of letters can overhang a tight line box. */
function leaves(line: DOMRect, box: Element): boolean {
  const edge = box.getBoundingClientRect()
  const tips = line.height * 0.2
  return (
    line.left < edge.left - slack ||
    line.right > edge.right + slack ||
    line.top + tips < edge.top - slack ||
    line.bottom - tips > edge.bottom + slack
  )
}
