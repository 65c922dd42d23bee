import { boxAround, clippers, drawnParts, isScroller, tabStops, violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

export const hiddenFocus: PageRule = {
  name: 'hidden-focus',
  says: 'No element in the tab order is invisible.',
  why: 'The focus would disappear, and Enter would trigger something that the visitor can’t see.',
  fix: 'Remove it with `hidden`, `inert` or `display: none`. Give a native control that is replaced visually a visible `label`.',
  inPage({ main }) {
    return tabStops(main).flatMap((stop) => {
      const parts = drawnParts(stop)
      if (parts.length === 0) return [violationAt(stop, 'It takes the focus and is invisible.')]
      const box = boxAround(parts.map((part) => part.getBoundingClientRect()))
      const isCut = clippers(stop).some((clipper) => isOutside(box, clipper) && !isScroller(clipper))
      const isOff = box.right <= 0 || box.left >= document.documentElement.clientWidth || box.bottom + scrollY <= 0
      return isCut || isOff ? [violationAt(stop, 'It takes the focus outside the visible area.')] : []
    })
  },
}

function isOutside(box: DOMRect, clipper: Element): boolean {
  const edge = clipper.getBoundingClientRect()
  return box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom
}
