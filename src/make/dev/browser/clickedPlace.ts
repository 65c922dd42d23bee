/** What an editor clicked on a page, as the development server needs it to find the line. */
export interface ClickedPlace {
  /** Path of the page. */
  readonly path: string
  /** `main`, `header`, `footer`, or the id of a dialog: `dialog-book`. */
  readonly area: string
  /** Which block of the area, from 0, and how many there are; -1 and 0 if unknown. */
  readonly index: number
  readonly count: number
  /** What the clicked element says. */
  readonly text: string
}

/** A place in a file, 1-based, as `/__open-in-editor` takes it. */
export interface SourceLink {
  /** Absolute path. */
  readonly file: string
  readonly line: number
  readonly column: number
}

export const locateUrl = '/__pagewright/locate'

/** The place of an element, or `undefined` outside everything that the site file describes. */
export function clickedPlace(element: Element, path: string): ClickedPlace | undefined {
  const area = element.closest('dialog[id^="dialog-"], main') ?? element.closest('header, footer')
  if (!area) return undefined
  const isDialog = area.localName === 'dialog'
  const name = isDialog ? area.id : area.localName
  // A dialog ends with its blocks, below its title. The dialogs of a page are among its blocks.
  const children = [...((isDialog ? area.lastElementChild : area)?.children ?? [])]
  // And a page without a visible heading begins with one for screen readers.
  const blocks = children.filter(({ localName }) => localName !== 'dialog' && localName !== 'h1')
  const index = blocks.findIndex((block) => block.contains(element))
  return { path, area: name, index, count: index === -1 ? 0 : blocks.length, text: textOf(element) }
}

/** Characters that are enough to find a text again. */
const longestText = 400

/** The text of an element as a visitor sees or hears it. */
function textOf(element: Element): string {
  const words = element.textContent?.trim().slice(0, longestText)
  if (words) return words
  const named = element.closest('[alt], [aria-label], [title], [placeholder]')
  const attribute = ['alt', 'aria-label', 'title', 'placeholder'].find((name) => named?.hasAttribute(name))
  return (attribute && named?.getAttribute(attribute)) ?? ''
}
