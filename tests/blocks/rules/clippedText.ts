import { clippers, letters, selectorOf, shownTexts } from '../page/dom.ts'
import type { Found, PageRule } from '../rule.ts'

/** Ascenders and accents may leave their line box by this much, in px. */
const slack = 2

export const clippedText: PageRule = {
  name: 'clipped-text',
  says: 'No text is cut off by its box or by the edge of the screen.',
  why: 'What is cut off cannot be read, and who wrote it never learns of it.',
  mend: 'Give boxes with text a `min-height` instead of a height, let lines wrap, and hide no overflow around text.',
  inPage({ main }) {
    const screen = document.documentElement.clientWidth
    const found: Found[] = []
    for (const { node, element, lines } of shownTexts(main)) {
      const report = (what: string) => found.push({ at: selectorOf(element), what })
      const said = `“${letters(node.data).slice(0, 40)}”`
      const boxes = [...clippers(element), ...ownBox(element)]
      const clipper = boxes.find((box) => !isScroller(box) && lines.some((line) => leaves(line, box)))
      if (clipper)
        report(`${said} is cut off by ${clipper === element ? 'its own box' : selectorOf(clipper)}.`)
      else if (
        !boxes.some(isScroller) &&
        lines.some(({ left, right }) => left < -slack || right > screen + slack)
      )
        report(`${said} leaves the screen.`)
    }
    return found
  },
}

function ownBox(element: Element): Element[] {
  const { overflowX, overflowY, display } = getComputedStyle(element)
  return display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible') ? [element] : []
}

function isScroller(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element)
  return /auto|scroll/.test(overflowX + overflowY)
}

/** Only the middle of a line counts: the tips of letters may stand out of a tight line. */
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
