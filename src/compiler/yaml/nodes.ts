import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from 'yaml'
import type { Span } from '../place.ts'

/** Where a node is in the text that was parsed; a node that is not there has the empty span at the start. */
export function spanOf(node: Node | null): Span {
  const range = node?.range
  return range ? { start: range[0], end: range[1] } : { start: 0, end: 0 }
}

/** What an alias repeats; any other node itself. */
export function resolveAlias(node: Node | null, document: Document.Parsed): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? null) : node
}

/** The key and the value of an entry, or an item of a list; undefined where there is none. */
export function childOf(
  node: Node | null,
  key: string | number,
): { key: Node | null; value: Node | null } | undefined {
  if (isSeq(node) && typeof key === 'number' && key < node.items.length) {
    return { key: null, value: (node.items[key] as Node | null) ?? null }
  }
  if (!isMap(node)) return undefined
  for (const pair of node.items) {
    const name = isScalar(pair.key) ? pair.key : undefined
    if (name !== undefined && (name.value === key || name.source === key)) {
      return { key: name, value: (pair.value as Node | null) ?? null }
    }
  }
  return undefined
}
