import { isAlias, isMap, isSeq, type Node, parseDocument } from 'yaml'
import { nameOf, pairsOf, type Range } from './readSlots.ts'

/** A place of a site file that has a value: behind the colon of a key, or an item of a list. */
export interface ValuePlace {
  /** Its path, written with dots: `pages.home.blocks.0`. */
  readonly name: string
  /** From the colon, dash, comma or bracket before the value to its end. */
  readonly range: Range
  readonly kind: 'text' | 'list' | 'map'
  readonly isInFlow: boolean
  readonly isItem: boolean
}

/** Every place of a site file, in its order. */
export function readPlaces(text: string): readonly ValuePlace[] {
  const places: ValuePlace[] = []
  collect(parseDocument(text).contents, [], false)
  return places

  function collect(node: Node | null, path: readonly (string | number)[], inFlow: boolean): void {
    const isInFlow = inFlow || ((isMap(node) || isSeq(node)) && node.flow === true)
    for (const { key, value } of pairsOf(node)) {
      const colon = text.indexOf(':', key.range?.[1])
      add(value, [...path, nameOf(key)], { after: colon + 1, isInFlow, isItem: false })
    }
    if (!isSeq(node)) return
    for (const [index, item] of (node.items as (Node | null)[]).entries()) {
      const start = item?.range?.[0] ?? 0
      const after = isInFlow ? start : text.lastIndexOf('-', start - 1) + 1
      add(item, [...path, index], { after, isInFlow, isItem: true })
    }
  }

  function add(
    node: Node | null,
    path: readonly (string | number)[],
    { after, ...place }: Pick<ValuePlace, 'isInFlow' | 'isItem'> & { readonly after: number },
  ): void {
    if (node === null || isAlias(node)) return
    const [start, end] = node.range ?? [after, after]
    const trimmed = start + text.slice(start, end).trimEnd().length
    const kind = isMap(node) ? 'map' : isSeq(node) ? 'list' : 'text'
    places.push({
      name: path.join('.'),
      range: { start: after, end: Math.max(after, trimmed) },
      kind,
      ...place,
    })
    collect(node, path, place.isInFlow)
  }
}
