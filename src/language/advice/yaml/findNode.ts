import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, type Node } from 'yaml'
import { escapeRegExp } from '../../escapeRegExp.ts'
import type { Span } from '../../place.ts'
import type { Path } from '../../plain.ts'
import { spanOf } from '../../yaml/spanOf.ts'

/** A key or value as written in the file. */
export interface WrittenScalar {
  readonly part: 'key' | 'value'
  readonly span: Span
  /** The characters of the span, quotes included. */
  readonly source: string
  /** The value that YAML reads. */
  readonly value: unknown
  /** The quotes around it; undefined for none and for texts that start with `|` or `>`. */
  readonly quotes: '"' | "'" | undefined
  readonly isBlock: boolean
  /** Whether it is inside `{ … }` or `[ … ]`. */
  readonly isInFlow: boolean
}

/** The key or value at a path as written in the file, after following aliases; undefined if it isn't a scalar. */
export function findScalar(
  document: Document.Parsed,
  path: Path,
  part: 'key' | 'value',
  text: string,
): WrittenScalar | undefined {
  const { key, value, isInFlow, isWhole } = findNode(document, path)
  const found = part === 'key' ? key : resolveAlias(value, document)
  if (!isWhole || !isScalar(found) || !found.range) return undefined
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

/**
 * Span of a key or value in a document, or of a piece of it; if it doesn't exist, of the key of its nearest existing
 * parent.
 */
export function findSpan(
  document: Document.Parsed,
  path: Path,
  part: 'key' | 'value',
  text: string,
  piece?: string,
): Span {
  const { key, value, isWhole } = findNode(document, path)
  const isValue = part === 'value' && isWhole
  const node = isValue ? (value ?? key) : (key ?? value)
  const span = spanOf(node)
  const found = isValue && piece !== undefined ? findPiece(text, piece, span) : undefined
  const first = isMap(node) && !node.flow ? node.items[0]?.key : undefined
  return found ?? (isScalar(first) ? spanOf(first) : firstLine(span, text))
}

interface FoundNode {
  readonly key: Node | null
  readonly value: Node | null
  readonly isInFlow: boolean
  /** Whether the path leads to a node; otherwise it is the last one on the way. */
  readonly isWhole: boolean
}

function findNode(document: Document.Parsed, path: Path): FoundNode {
  let found: FoundNode = { key: null, value: document.contents, isInFlow: false, isWhole: true }
  for (const step of path) {
    const parent = resolveAlias(found.value, document)
    const child = childOf(parent, step)
    if (child === undefined) return { ...found, isWhole: false }
    const isInFlow = found.isInFlow || (isCollection(parent) && parent.flow === true)
    found = { ...child, isInFlow, isWhole: true }
  }
  return found
}

function resolveAlias(node: Node | null, document: Document.Parsed): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? null) : node
}

/** The key and the value of an entry, or an item of a list; undefined if there is none. */
function childOf(node: Node | null, key: string | number): Pick<FoundNode, 'key' | 'value'> | undefined {
  if (isSeq(node) && typeof key === 'number' && key < node.items.length) {
    return { key: null, value: (node.items[key] as Node | null) ?? null }
  }
  if (!isMap(node)) return undefined
  for (const { key: name, value } of node.items) {
    if (isScalar(name) && (name.value === key || name.source === key)) {
      return { key: name, value: (value as Node | null) ?? null }
    }
  }
  return undefined
}

/** Span of a piece of a value. In a text of several lines, a space of the piece can be a line break. */
function findPiece(text: string, piece: string, { start, end }: Span): Span | undefined {
  const at = text.indexOf(piece, start)
  if (at !== -1 && at + piece.length <= end) return { start: at, end: at + piece.length }
  if (!/\s/.test(piece) || piece.length > 1000) return undefined
  const words = piece.trim().split(/\s+/).map(escapeRegExp)
  const match = new RegExp(words.join('\\s+')).exec(text.slice(start, end))
  if (match === null) return undefined
  return { start: start + match.index, end: start + match.index + match[0].length }
}

/** Cuts a span at the end of its line, because carets mark a single line. */
function firstLine({ start, end }: Span, text: string): Span {
  const lineEnd = text.slice(start, end).indexOf('\n')
  return { start, end: lineEnd === -1 ? end : start + lineEnd }
}
