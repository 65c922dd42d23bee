import { textBoxes } from '../page/textBoxes.ts'
import type { PageRule } from '../rule.ts'

export const textGrows: PageRule = {
  name: 'text-grows',
  says: 'Text grows when a visitor sets a larger font size in the browser.',
  why: 'Visitors who need large text set it once for all sites.',
  fix: 'Use the token `text`, `rem` or `em` for font sizes, never `px` or `vw` alone.',
  inPage({ main, condition, before }) {
    if (condition.look !== 'large-text') return []
    const sizes = new Map(before.map(({ path, size }) => [path, size]))
    return textBoxes(main)
      .filter(({ path, size }) => size < (sizes.get(path) ?? 0) * 1.1)
      .map(({ at, size }) => ({ at, what: `Its font size stays ${Math.round(size)} px.` }))
  },
}
