import {
  boxAround,
  clippers,
  clips,
  comesBefore,
  hasReadingFlow,
  isForReadersOnly,
  isScroller,
  isShown,
  letters,
  selectorOf,
  shownTexts,
  textBoxes,
  violationAt,
} from '../page/dom.ts'
import type { PageRule, Violation } from '../rule.ts'

/** What becomes of texts: none is hidden, cut off, covered or out of order. */

/** Elements that open without a script. */
const opens = 'details:not([open]), dialog, [popover], [hidden="until-found"]'

/** Controls that would do nothing without a script can be hidden with their text. */
const controls = 'form, fieldset, label, button'

/** A block marks content that only a script can provide or open, with the reason beside it. */
const marked = '[data-needs-script]'

const textWithoutScript: PageRule = {
  name: 'text-without-script',
  says: 'Without scripts, every text is visible or can be opened with native HTML.',
  why: 'Scripts often fail to load, and many crawlers run none.',
  fix: 'Render the final state on the server, show what a script would reveal under `media.noScript`, and use `details`, `dialog` or `popover` for content that opens. Mark content that only a script can provide with `data-needs-script`.',
  inPage({ main, condition }) {
    if (condition.script === 'on') return []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: Violation[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const said = letters(node.textContent)
      if (!element || said === '' || element.closest('script, style, select, datalist, title')) continue
      if (isShownAtLast(element) || isForReadersOnly(element)) continue
      if (element.closest(`${opens}, ${controls}, ${marked}`) || isTooWide(element)) continue
      found.push(violationAt(element, `“${said.slice(0, 40)}” is invisible.`))
    }
    return found
  },
}

/** Half-transparent text counts as visible. */
function isShownAtLast(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  let opacity = 1
  for (let each: Element | null = element; each; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity)
  return opacity >= 0.3
}

/** Whether a rule for narrow screens or containers hides the element, even with scripts. */
function isTooWide(element: Element): boolean {
  return [...document.styleSheets].some((sheet) => [...sheet.cssRules].some((rule) => leavesOut(rule, element)))
}

function leavesOut(rule: CSSRule, element: Element): boolean {
  if (!(rule instanceof CSSConditionRule) || !/width/.test(rule.conditionText)) return false
  if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false
  return [...rule.cssRules].some(
    (inner) =>
      inner instanceof CSSStyleRule && inner.style.display === 'none' && element.closest(inner.selectorText) !== null,
  )
}

const pageOverflow: PageRule = {
  name: 'page-overflow',
  says: 'The page never scrolls sideways, from 320 px up and with text twice as large.',
  why: 'Visitors who zoom in or use a small phone would have to scroll sideways to read each line.',
  fix: 'Let content wrap or shrink: `min-width: 0`, `minmax(0, 1fr)`, `max-width: 100%`, `overflow-wrap: anywhere`. Let a wide table scroll in a box of its own.',
  inPage({ main }) {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 0.5 || left < -0.5) && isShown(element)
    }
    const wide = [...main.querySelectorAll('*')].filter(sticksOut)
    const innermost = wide.find((element) => !wide.some((other) => other !== element && element.contains(other)))
    return [
      {
        at: innermost ? selectorOf(innermost) : 'html',
        what: `The page is ${scrollWidth - clientWidth} px wider than the screen.`,
      },
    ]
  },
}

/** Overhang of ascenders and accents beyond their line box that is allowed, in px. */
const overhang = 2

const clippedText: PageRule = {
  name: 'clipped-text',
  says: 'No text is cut off by its box or by the edge of the screen.',
  why: 'Visitors can’t read text that is cut off, and its author doesn’t notice.',
  fix: 'Give boxes with text a `min-height` instead of a `height`, let lines wrap, and don’t hide overflow around text.',
  inPage({ main }) {
    const screen = document.documentElement.clientWidth
    const found: Violation[] = []
    for (const { node, element, lines } of shownTexts(main)) {
      const report = (what: string) => found.push(violationAt(element, what))
      const said = `“${letters(node.data).slice(0, 40)}”`
      const boxes = [...clippers(element), ...(clips(element) ? [element] : [])]
      const clipper = boxes.find((box) => !isScroller(box) && lines.some((line) => leaves(line, box)))
      if (clipper) report(`${said} is cut off by ${clipper === element ? 'its own box' : selectorOf(clipper)}.`)
      else if (
        !boxes.some(isScroller) &&
        lines.some(({ left, right }) => left < -overhang || right > screen + overhang)
      )
        report(`${said} leaves the screen.`)
    }
    return found
  },
}

/** The middle of a line: the tips of letters can overhang a tight line box. */
function leaves(line: DOMRect, box: Element): boolean {
  const edge = box.getBoundingClientRect()
  const tips = line.height * 0.2
  return (
    line.left < edge.left - overhang ||
    line.right > edge.right + overhang ||
    line.top + tips < edge.top - overhang ||
    line.bottom - tips > edge.bottom + overhang
  )
}

interface Line {
  readonly element: Element
  readonly text: string
  readonly box: DOMRect
}

/** Largest overlap that leaves both texts readable, in px. */
const tolerance = 3

const overlappingText: PageRule = {
  name: 'overlapping-text',
  says: 'No text overlaps other text.',
  why: 'Overlapping text can’t be read.',
  fix: 'Use grid or flex with gaps instead of absolute positions and negative margins, and don’t give rows a fixed height.',
  inPage({ main }) {
    const lines = shownTexts(main).flatMap(({ element, node, lines: boxes }): Line[] =>
      boxes.map((box) => ({ element, text: letters(node.data).slice(0, 40), box: glyphBox(box) })),
    )
    const found: Violation[] = []
    for (const [index, line] of lines.entries()) {
      const other = lines.slice(index + 1).find((next) => line.element !== next.element && overlap(line.box, next.box))
      if (other) found.push(violationAt(other.element, `“${other.text}” overlaps “${line.text}”.`))
    }
    return found
  },
}

/** The part of a line’s box that its glyphs fill: where lines are set close, the whole boxes overlap. */
function glyphBox({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left, top + height * 0.2, width, height * 0.6)
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > tolerance && height > tolerance
}

/** In px: text as large as this is readable for visitors who set a font size of 32 px. */
const largeEnough = 80

const textGrows: PageRule = {
  name: 'text-grows',
  says: 'Text grows when a visitor sets a larger font size in the browser.',
  why: 'Visitors who need large text set it once for all sites.',
  fix: 'Use the token `text`, `rem` or `em` for font sizes, never `px` or `vw` alone.',
  inPage({ main, condition, before }) {
    if (condition.setting !== 'large-text') return []
    const sizes = new Map(before.map(({ path, size }) => [path, size]))
    return textBoxes(main)
      .filter(({ path, size }) => size < Math.min(largeEnough, (sizes.get(path) ?? 0) * 1.1))
      .map(({ at, size }) => ({ at, what: `Its font size stays ${Math.round(size)} px.` }))
  },
}

/** Punctuation changes sides, and letter spacing and marks with it: how far a text may be off, in px, about a letter. */
const mirrorSlack = (size: number) => Math.max(6, size * 0.8)

const mirrored: PageRule = {
  name: 'mirrored',
  says: 'In a right-to-left page, the layout is mirrored.',
  why: 'Arabic, Hebrew and Persian sites use the same blocks.',
  fix: 'Use logical properties: `margin-inline-start`, `inset-inline-end`, `text-align: start`, `border-start-end-radius`. Flip arrows with `:dir(rtl)`.',
  inPage({ main, condition, before }) {
    if (condition.setting !== 'right-to-left') return []
    const width = document.documentElement.clientWidth
    const places = new Map(before.map((box) => [box.path, box]))
    return textBoxes(main).flatMap(({ at, path, start, end, height, size }) => {
      const was = places.get(path)
      if (!was) return []
      // A full line in another script can break a pixel earlier: then only the edge it is aligned with stays.
      const hasOtherLines = Math.abs(height - was.height) > size / 2
      const edges = [Math.abs(width - was.end - start), Math.abs(width - was.start - end)]
      const off = hasOtherLines ? Math.min(...edges) : Math.max(...edges)
      return off > mirrorSlack(size)
        ? [{ at, what: `It is ${Math.round(off)} px away from its mirrored position.` }]
        : []
    })
  },
}

const readingOrder: PageRule = {
  name: 'reading-order',
  says: 'Texts in a row or grid appear in document order.',
  why: 'Screen readers, search engines and copied text follow the document, while readers follow the layout.',
  fix: 'Change the order of the elements instead of their positions: no `order`, `row-reverse` or `grid-row` that moves text up.',
  inPage({ main }) {
    const { direction } = getComputedStyle(main)
    return (
      [...main.querySelectorAll('*')]
        .filter((element) => /flex|grid/.test(getComputedStyle(element).display))
        // Such a container sets its own reading order for screen readers.
        .filter((element) => !hasReadingFlow(element))
        // A `dt` must precede its `dd` in the document wherever it is drawn; the two are read as one.
        .filter((element) => element.parentElement?.localName !== 'dl')
        .flatMap((container) => {
          const parts = [...container.children].filter(isInFlow).flatMap((part) => {
            const lines = shownTexts(part).flatMap((text) => text.lines)
            return lines.length > 0 ? [{ part, box: boxAround(lines) }] : []
          })
          return parts.flatMap(({ part, box }, index) => {
            const previous = parts[index - 1]
            return previous && comesBefore(box, previous.box, direction)
              ? [violationAt(part, `It follows ${selectorOf(previous.part)} in the document but appears before it.`)]
              : []
          })
        })
    )
  },
}

function isInFlow(element: Element): boolean {
  return !/absolute|fixed/.test(getComputedStyle(element).position)
}

export const textRules: readonly PageRule[] = [
  textWithoutScript,
  pageOverflow,
  clippedText,
  overlappingText,
  textGrows,
  mirrored,
  readingOrder,
]
