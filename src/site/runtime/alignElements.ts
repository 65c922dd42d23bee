/**
 * Finds the element that each element of the one list became in the other, although others were added, removed or put
 * around them since. Both lists are in document order, and so are the matches.
 */
export function alignElements(
  delivered: readonly Element[],
  current: readonly Element[],
): ReadonlyMap<Element, Element> {
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
