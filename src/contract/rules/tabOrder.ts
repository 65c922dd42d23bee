import { boxAround, comesBefore, drawnParts, selectorOf, tabStops, violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

export const tabOrder: PageRule = {
  name: 'tab-order',
  says: 'The Tab key moves through the controls in visual order, in the reading direction.',
  why: 'Otherwise the focus jumps around and keyboard users lose their place.',
  fix: 'Write the elements in visual order: no `order`, no `row-reverse` and no `tabIndex` above 0.',
  inPage({ main }) {
    const { direction } = getComputedStyle(main)
    const boxes = tabStops(main)
      .map((stop) => ({ stop, parts: drawnParts(stop) }))
      .filter(({ parts }) => parts.length > 0)
    return boxes.flatMap(({ stop, parts }, index) => {
      const previous = boxes[index - 1]
      if (!previous) return []
      const isBack = comesBefore(boxOf(parts), boxOf(previous.parts), direction)
      return isBack
        ? [violationAt(stop, `It gets the focus after ${selectorOf(previous.stop)} but appears before it.`)]
        : []
    })
  },
}

const boxOf = (parts: readonly HTMLElement[]) => boxAround(parts.map((part) => part.getBoundingClientRect()))
