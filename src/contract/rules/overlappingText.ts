import { letters, shownTexts, violationAt } from '../page/dom.ts'
import type { PageRule, Violation } from '../rule.ts'

interface Line {
  readonly element: Element
  readonly text: string
  readonly box: DOMRect
}

/** Largest overlap that leaves both texts readable, in px. */
const tolerance = 3

export const overlappingText: PageRule = {
  name: 'overlapping-text',
  says: 'No text overlaps other text.',
  why: 'Overlapping text can’t be read.',
  fix: 'Use grid or flex with gaps instead of absolute positions and negative margins, and don’t give rows a fixed height.',
  inPage({ main }) {
    const lines = shownTexts(main).flatMap(({ element, node, lines: boxes }): Line[] =>
      boxes.map((box) => ({ element, text: letters(node.data).slice(0, 40), box: glyphBox(box) })),
    )
    const found: Violation[] = []
    for (const [index, line] of lines.entries()) {
      const other = lines.slice(index + 1).find((next) => line.element !== next.element && overlap(line.box, next.box))
      if (other) found.push(violationAt(other.element, `“${other.text}” overlaps “${line.text}”.`))
    }
    return found
  },
}

/** The part of a line’s box that its glyphs fill: where lines are set close, the whole boxes overlap. */
function glyphBox({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left, top + height * 0.2, width, height * 0.6)
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > tolerance && height > tolerance
}
