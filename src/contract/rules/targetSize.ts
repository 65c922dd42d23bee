import { boxAround, drawnParts, isShown, letters, violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

/** Minimum width and height of a target, in px (WCAG 2.2, 2.5.8). */
const least = 24

const targets =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=slider]'

interface Target {
  readonly element: HTMLElement
  readonly box: DOMRect
}

export const targetSize: PageRule = {
  name: 'target-size',
  says: `Every touch target is at least ${least} × ${least} px or has that much space to itself. Links inside a sentence are exempt.`,
  why: 'Smaller targets are hard to hit, especially with shaky hands (WCAG 2.2, 2.5.8).',
  fix: 'Add `min-height` and padding. Pagewright’s own controls are 44 px high.',
  inPage({ main }) {
    const all = [...main.querySelectorAll<HTMLElement>(targets)]
      .filter((element) => !element.matches(':disabled') && !isInSentence(element))
      .flatMap((element): Target[] => {
        const parts = drawnParts(element)
        if (parts.length === 0) return []
        return [{ element, box: boxAround(parts.map((part) => part.getBoundingClientRect())) }]
      })
    return all
      .filter(({ box }) => isSmall(box))
      .filter((target) => all.some((other) => other !== target && crowds(target, other)))
      .map(({ element, box }) => {
        const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`
        return violationAt(element, `It is ${size}, and another target is near.`)
      })
  },
}

const isSmall = ({ width, height }: DOMRect) => width < least - 0.5 || height < least - 0.5

/** Whether a link is part of running text, where it is as high as its line. */
function isInSentence(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== 'inline' || !isShown(element)) return false
  return letters(element.parentElement?.textContent ?? '') !== letters(element.textContent)
}

/** Whether a circle around the center of a small target touches another target or the circle of a small one. */
function crowds({ element, box }: Target, { element: near, box: other }: Target): boolean {
  if (element.contains(near) || near.contains(element)) return false
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  const distance = isSmall(other)
    ? Math.hypot(other.left + other.width / 2 - x, other.top + other.height / 2 - y) - least / 2
    : Math.hypot(Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom))
  return distance < least / 2 - 0.5
}
