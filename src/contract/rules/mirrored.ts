import { textBoxes } from '../page/textBoxes.ts'
import type { PageRule } from '../rule.ts'

/** Tolerance in px: punctuation changes sides, and letter spacing with it. */
const slack = 6

export const mirrored: PageRule = {
  name: 'mirrored',
  says: 'In a right-to-left page, the layout is mirrored.',
  why: 'Arabic, Hebrew and Persian sites use the same blocks.',
  fix: 'Use logical properties: `margin-inline-start`, `inset-inline-end`, `text-align: start`, `border-start-end-radius`. Flip arrows with `:dir(rtl)`.',
  inPage({ main, condition, before }) {
    if (condition.look !== 'right-to-left') return []
    const width = document.documentElement.clientWidth
    const places = new Map(before.map((box) => [box.path, box]))
    return textBoxes(main).flatMap(({ at, path, start, end }) => {
      const was = places.get(path)
      if (!was) return []
      const off = Math.max(Math.abs(width - was.end - start), Math.abs(width - was.start - end))
      return off > slack ? [{ at, what: `It is ${Math.round(off)} px away from its mirrored position.` }] : []
    })
  },
}
