import type { TextBox } from '../rule.ts'
import { boxAround, selectorOf, shownTexts, withAncestors } from './dom.ts'

/** Positions of all texts, one per block-level box: a word in bold is part of its line. */
export function textBoxes(main: HTMLElement): TextBox[] {
  const byBox = new Map<Element, DOMRect[]>()
  for (const { element, lines } of shownTexts(main)) {
    const box = boxOf(element)
    byBox.set(box, [...(byBox.get(box) ?? []), ...lines])
  }
  return [...byBox].map(([element, lines]) => {
    const { left, right } = boxAround(lines)
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    return { at: selectorOf(element), path: pathOf(element), start: left, end: right, size }
  })
}

/** Indexes among siblings, from `main` down to the element. */
function pathOf(element: Element): string {
  return withAncestors(element)
    .map((each) => [...(each.parentElement?.children ?? [])].indexOf(each))
    .join()
}

function boxOf(element: Element): Element {
  const isInline = getComputedStyle(element).display === 'inline'
  return isInline && element.parentElement ? boxOf(element.parentElement) : element
}
