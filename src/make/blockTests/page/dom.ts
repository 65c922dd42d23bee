import type { TextBox, Violation } from '../rule.ts'

/** DOM queries for the rules. Runs in the page. */

export function violationAt(element: Element, what: string): Violation {
  return { at: selectorOf(element), what }
}

/** A short selector of the element for error messages: `section#faq > h2:nth-of-type(2)`. */
export function selectorOf(element: Element): string {
  const parts: string[] = []
  for (let each: Element | null = element; each && each.localName !== 'main'; each = each.parentElement) {
    if (each.id !== '' && !each.id.startsWith('_')) {
      parts.unshift(`#${each.id}`)
      break
    }
    parts.unshift(each.localName + placeAmongAlike(each))
  }
  const said = letters(element.textContent).slice(0, 30)
  return parts.slice(-4).join(' > ') + (said === '' ? '' : ` “${said}”`)
}

function placeAmongAlike(element: Element): string {
  const alike = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === element.localName)
  return alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : ''
}

/** The text with single spaces. */
export function letters(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/** The element and its ancestors below `main`. */
function withAncestors(element: Element): Element[] {
  const found: Element[] = []
  for (let each: Element | null = element; each && each.localName !== 'main'; each = each.parentElement)
    found.push(each)
  return found
}

/** Whether the element is visible: laid out and not transparent. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
}

/** Whether the element is only for screen readers: one pixel large, or clipped to nothing. */
export function isForReadersOnly(element: Element): boolean {
  return withAncestors(element).some((each) => {
    const { position, clip, clipPath, overflowX } = getComputedStyle(each)
    if (position !== 'absolute' && position !== 'fixed') return false
    const { width, height } = each.getBoundingClientRect()
    const isDot = width <= 1.5 && height <= 1.5 && overflowX !== 'visible'
    return isDot || clip === 'rect(0px, 0px, 0px, 0px)' || clipPath === 'inset(50%)'
  })
}

export interface ShownText {
  readonly node: Text
  readonly element: Element
  /** One box for each line. */
  readonly lines: readonly DOMRect[]
}

/** Every visible text with the boxes of its lines. */
export function shownTexts(root: Element): ShownText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: ShownText[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!(node instanceof Text) || !element || letters(node.data) === '') continue
    if (/^(script|style|noscript|option|title)$/.test(element.localName)) continue
    if (!isShown(element) || isForReadersOnly(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (lines.length > 0) texts.push({ node, element, lines })
  }
  return texts
}

const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]'

/** All Tab stops in document order. A group of radio buttons is one stop. */
export function tabStops(root: ParentNode): HTMLElement[] {
  const stops = [...root.querySelectorAll<HTMLElement>(focusable)].filter(isTabStop)
  return stops.toSorted(byReadingFlow)
}

/** If a grid sets `reading-flow`, the Tab key follows its columns instead of the document. */
function byReadingFlow(a: Element, b: Element): number {
  const flow = withAncestors(a).find((each) => each.contains(b) && hasReadingFlow(each))
  const partOf = (stop: Element) => [...(flow?.children ?? [])].find((part) => part.contains(stop))
  const [first, second] = [partOf(a), partOf(b)].map((part) => part?.getBoundingClientRect())
  if (!first || !second || first === second) return 0
  const sign = flow && getComputedStyle(flow).direction === 'rtl' ? -1 : 1
  return (first.left - second.left) * sign || first.top - second.top
}

/** Whether the element sets its own reading order: `reading-flow: grid-columns`. */
export function hasReadingFlow(element: Element): boolean {
  const flow = getComputedStyle(element).getPropertyValue('reading-flow')
  return flow !== '' && flow !== 'normal'
}

function isTabStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]') !== null) return false
  // The Tab key skips whatever `hidden`, a closed `details` or a closed dialog hides.
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  if (element instanceof HTMLInputElement && element.type === 'radio') return isStopOfGroup(element)
  if (element.localName === 'summary') return element.parentElement?.localName === 'details'
  return true
}

function isStopOfGroup(radio: HTMLInputElement): boolean {
  if (radio.name === '' || radio.checked) return true
  const group = [
    ...(radio.form ?? document).querySelectorAll<HTMLInputElement>(
      `input[type='radio'][name='${CSS.escape(radio.name)}']`,
    ),
  ]
  return group.every(({ checked }) => !checked) && group[0] === radio
}

/** The visible part of a control: itself, or its label if the control is only for screen readers. */
export function drawnParts(control: HTMLElement): HTMLElement[] {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  const { width, height } = control.getBoundingClientRect()
  const isDrawn = isShown(control) && !isForReadersOnly(control) && width > 1.5 && height > 1.5
  return isDrawn ? [control, ...labels] : labels.filter(isShown)
}

/** The smallest box around all of them. */
export function boxAround(rects: readonly DOMRect[]): DOMRect {
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  const right = Math.max(...rects.map((rect) => rect.right))
  const bottom = Math.max(...rects.map((rect) => rect.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

/** Whether an element cuts off or scrolls what sticks out of it. */
export function clips(element: Element): boolean {
  const { overflowX, overflowY, display } = getComputedStyle(element)
  return display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')
}

/** The elements around one that clip it. */
export const clippers = (element: Element): Element[] =>
  withAncestors(element).filter((each) => each !== element && clips(each))

/** Whether what sticks out of an element can be scrolled into view. */
export function isScroller(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element)
  return /auto|scroll/.test(overflowX + overflowY)
}

/** Whether `next` is drawn before `previous` in the reading direction of the page. */
export function comesBefore(next: DOMRect, previous: DOMRect, direction: string): boolean {
  const slack = 2
  const isBehind = direction === 'rtl' ? next.right <= previous.left + slack : next.left >= previous.right - slack
  const isAhead = direction === 'rtl' ? next.left >= previous.right - slack : next.right <= previous.left + slack
  const shared = Math.min(next.bottom, previous.bottom) - Math.max(next.top, previous.top)
  const isSameRow = shared > Math.min(next.height, previous.height) / 2
  const isAbove = next.bottom <= previous.top + slack
  return isSameRow ? isAhead : isAbove && !isBehind
}

/** Positions of all texts, one per block-level box: a word in bold, or one that stays in one piece, is part of its line. */
export function textBoxes(main: HTMLElement): TextBox[] {
  const byBox = new Map<Element, DOMRect[]>()
  for (const { element, lines } of shownTexts(main)) {
    const box = boxOf(element)
    byBox.set(box, [...(byBox.get(box) ?? []), ...lines])
  }
  return [...byBox].map(([element, lines]) => {
    const { left, right, height } = boxAround(lines)
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    return { at: selectorOf(element), path: pathOf(element), start: left, end: right, height, size }
  })
}

/** Indexes among siblings, from `main` down to the element. */
function pathOf(element: Element): string {
  return withAncestors(element)
    .map((each) => [...(each.parentElement?.children ?? [])].indexOf(each))
    .join()
}

function boxOf(element: Element): Element {
  const isInline = /^inline(?:-block)?$/.test(getComputedStyle(element).display)
  return isInline && element.parentElement ? boxOf(element.parentElement) : element
}
