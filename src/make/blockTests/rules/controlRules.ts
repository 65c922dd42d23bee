import {
  boxAround,
  clippers,
  comesBefore,
  drawnParts,
  isScroller,
  isShown,
  letters,
  selectorOf,
  tabStops,
  violationAt,
} from '../page/dom.ts'
import type { PageRule, Violation } from '../rule.ts'

/** How controls are reached, seen and hit. */

const tabOrder: PageRule = {
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

const hiddenFocus: PageRule = {
  name: 'hidden-focus',
  says: 'No element in the tab order is invisible.',
  why: 'The focus would disappear, and Enter would trigger something that the visitor can’t see.',
  fix: 'Remove it with `hidden`, `inert` or `display: none`. Give a native control that is replaced visually a visible `label`.',
  inPage({ main }) {
    return tabStops(main).flatMap((stop) => {
      const parts = drawnParts(stop)
      if (parts.length === 0) return [violationAt(stop, 'It takes the focus and is invisible.')]
      const box = boxOf(parts)
      const isCut = clippers(stop).some((clipper) => isOutside(box, clipper) && !isScroller(clipper))
      const isOff = box.right <= 0 || box.left >= document.documentElement.clientWidth || box.bottom + scrollY <= 0
      return isCut || isOff ? [violationAt(stop, 'It takes the focus outside the visible area.')] : []
    })
  },
}

function isOutside(box: DOMRect, clipper: Element): boolean {
  const edge = clipper.getBoundingClientRect()
  return box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom
}

/** Minimum width and height of a target, in px (WCAG 2.2, 2.5.8). */
const least = 24

const targetSize: PageRule = {
  name: 'target-size',
  says: `A label in place of a control that isn’t drawn is at least ${least} × ${least} px.`,
  why: 'It is what visitors tap, and axe measures only what is drawn (WCAG 2.2, 2.5.8).',
  fix: 'Add `min-height` and padding. Pagewright’s own controls are 44 px high.',
  inPage: ({ main }) =>
    [...main.querySelectorAll<HTMLInputElement>('input:not(:disabled)')].flatMap((input) => {
      const labels = drawnParts(input)
      if (labels.length === 0 || labels.includes(input)) return []
      const { width, height } = boxOf(labels)
      if (Math.min(width, height) >= least - 0.5) return []
      return [violationAt(input, `Its label is ${Math.round(width)} × ${Math.round(height)} px.`)]
    }),
}

const controlEdges: PageRule = {
  name: 'control-edges',
  says: 'In forced colors, every button and field has a visible edge: a border, an outline, an underline or an icon.',
  why: 'Forced colors remove backgrounds, and a button without an edge looks like text.',
  fix: 'Add a transparent border: forced colors make `border: 1px solid transparent` visible.',
  inPage({ main, condition }) {
    if (condition.setting !== 'forced-colors') return []
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

interface Choice {
  readonly control: HTMLElement
  readonly selected: boolean
}

const selectedState: PageRule = {
  name: 'selected-state',
  says: 'A selected, pressed or current control looks different from the others, even in forced colors.',
  why: 'Forced colors remove backgrounds and shadows, which usually show a selection.',
  fix: 'Show the state with a border, an outline, an icon or a font weight as well. `media.forcedColors` can add an outline in `Highlight`.',
  inPage({ main }) {
    return groupsOf(main).flatMap((group) => {
      const on = group.find(({ selected }) => selected)
      const off = group.find(({ selected }) => !selected)
      if (!on || !off || lookOf(on.control) !== lookOf(off.control)) return []
      return [violationAt(on.control, 'It is selected and looks like the ones that aren’t.')]
    })
  },
}

function groupsOf(main: HTMLElement): Choice[][] {
  const groups = new Map<unknown, Choice[]>()
  const add = (key: unknown, control: HTMLElement, selected: boolean) => {
    if (control.checkVisibility()) groups.set(key, [...(groups.get(key) ?? []), { control, selected }])
  }
  for (const radio of main.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    add(radio.name, radio, radio.checked)
  for (const name of ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked']) {
    for (const control of main.querySelectorAll<HTMLElement>(`[${name}]`)) {
      add(control.parentElement, control, control.getAttribute(name) !== 'false')
    }
  }
  return [...groups.values()]
}

/** Computed style of a control and everything in it, without sizes and text. */
function lookOf(control: HTMLElement): string {
  const drawn = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control
  const parts = [drawn, drawn.nextElementSibling ?? drawn, ...drawn.querySelectorAll('*')]
  // The browser draws a native control and shows its state.
  const native = parts.map((part) =>
    part instanceof HTMLInputElement &&
    getComputedStyle(part).opacity !== '0' &&
    getComputedStyle(part).appearance !== 'none'
      ? part.checked
      : '',
  )
  const styles = parts.flatMap((part) => [null, '::before', '::after'].map((pseudo) => styleOf(part, pseudo)))
  return JSON.stringify([native, styles])
}

function styleOf(part: Element, pseudo: string | null): string {
  const style = getComputedStyle(part, pseudo)
  const isForced = matchMedia('(forced-colors: active)').matches && style.forcedColorAdjust === 'auto'
  const { borderWidth, borderColor, borderStyle, color, fontWeight, textDecorationLine } = style
  const { outlineStyle, outlineWidth, outlineColor, opacity, visibility, display, content } = style
  return [
    outlineStyle === 'none' ? '' : outlineWidth + outlineColor,
    ...[borderWidth, borderColor, borderStyle, color, fontWeight, textDecorationLine],
    ...[opacity, visibility, display, content],
    isForced ? style.backgroundColor : style.background + style.boxShadow,
  ].join('|')
}

const needsApp: PageRule = {
  name: 'needs-app',
  says: 'A control with `data-needs-app` is in an island.',
  why: 'Elsewhere no code runs that could answer: the control does nothing, on every page that is built.',
  fix: "Begin the component of the block with `'use client'`, or let the control work with native HTML alone.",
  inPage: ({ main }) =>
    [...main.querySelectorAll('[data-needs-app]')]
      // Blocks inside an island are no part of it.
      .filter((control) => !control.closest('[data-island], [data-blocks]')?.matches('[data-island]'))
      .map((control) => violationAt(control, 'It needs the app, and is in no island.')),
}

const focusVisible: PageRule = {
  name: 'focus-visible',
  says: 'A control with keyboard focus has an outline, a border or a shadow around it.',
  why: 'Without it, visitors can’t tell what Enter will do.',
  fix: 'Keep the outline that every control has, or draw one on the label: `&:has(:focus-visible) { outline: 2px solid … }`. Forced colors remove shadows.',
  inPage({ main }) {
    const found: Violation[] = []
    for (const stop of tabStops(main)) {
      // An iframe is a page of its own and marks the focused element inside it.
      if (stop.localName === 'iframe') continue
      const parts = partsAround(stop)
      const before = parts.map(marksOf)
      stop.focus({ preventScroll: true })
      const marked = parts.filter((part, index) => marksOf(part) !== before[index])
      if (document.activeElement !== stop) found.push(violationAt(stop, 'It refuses the focus.'))
      else if (marked.length === 0) found.push(violationAt(stop, 'It looks the same with the focus.'))
      else if (marked.every(isCutAway))
        found.push(violationAt(stop, 'Its focus outline is cut off by the box around it.'))
      stop.blur()
    }
    return found
  },
}

/** The control and the elements that can be drawn in its place. */
function partsAround(stop: HTMLElement): Element[] {
  const labels = stop instanceof HTMLInputElement ? [...(stop.labels ?? [])] : []
  const near = [stop, ...labels, stop.nextElementSibling, stop.parentElement, stop.parentElement?.parentElement]
  const parts = near.filter((part) => part instanceof Element).filter(isShown)
  return [...new Set(parts)].filter(({ localName }) => localName !== 'main')
}

function marksOf(part: Element): string {
  return [null, '::before', '::after']
    .map((pseudo) => {
      const style = getComputedStyle(part, pseudo)
      const outline = style.outlineStyle === 'none' ? 'none' : `${style.outlineWidth} ${style.outlineColor}`
      return [outline, style.boxShadow, style.borderTopWidth, style.borderTopColor, style.borderTopStyle].join('|')
    })
    .join()
}

/** Whether every side of an outline around the part is clipped by a box that hides overflow. */
function isCutAway(part: Element): boolean {
  const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(part)
  if (outlineStyle === 'none') return false
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2
  const { left, top, right, bottom } = part.getBoundingClientRect()
  return clippers(part).some((clipper) => {
    const edge = clipper.getBoundingClientRect()
    return (
      left - reach < edge.left && right + reach > edge.right && top - reach < edge.top && bottom + reach > edge.bottom
    )
  })
}

export const controlRules: readonly PageRule[] = [
  tabOrder,
  hiddenFocus,
  targetSize,
  controlEdges,
  selectedState,
  needsApp,
  // Last, because it moves the focus.
  focusVisible,
]
