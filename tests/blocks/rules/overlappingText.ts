import { letters, selectorOf, shownTexts } from '../page/dom.ts'
import type { Found, PageRule } from '../rule.ts'

interface Line {
  readonly element: Element
  readonly said: string
  readonly box: DOMRect
}

/** Overlap of two texts that still leaves both readable, in px. */
const slack = 3

export const overlappingText: PageRule = {
  name: 'overlapping-text',
  says: 'No text overlaps other text.',
  why: 'Overlapping text can’t be read.',
  fix: 'Use grid or flex with gaps instead of absolute positions and negative margins, and don’t give rows a fixed height.',
  inPage({ main }) {
    const lines = shownTexts(main).flatMap(({ element, node, lines: boxes }): Line[] =>
      boxes.map((box) => ({ element, said: letters(node.data).slice(0, 40), box: letterHeight(box) })),
    )
    const found: Found[] = []
    for (const [index, line] of lines.entries()) {
      const other = lines.slice(index + 1).find((next) => areApart(line, next) && share(line.box, next.box))
      if (other)
        found.push({ at: selectorOf(other.element), what: `“${other.said}” overlaps “${line.said}”.` })
    }
    return found
  },
}

/** The box of the glyphs: the boxes of closely set lines overlap. */
function letterHeight({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left, top + height * 0.2, width, height * 0.6)
}

function areApart(a: Line, b: Line): boolean {
  return a.element !== b.element
}

function share(a: DOMRect, b: DOMRect): boolean {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > slack && high > slack
}
