import type { Html } from '../../../schema/values.ts'
import { trustedMarkup } from '../ui/trusted.ts'
import { rememberPlaces } from './rememberPlaces.ts'

/** Repairs an island after the document that the host delivers. Rejects if that is of another deployment. */
export async function repairIsland(island: HTMLElement): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-cache' })
  const markup = trustedMarkup((await response.text()) as Html).__html
  const page = new DOMParser().parseFromString(markup, 'text/html')
  const bootOf = ({ documentElement }: Document) => documentElement.querySelector('#pagewright-boot')?.textContent
  const delivered = page.querySelector(`[data-island="${island.dataset.island}"]`)
  if (!delivered || bootOf(page) !== bootOf(document))
    throw new Error('The site was deployed again since this page was opened.')
  repairMarkup(island, delivered)
}

/**
 * Gives the markup of an island the structure and the texts with which it was delivered, so that it can hydrate: others
 * may have changed them, such as a translator or a password manager. Delivered elements that are still there are kept,
 * and with them their values, the focus and everything that they have loaded. Attributes stay as they are.
 *
 * @param current The island on the page.
 * @param delivered The island in the delivered document.
 */
export function repairMarkup(current: Element, delivered: Element): void {
  const matches = alignElements([...elementsIn(delivered)], [...elementsIn(current)])
  const kept = new Set(matches.values())
  const holdsKept = (node: Node) =>
    node instanceof Element && (kept.has(node) || [...node.querySelectorAll('*')].some((inside) => kept.has(inside)))

  const fill = (place: Element, source: Element): void => {
    if (isOpaque(source)) return
    let previous: Node | null = null
    const next = (): ChildNode | null => (previous === null ? place.firstChild : previous.nextSibling) as ChildNode
    for (const wanted of source.childNodes) {
      const match = wanted instanceof Element ? matches.get(wanted) : undefined
      const fits = (node: Node) =>
        node === match || (wanted instanceof CharacterData && node.nodeType === wanted.nodeType)
      for (let node = next(); node && !fits(node) && !holdsKept(node); node = next()) node.remove()
      const found = next()
      const isInPlace = found !== null && fits(found)
      const node: Node = isInPlace ? found : (match ?? document.importNode(wanted, isLeaf(wanted)))
      if (!isInPlace) move(place, node, found)
      if (node instanceof CharacterData && node.data !== wanted.nodeValue) node.data = wanted.nodeValue ?? ''
      if (node instanceof Element) fill(node, wanted as Element)
      previous = node
    }
    for (let node = next(); node && !holdsKept(node); node = next()) node.remove()
  }

  const restore = rememberPlaces(current)
  fill(current, delivered)
  // What surrounded an element that had to move is empty only now.
  fill(current, delivered)
  restore()
}

function* elementsIn(parent: Element): Generator<Element> {
  for (const child of parent.children) {
    yield child
    if (!isOpaque(child)) yield* elementsIn(child)
  }
}

/** Whether React leaves the content of an element alone: it belongs to the browser or to other islands. */
function isOpaque(element: Element): boolean {
  return element.matches('[data-blocks], noscript, template, iframe, textarea')
}

const isLeaf = (node: Node) => node instanceof Element && isOpaque(node)

/** Moves a node, in browsers that can do so without what removing it would reset. */
function move(place: Element, node: Node, next: Node | null): void {
  if (node.isConnected && 'moveBefore' in place) place.moveBefore(node, next)
  else place.insertBefore(node, next)
}

/**
 * Finds the element that each element of the one list became in the other, although others were added, removed or put
 * around them since. Both lists are in document order, and so are the matches.
 */
function alignElements(delivered: readonly Element[], current: readonly Element[]): ReadonlyMap<Element, Element> {
  const left = delivered.map(featuresOf)
  const right = current.map(featuresOf)
  const width = right.length + 1
  // The best total of what is after each pair of positions.
  const totals = new Int32Array((left.length + 1) * width)
  const total = (row: number, column: number) => totals[row * width + column] ?? 0
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      totals[row * width + column] = Math.max(
        likeness(left[row], right[column]) + total(row + 1, column + 1),
        total(row + 1, column),
        total(row, column + 1),
      )
    }
  }
  const matches = new Map<Element, Element>()
  for (let row = 0, column = 0; row < left.length && column < right.length; ) {
    const [from, to] = [delivered[row], current[column]]
    const like = likeness(left[row], right[column])
    if (from && to && like > 0 && total(row, column) === like + total(row + 1, column + 1)) {
      matches.set(from, to)
      row += 1
      column += 1
    } else if (total(row, column) === total(row + 1, column)) row += 1
    else column += 1
  }
  return matches
}

interface Features {
  readonly tag: string
  readonly attributes: ReadonlySet<string>
}

function featuresOf(element: Element): Features {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`)
  return { tag: element.localName, attributes: new Set(attributes) }
}

/** Zero for different tags. Equal attributes count most, and additional ones count a little against a match. */
function likeness(from: Features | undefined, to: Features | undefined): number {
  if (!from || !to || from.tag !== to.tag) return 0
  let equal = 0
  for (const attribute of from.attributes) if (to.attributes.has(attribute)) equal += 1
  return 2 + 2 * equal - (to.attributes.size > equal ? 1 : 0)
}
