import { type Document, isCollection, isScalar, type Node } from 'yaml'
import type { Span } from '../place.ts'
import type { Path } from '../plain.ts'
import { childOf, resolveAlias, spanOf } from './nodes.ts'

/** A key or value as it is written in the file. */
export interface WrittenScalar {
  readonly part: 'key' | 'value'
  readonly span: Span
  /** The characters of the span, quotes included. */
  readonly source: string
  /** What YAML reads there. */
  readonly value: unknown
  /** The quotes around it; undefined for none and for texts that start with `|` or `>`. */
  readonly quotes: '"' | "'" | undefined
  readonly isBlock: boolean
  /** It stands inside `{ … }` or `[ … ]`. */
  readonly isInFlow: boolean
}

/** The key or value at a path, where its author wrote it: aliases are followed. Undefined where no scalar is. */
export function findScalar(
  document: Document.Parsed,
  path: Path,
  part: 'key' | 'value',
  text: string,
): WrittenScalar | undefined {
  let key: Node | null = null
  let node: Node | null = document.contents
  let isInFlow = false
  for (const step of path) {
    const parent = resolveAlias(node, document)
    const next = childOf(parent, step)
    if (next === undefined) return undefined
    isInFlow ||= isCollection(parent) && parent.flow === true
    key = next.key
    node = next.value
  }
  const found = part === 'key' ? key : resolveAlias(node, document)
  if (!isScalar(found) || !found.range) return undefined
  const span = spanOf(found)
  return {
    part,
    span,
    source: text.slice(span.start, span.end),
    value: found.value,
    quotes: found.type === 'QUOTE_DOUBLE' ? '"' : found.type === 'QUOTE_SINGLE' ? "'" : undefined,
    isBlock: found.type === 'BLOCK_FOLDED' || found.type === 'BLOCK_LITERAL',
    isInFlow,
  }
}
