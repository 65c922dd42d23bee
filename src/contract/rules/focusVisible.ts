import { clippers, isShown, tabStops, violationAt } from '../page/dom.ts'
import type { PageRule, Violation } from '../rule.ts'

export const focusVisible: PageRule = {
  name: 'focus-visible',
  says: 'A control with keyboard focus has an outline, a border or a shadow around it.',
  why: 'Without it, visitors can’t tell what Enter will do.',
  fix: 'Keep the outline that every control has, or draw one on the label: `&:has(:focus-visible) { outline: 2px solid … }`. Forced colors remove shadows.',
  inPage({ main }) {
    const found: Violation[] = []
    for (const stop of tabStops(main)) {
      // An iframe is a page of its own and marks the focused element inside it.
      if (stop.localName === 'iframe') continue
      const parts = partsAround(stop)
      const before = parts.map(marksOf)
      stop.focus({ preventScroll: true })
      const marked = parts.filter((part, index) => marksOf(part) !== before[index])
      if (document.activeElement !== stop) found.push(violationAt(stop, 'It refuses the focus.'))
      else if (marked.length === 0) found.push(violationAt(stop, 'It looks the same with the focus.'))
      else if (marked.every(isCutAway))
        found.push(violationAt(stop, 'Its focus outline is cut off by the box around it.'))
      stop.blur()
    }
    return found
  },
}

/** The control and the elements that can be drawn in its place. */
function partsAround(stop: HTMLElement): Element[] {
  const labels = stop instanceof HTMLInputElement ? [...(stop.labels ?? [])] : []
  const near = [stop, ...labels, stop.nextElementSibling, stop.parentElement, stop.parentElement?.parentElement]
  const parts = near.filter((part) => part instanceof Element).filter(isShown)
  return [...new Set(parts)].filter(({ localName }) => localName !== 'main')
}

function marksOf(part: Element): string {
  return [null, '::before', '::after']
    .map((pseudo) => {
      const style = getComputedStyle(part, pseudo)
      const outline = style.outlineStyle === 'none' ? 'none' : `${style.outlineWidth} ${style.outlineColor}`
      return [outline, style.boxShadow, style.borderTopWidth, style.borderTopColor, style.borderTopStyle].join('|')
    })
    .join()
}

/** Whether every side of an outline around the part is clipped by a box that hides overflow. */
function isCutAway(part: Element): boolean {
  const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(part)
  if (outlineStyle === 'none') return false
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2
  const { left, top, right, bottom } = part.getBoundingClientRect()
  return clippers(part).some((clipper) => {
    const edge = clipper.getBoundingClientRect()
    return (
      left - reach < edge.left && right + reach > edge.right && top - reach < edge.top && bottom + reach > edge.bottom
    )
  })
}
