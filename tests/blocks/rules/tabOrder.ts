import { boxAround, comesBefore, drawnParts, selectorOf, tabStops } from '../page/dom.ts'
import type { Found, PageRule } from '../rule.ts'

export const tabOrder: PageRule = {
  name: 'tab-order',
  says: 'The Tab key goes through the controls as they stand on the page, in the reading direction.',
  why: 'Who uses the keyboard would be thrown to and fro and lose the place.',
  mend: 'Write the elements in the order in which they are seen; no `order`, no `row-reverse`, and no `tabIndex` above 0.',
  inPage({ main }) {
    const stops = tabStops(main)
    const positive = stops
      .filter((stop) => stop.tabIndex > 0)
      .map((stop): Found => ({ at: selectorOf(stop), what: `It has the tabindex ${stop.tabIndex}.` }))
    const { direction } = getComputedStyle(main)
    const boxes = stops
      .map((stop) => ({ stop, parts: drawnParts(stop) }))
      .filter(({ parts }) => parts.length > 0)
    const back = boxes.flatMap(({ stop, parts }, index): Found[] => {
      const previous = boxes[index - 1]
      if (!previous) return []
      const isBack = comesBefore(boxOf(parts), boxOf(previous.parts), direction)
      return isBack
        ? [
            {
              at: selectorOf(stop),
              what: `It is reached after ${selectorOf(previous.stop)} but stands before it.`,
            },
          ]
        : []
    })
    return [...positive, ...back]
  },
}

const boxOf = (parts: readonly HTMLElement[]) => boxAround(parts.map((part) => part.getBoundingClientRect()))
