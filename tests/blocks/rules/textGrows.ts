import { textBoxes } from '../page/textBoxes.ts'
import type { PageRule } from '../rule.ts'

export const textGrows: PageRule = {
  name: 'text-grows',
  says: 'Text grows when a visitor sets larger letters in the browser.',
  why: 'Who needs large letters sets them once, for all sites.',
  mend: 'Use `text` of `src/theme/tokens.ts`, or `rem` and `em`: never `px`, nor `vw` alone, for a font size.',
  inPage({ main, condition, before }) {
    if (condition.look !== 'large-text') return []
    const sizes = new Map(before.map(({ path, size }) => [path, size]))
    return textBoxes(main)
      .filter(({ path, size }) => size < (sizes.get(path) ?? 0) * 1.1)
      .map(({ at, size }) => ({ at, what: `Its letters stay ${Math.round(size)} px high.` }))
  },
}
