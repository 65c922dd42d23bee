import { withoutBase } from '../../../schema/siteAddress.ts'
import type { OutlineBlock, OutlinePage } from '../../server/places.ts'
import { base } from '../ask.ts'

/** A part of the stage, in its pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The frame with the site, and how much smaller it is shown. */
export interface Stage {
  readonly frame: HTMLIFrameElement
  readonly scale: number
  /** The left edge of the frame on the stage. */
  readonly left: number
}

/** Where an element of the site is on the stage. */
export function boxOf(element: Element, { scale, left }: Stage): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { left: left + x * scale, top: y * scale, width: width * scale, height: height * scale }
}

/** The path of the page in the frame. */
export function pathIn(frame: HTMLIFrameElement): string {
  return withoutBase(frame.contentWindow?.location.pathname ?? '/', base)
}

/** The page that has an address. */
export function pageAt(pages: readonly OutlinePage[], path: string): OutlinePage | undefined {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/\/:\w+/g, '(?:/[^/]+)?')}/?$`).test(path)
  const pathsOf = (page: OutlinePage) => [page.path, ...page.translations.map((each) => each.path)]
  return pages.find((page) => pathsOf(page).includes(path)) ?? pages.find((page) => pathsOf(page).some(fits))
}

/** The further language that an address is in; empty for that of the site file. */
export function languageAt(
  languages: readonly { readonly tag: string; readonly home: string }[],
  path: string,
): string {
  const [, ...others] = languages
  return others.find(({ home }) => path === home || path.startsWith(`${home}/`))?.tag ?? ''
}

/** The elements of the blocks that visitors see, in their order. */
function blockElements(document: Document, owner: string): readonly Element[] {
  const dialog = /^\/dialogs\/(.+)/.exec(owner)?.[1]
  const area =
    dialog === undefined
      ? document.querySelector('main')
      : document.getElementById(`dialog-${dialog}`)?.lastElementChild
  const isBlock = (element: Element) => !element.matches('dialog, h1, link, style, script, [data-page-loader]')
  return [...(area?.children ?? [])].filter(isBlock)
}

/** The element of a block; undefined if visitors don't see it, or not as one element. */
export function elementOf(document: Document, blocks: readonly OutlineBlock[], at: string): Element | undefined {
  const elements = blockElements(document, at.replace(/\/blocks\/\d+.*$/, ''))
  const index = blocks.findIndex((block) => at === block.at || at.startsWith(`${block.at}/`))
  let element = blocks.length === elements.length ? elements[index] : undefined
  // What marks a block, or loads it later, has no box of its own.
  while (element && document.defaultView?.getComputedStyle(element).display === 'contents')
    element = element.firstElementChild ?? undefined
  return element
}

/** A text of the page, and the element that it is in. */
export interface TextAt {
  readonly element: Element
  readonly text: string
}

/** The text at a point, or beside it in the same box; undefined between texts. */
export function textAt(document: Document, x: number, y: number): TextAt | undefined {
  const [node] = caretAt(document, x, y) ?? []
  const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : undefined
  if (!node || !element) return undefined
  const range = document.createRange()
  range.selectNodeContents(node)
  const isHit = [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4,
  )
  if (!isHit && element !== document.elementFromPoint(x, y)) return undefined
  const own = plain(node.textContent ?? '')
  // A few letters between marks say too little.
  return { element, text: own.length > 3 ? own : plain(element.textContent ?? '') }
}

/** The place between two letters that is nearest to a point. */
function caretAt(document: Document, x: number, y: number): readonly [node: Node, offset: number] | undefined {
  // Safari had only the older of the two for long.
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position ? [position.offsetNode, position.offset] : undefined
  }
  const range = (document as Document).caretRangeFromPoint(x, y)
  return range ? [range.startContainer, range.startOffset] : undefined
}

/** Where in a text, as it is written, the letters of an element before a point end. */
export function caretIn(written: string, element: Element, x: number, y: number): number {
  const [node, offset] = caretAt(element.ownerDocument, x, y) ?? []
  if (node === undefined || offset === undefined || !element.contains(node)) return written.length
  const range = element.ownerDocument.createRange()
  range.setStart(element, 0)
  range.setEnd(node, offset)
  const { length } = plain(range.toString())
  for (let end = 0; end <= written.length; end++) if (shownText(written.slice(0, end)).length >= length) return end
  return written.length
}

/** The text of the page that shows what is being typed, and the place that it is typed at. */
let typed: { readonly at: string; readonly node: Text } | undefined

/**
 * Shows what is typed at once where the page shows it as it is written; what the site makes of it follows with the save.
 *
 * @param at JSON Pointer of the text.
 */
export function showTyped(at: string, before: string, now: string): void {
  if (typed?.at !== at || !typed.node.isConnected) {
    const nodes = textsIn(document.querySelector<HTMLIFrameElement>('iframe[title="The site"]')?.contentDocument?.body)
    const [node, other] = nodes.filter(({ data }) => plain(data) !== '' && plain(data) === shownText(before))
    typed = node && !other ? { at, node } : undefined
  }
  if (typed) typed.node.data = shownText(now)
}

function textsIn(body: HTMLElement | undefined): readonly Text[] {
  const walker = body?.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker?.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** The color behind an element. */
export function colorBehind(element: Element): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const color = getComputedStyle(each).backgroundColor
    if (!/^rgba\(.*, 0\)$|^transparent$/.test(color)) return color
  }
  return 'transparent'
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The smallest element around a text that shows all of a text of a length. */
export function wholeText(element: Element, length: number): Element {
  let whole = element
  while (plain(whole.textContent ?? '').length < length) {
    const outer = whole.parentElement
    if (!outer || outer.matches('main, body, dialog, header, footer')) return element
    if (plain(outer.textContent ?? '').length > length * 1.1 + 2) return whole
    whole = outer
  }
  return whole
}

/** A text as visitors see it: without the marks of Markdown. */
export function shownText(written: string): string {
  return plain(
    written
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*(?:[-*]|\d+\.|#+|>)\s+/gm, '')
      .replace(/[*_`\\]+/g, ''),
  )
}

/** Whether an element shows a text and nothing else, so that it can be edited where it is. */
export function showsOnly(element: Element, written: string): boolean {
  return plain(element.textContent ?? '') === shownText(written) && !/\{\w/.test(written) && !/\n\s*\n/.test(written)
}

/** Gives Studio the typefaces of the page, so that a text looks the same while it is edited. */
export function shareTypefaces(from: Document, to: Document): void {
  const rules = [...from.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const faces = rules.filter((rule) => rule.constructor.name === 'CSSFontFaceRule').map(({ cssText }) => cssText)
  const known = to.querySelector('style[data-typefaces]')
  const element = known ?? to.head.appendChild(to.createElement('style'))
  element.setAttribute('data-typefaces', '')
  const css = faces.join('\n')
  if (element.textContent !== css) element.textContent = css
}
