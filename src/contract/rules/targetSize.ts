import { boxAround, drawnParts, violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

/** Minimum width and height of a target, in px (WCAG 2.2, 2.5.8). */
const least = 24

export const targetSize: PageRule = {
  name: 'target-size',
  says: `A label in place of a control that isn’t drawn is at least ${least} × ${least} px.`,
  why: 'It is what visitors tap, and axe measures only what is drawn (WCAG 2.2, 2.5.8).',
  fix: 'Add `min-height` and padding. Pagewright’s own controls are 44 px high.',
  inPage: ({ main }) =>
    [...main.querySelectorAll<HTMLInputElement>('input:not(:disabled)')].flatMap((input) => {
      const labels = drawnParts(input)
      if (labels.length === 0 || labels.includes(input)) return []
      const { width, height } = boxAround(labels.map((label) => label.getBoundingClientRect()))
      if (Math.min(width, height) >= least - 0.5) return []
      return [violationAt(input, `Its label is ${Math.round(width)} × ${Math.round(height)} px.`)]
    }),
}
