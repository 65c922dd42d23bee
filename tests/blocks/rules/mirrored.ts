import { textBoxes } from '../page/textBoxes.ts'
import type { PageRule } from '../rule.ts'

/** A question mark changes sides, and with it the room between letters, in px. */
const slack = 6

export const mirrored: PageRule = {
  name: 'mirrored',
  says: 'On a page that is read from right to left, everything stands where a mirror would show it.',
  why: 'Arabic, Hebrew and Persian sites use the same blocks.',
  mend: 'Name sides by the reading direction: `margin-inline-start`, `inset-inline-end`, `text-align: start`, `border-start-end-radius`; turn arrows round with `:dir(rtl)`.',
  inPage({ main, condition, before }) {
    if (condition.look !== 'right-to-left') return []
    const width = document.documentElement.clientWidth
    const places = new Map(before.map((box) => [box.path, box]))
    return textBoxes(main).flatMap(({ at, path, start, end }) => {
      const was = places.get(path)
      if (!was) return []
      const off = Math.max(Math.abs(width - was.end - start), Math.abs(width - was.start - end))
      return off > slack
        ? [{ at, what: `It stands ${Math.round(off)} px away from its mirrored place.` }]
        : []
    })
  },
}
