import { boxAround, comesBefore, hasReadingFlow, selectorOf, shownTexts, violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

export const readingOrder: PageRule = {
  name: 'reading-order',
  says: 'Texts in a row or grid appear in document order.',
  why: 'Screen readers, search engines and copied text follow the document, while readers follow the layout.',
  fix: 'Change the order of the elements instead of their positions: no `order`, `row-reverse` or `grid-row` that moves text up.',
  inPage({ main }) {
    const { direction } = getComputedStyle(main)
    return (
      [...main.querySelectorAll('*')]
        .filter((element) => /flex|grid/.test(getComputedStyle(element).display))
        // Such a container sets its own reading order for screen readers.
        .filter((element) => !hasReadingFlow(element))
        // A `dt` must precede its `dd` in the document wherever it is drawn; the two are read as one.
        .filter((element) => element.parentElement?.localName !== 'dl')
        .flatMap((container) => {
          const parts = [...container.children].filter(isInFlow).flatMap((part) => {
            const lines = shownTexts(part).flatMap((text) => text.lines)
            return lines.length > 0 ? [{ part, box: boxAround(lines) }] : []
          })
          return parts.flatMap(({ part, box }, index) => {
            const previous = parts[index - 1]
            return previous && comesBefore(box, previous.box, direction)
              ? [violationAt(part, `It follows ${selectorOf(previous.part)} in the document but appears before it.`)]
              : []
          })
        })
    )
  },
}

function isInFlow(element: Element): boolean {
  return !/absolute|fixed/.test(getComputedStyle(element).position)
}
