import type { Node } from 'yaml'
import type { Span } from '../place.ts'

/** Span of a node in the parsed text; a node without one has the empty span at the start. */
export function spanOf(node: Node | null): Span {
  const range = node?.range
  return range ? { start: range[0], end: range[1] } : { start: 0, end: 0 }
}
