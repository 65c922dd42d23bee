import { drawnParts, letters, violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

export const controlEdges: PageRule = {
  name: 'control-edges',
  says: 'In forced colors, every button and field has a visible edge: a border, an outline, an underline or an icon.',
  why: 'Forced colors remove backgrounds, and a button without an edge looks like text.',
  fix: 'Add a transparent border: forced colors make `border: 1px solid transparent` visible.',
  inPage({ main, condition }) {
    if (condition.look !== 'forced-colors') return []
    return [...main.querySelectorAll<HTMLElement>('button, input:not([type=range]), select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => drawnParts(control).length > 0)
      .filter((control) => !drawnParts(control).some(hasEdge))
      .map((control) => violationAt(control, 'It has no edge in forced colors.'))
  },
}

function hasEdge(part: HTMLElement): boolean {
  if (letters(part.textContent) === '' && part.querySelector('svg')) return true
  const isNative = part instanceof HTMLInputElement && getComputedStyle(part).appearance !== 'none'
  return (
    isNative ||
    [part, part.parentElement, ...part.querySelectorAll('*')].some((each) => each !== null && isMarked(each))
  )
}

function isMarked(element: Element): boolean {
  return [null, '::before', '::after'].some((pseudo) => {
    const style = getComputedStyle(element, pseudo)
    if (pseudo !== null && style.content === 'none') return false
    const hasBorder = Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none'
    const hasOutline = Number.parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none'
    return hasBorder || hasOutline || style.textDecorationLine.includes('underline')
  })
}
