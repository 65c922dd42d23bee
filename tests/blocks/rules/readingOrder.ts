import { boxAround, comesBefore, hasReadingFlow, selectorOf, shownTexts } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

export const readingOrder: PageRule = {
  name: 'reading-order',
  says: 'Texts in a row or grid stand on the page in the order of the document.',
  why: 'Screen readers, search engines and copying follow the document, eyes follow the page.',
  mend: 'Change the order of the elements instead of their places: no `order`, `row-reverse` or `grid-row` that moves text up.',
  inPage({ main }) {
    const { direction } = getComputedStyle(main)
    return (
      [...main.querySelectorAll('*')]
        .filter((element) => /flex|grid/.test(getComputedStyle(element).display))
        // Such a container tells screen readers itself in which order it is read.
        .filter((element) => !hasReadingFlow(element))
        // A `dt` has to come before its `dd`, whichever of them stands first; the two are read as one.
        .filter((element) => element.parentElement?.localName !== 'dl')
        .flatMap((container) => {
          const parts = [...container.children].filter(isInFlow).flatMap((part) => {
            const lines = shownTexts(part).flatMap((text) => text.lines)
            return lines.length > 0 ? [{ part, box: boxAround(lines) }] : []
          })
          return parts.flatMap(({ part, box }, index) => {
            const previous = parts[index - 1]
            return previous && comesBefore(box, previous.box, direction)
              ? [
                  {
                    at: selectorOf(part),
                    what: `It comes after ${selectorOf(previous.part)} but stands before it.`,
                  },
                ]
              : []
          })
        })
    )
  },
}

function isInFlow(element: Element): boolean {
  return !/absolute|fixed/.test(getComputedStyle(element).position)
}
