import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  Pair,
  type ParsedNode,
  parseDocument,
  Scalar,
  YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Plain } from '../plain.ts'
import { type Entry, type Group, isGroup, leadOf, lineEnd, lineStart, type Node } from './node.ts'
import { Refusal } from './operation.ts'

const styles = {
  [Scalar.PLAIN]: 'plain',
  [Scalar.QUOTE_SINGLE]: "'",
  [Scalar.QUOTE_DOUBLE]: '"',
  [Scalar.BLOCK_LITERAL]: '|',
  [Scalar.BLOCK_FOLDED]: '>',
} as const

export function parse(text: string): Document.Parsed {
  return parseDocument(text, {
    version: '1.2',
    merge: false,
    keepSourceTokens: true,
    prettyErrors: false,
    logLevel: 'silent',
  })
}

/** The node that a text consists of. */
export function readNodes(text: string, document = parse(text)): Node {
  const [error] = document.errors
  if (error !== undefined) throw new Refusal(error.message)
  const { contents } = document
  return contents === null ? nothing(text.length) : readNode({ text, document }, contents, 0)
}

const nothing = (at: number): Node => ({ type: 'leaf', style: 'plain', start: at, end: at, value: null })

/** What nodes are read from. */
interface Read {
  readonly text: string
  readonly document: Document
}

function readNode(read: Read, node: ParsedNode, floor: number): Node {
  const { text } = read
  const [start, end] = node.range
  if (isAlias(node)) return { type: 'alias', name: node.source, start, end }
  const anchor = node.anchor
  if (isScalar(node)) {
    const value = node.value as Plain
    return { type: 'leaf', style: styles[node.type ?? Scalar.PLAIN] ?? 'plain', start, end, value, anchor }
  }
  const { type, style } = shapeOf(node)
  const entries: Entry[] = []
  let before = floor
  for (const [index, item] of node.items.entries()) {
    const entry = isPair(item)
      ? readPair(read, item as Pair<ParsedNode, ParsedNode | null>, before, style === 'lines')
      : readItem(read, item as ParsedNode, index, before, node as YAMLSeq.Parsed)
    entries.push(entry)
    before = entry.end
  }
  const last = entries.at(-1)
  const from = style === 'brackets' ? start : (entries[0]?.start ?? start)
  const column = from - lineStart(text, from)
  return { type, style, start: from, end: style === 'lines' && last ? last.end : end, column, entries, anchor }
}

function shapeOf(node: YAMLMap.Parsed | YAMLSeq.Parsed): Pick<Group, 'type' | 'style'> {
  const type = isMap(node) ? 'map' : 'list'
  if (node.srcToken === undefined) return { type, style: 'pair' }
  return { type, style: node.srcToken.type === 'flow-collection' ? 'brackets' : 'lines' }
}

function readPair(read: Read, pair: Pair<ParsedNode, ParsedNode | null>, floor: number, isInLines: boolean): Entry {
  const { key, value, srcToken } = pair
  const [keyStart, keyEnd] = key.range
  const tokens = [...(srcToken?.start ?? []), ...(srcToken?.sep ?? [])]
  const question = tokens.find(({ type }) => type === 'explicit-key-ind')
  const colon = tokens.find(({ type }) => type === 'map-value-ind')
  const props = tokens.find(({ type, offset }) => (type === 'anchor' || type === 'tag') && offset < keyStart)
  const start = question?.offset ?? props?.offset ?? keyStart
  const content = colon === undefined ? keyEnd : colon.offset + 1
  const node = value === null ? nothing(content) : readNode(read, value, content)
  const name = isScalar(key) ? String(key.value ?? '') : nameOf(pair, read.document)
  return { key: name, ...extent(read.text, start, Math.max(content, node.end), floor, node, isInLines), content }
}

/** The name that a key other than a scalar gets in data. */
function nameOf(pair: Pair, document: Document): string {
  const key = isAlias(pair.key) ? pair.key.resolve(document) : pair.key
  const map = new YAMLMap()
  map.items.push(new Pair(key, null))
  return Object.keys(map.toJS(document) as object)[0] ?? ''
}

function readItem(read: Read, item: ParsedNode, index: number, floor: number, list: YAMLSeq.Parsed): Entry {
  const token = list.srcToken?.items[index]
  const dash = token?.start.find(({ type }) => type === 'seq-item-ind')
  const node = readNode(read, item, dash === undefined ? item.range[0] : dash.offset + 1)
  const props = token?.start.find(({ type }) => type === 'anchor' || type === 'tag')
  const start = dash?.offset ?? props?.offset ?? item.range[0]
  const content = dash === undefined ? start : dash.offset + 1
  const place = extent(read.text, start, Math.max(content, node.end), floor, node, dash !== undefined)
  return { key: String(index), ...place, content }
}

function extent(text: string, start: number, end: number, floor: number, node: Node, isInLines: boolean) {
  if (!isInLines) return { lead: start, start, end, node }
  const isEnded = (isGroup(node) && node.style === 'lines') || (node.type === 'leaf' && /[|>]/.test(node.style))
  const isFirstOfLine = /^[ \t]*$/.test(text.slice(lineStart(text, start), start))
  const lead = isFirstOfLine ? Math.max(leadOf(text, start, floor), floor) : start
  const last = isEnded && text[end - 1] === '\n' ? end : lineEnd(text, end)
  return { lead, start, end: isGroup(node) ? withComments(text, last, node.column) : last, node }
}

/** The end of the comment lines after a group that stand in its column or further right. */
function withComments(text: string, end: number, column: number): number {
  const line = /(?:[ \t]*\r?\n)*( *)#.*(?:\n|$)/y
  line.lastIndex = end
  const match = line.exec(text)
  return match !== null && (match[1] ?? '').length >= column ? withComments(text, line.lastIndex, column) : end
}
