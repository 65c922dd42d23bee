import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml'
import type { Span } from '../place.ts'
import { formatPath, type Plain } from '../plain.ts'
import { type Aliases, createAliases } from './aliases.ts'
import { checkText } from './checkText.ts'
import { type ParsedSegment, type RewrittenNumber, type SegmentFact, type TextFact, threeDecimals } from './segment.ts'
import { spanOf } from './spanOf.ts'

/** More levels than any site needs; deeper nesting is a mistake or an attack. */
export const maxDepth = 64

/** Keys that would change how JavaScript objects work. */
export const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

export type Entry = Pair<Node | null, Node | null>

interface Reading {
  readonly text: string
  /** Position of the reader. */
  readonly path: (string | number)[]
  readonly facts: SegmentFact[]
  /** Texts that begin with an anchor that no alias repeats. */
  readonly unusedAnchors: SegmentFact[]
  readonly itemStarts: Map<string, number>
  readonly rewrittenNumbers: RewrittenNumber[]
  readonly aliases: Aliases
  readonly note: (fact: TextFact, span: Span) => void
}

/**
 * Converts a parsed document to plain data, and notes mistakes that the parser accepts: repeated and dangerous keys, empty
 * values, tags, merge keys, and aliases that repeat too much.
 */
export function toPlain(document: Document.Parsed, text: string): ParsedSegment {
  const path: (string | number)[] = []
  const facts: SegmentFact[] = []
  const note: Reading['note'] = (fact, span) => facts.push({ ...fact, span, path: [...path] })
  const found = { facts, itemStarts: new Map<string, number>(), rewrittenNumbers: [] }
  const aliases = createAliases(note)
  const unusedAnchors: SegmentFact[] = []
  const value = convert(document.contents, { ...found, unusedAnchors, text, path, aliases, note })
  // A misspelled alias leaves its anchor unused.
  if (!aliases.hasForeign) facts.push(...unusedAnchors)
  return { ...found, value, hasForeignAlias: aliases.hasForeign }
}

function convert(node: Node | null, reading: Reading): Plain {
  const { aliases, path, facts } = reading
  aliases.count()
  if (node === null) return null
  if (isAlias(node)) return aliases.follow(node)
  const { anchor } = node as Scalar | YAMLMap
  if (path.length > maxDepth) {
    const { start } = spanOf(node)
    facts.push({ kind: 'too-deep', data: {}, span: { start, end: start + 1 }, path: path.slice(0, 5) })
    return null
  }
  return anchor === undefined
    ? convertContent(node, reading)
    : aliases.mark(anchor, () => convertContent(node, reading))
}

function convertContent(node: Node, reading: Reading): Plain {
  if (node.tag !== undefined) reading.note({ kind: 'tag', data: {} }, spanOf(node))
  if (isScalar(node)) return convertScalar(node, reading)
  if (isMap(node)) return convertMap(node, reading)
  return isSeq(node) ? node.items.map((item, index) => convertItem(item as Node | null, index, reading)) : null
}

function convertScalar(node: Scalar, reading: Reading): Plain {
  const { text, path, rewrittenNumbers, note } = reading
  const { value, source } = node
  if (typeof value === 'string') {
    noteUnusedAnchor(node, value, reading)
    const found = checkText(node, value, text)
    if (found !== undefined) note(...found)
    const isEaten = found?.[0].kind === 'control-character/eaten'
    return isEaten ? text.slice(spanOf(node).start + 1, spanOf(node).end - 1) : value
  }
  const isRewritten = source !== undefined && (source !== String(value) || threeDecimals.test(source))
  if (typeof value === 'number' && source !== undefined && isRewritten) {
    rewrittenNumbers.push({ path: [...path], span: spanOf(node), source, value })
  }
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Notes `&Co is our name`: YAML drops the first word, because it marks a value that something else could repeat. */
function noteUnusedAnchor(node: Scalar, value: string, { text, path, unusedAnchors }: Reading): void {
  const { anchor, type } = node
  if (anchor === undefined || type !== 'PLAIN' || text.includes(`*${anchor}`)) return
  const { start, end } = spanOf(node)
  const span = { start: text.lastIndexOf('&', start), end }
  unusedAnchors.push({ kind: 'cut-text/anchor', data: { value }, path: [...path], span })
}

function convertItem(item: Node | null, index: number, reading: Reading): Plain {
  const { path, itemStarts, note, text } = reading
  path.push(index)
  if (item !== null && !isScalar(item)) itemStarts.set(formatPath(path), spanOf(item).start)
  const value = convert(item, reading)
  if (isEmpty(item)) note({ kind: 'no-value/item', data: {} }, emptyItemSpan(item, text))
  path.pop()
  return value
}

/** A dash with nothing after it has no length of its own: point at the dash. */
function emptyItemSpan(item: Node | null, text: string): Span {
  const span = spanOf(item)
  if (span.end > span.start) return span
  const dash = text.lastIndexOf('-', span.start)
  const start = dash === -1 ? span.start : dash
  return { start, end: start + 1 }
}

function convertMap(map: YAMLMap, reading: Reading): Plain {
  const placeholder = unquotedPlaceholder(map)
  if (placeholder !== undefined) {
    reading.note({ kind: 'unquoted-placeholder', data: { placeholder } }, spanOf(map))
    return placeholder
  }
  const entries = map.items as Entry[]
  const isFlow = map.flow === true
  const hasMisread = entries.some((entry) => isMisread(entry, isFlow))
  if (hasMisread) reading.note({ kind: 'yaml-syntax/misread', data: {} }, spanOf(map))
  const isRead = (entry: Entry) => !hasMisread || !(isMisread(entry, isFlow) || (isFlow && entry.value === null))
  const value: Record<string, Plain> = {}
  const known = new Map<string, Entry>()
  const repeated = repeatedEntries(entries)
  for (const [at, entry] of entries.entries()) {
    // Several repeated keys in a row mean that an item lacks its dash.
    const isBehindOther = repeated.has(entry) && repeated.has(entries[at - 1])
    if (!isRead(entry) || isBehindOther) continue
    convertEntry(entry, { target: value, known, isRepeated: repeated.has(entries[at + 1]) }, reading)
  }
  // What a group is that only takes its keys from elsewhere is unknown.
  return entries.length > 0 && entries.every(isMerge) ? null : value
}

/** The entries whose key is that of one before them. */
function repeatedEntries(entries: readonly Entry[]): ReadonlySet<Entry | undefined> {
  const seen = new Set<string>()
  return new Set(
    entries.filter(({ key }) => {
      const name = isScalar(key) ? keyName(key) : undefined
      const isKnown = name !== undefined && seen.has(name)
      if (name !== undefined) seen.add(name)
      return isKnown
    }),
  )
}

/** Whether YAML reads an entry in another way than it is meant: `{ label Home, to: / }`, `title "Call: now"`. */
function isMisread({ key, value }: Entry, isFlow: boolean): boolean {
  if (!isScalar(key) || key.type !== 'PLAIN') return false
  const name = String(key.value)
  if (isFlow && value === null) return !/^[a-z][\w-]*$/.test(name)
  return (isFlow ? keyBeforeValueInBraces : keyBeforeValue).test(name)
}

/** A key before a bracket or a quote. */
export const keyBeforeValue = /^([\w-]+)(?:(:)(?=["'[{])| +(?=[[{])| *(?=(["'])))/
export const keyBeforeValueInBraces = /^([\w-]+)(?:(:)(?=["'[{])| +(?=["'[{]))/

/** `{site.phone}` without quotes, which YAML reads as a group with one key and no value. */
function unquotedPlaceholder({ flow, items }: YAMLMap): string | undefined {
  const [entry] = items
  if (!flow || items.length !== 1 || entry?.value !== null || !isScalar(entry.key)) return undefined
  const { value } = entry.key
  return /^[A-Za-z][\w-]*(?:\.[\w-]+)*$/.test(String(value)) ? `{${value}}` : undefined
}

/** A key as written: 1.10 stays 1.10. */
export function keyName({ value, source }: Scalar): string {
  return typeof value === 'string' ? value : (source ?? String(value))
}

interface Target {
  readonly target: Record<string, Plain>
  readonly known: Map<string, Entry>
  /** Whether the entry behind it has a key that is there already. */
  readonly isRepeated: boolean
}

function convertEntry(entry: Entry, { target, known, isRepeated }: Target, reading: Reading): void {
  const { path, note } = reading
  if (!isScalar(entry.key) || entry.key.value === null) {
    note({ kind: 'bad-key', data: {} }, spanOf(entry.key ?? entry.value))
    return
  }
  const key = keyName(entry.key)
  const span = spanOf(entry.key)
  const first = known.get(key)
  path.push(key)
  if (forbiddenKeys.has(key)) note({ kind: 'forbidden-key', data: { key } }, span)
  else if (isMerge(entry)) note({ kind: 'merge-key', data: {} }, span)
  else if (first !== undefined) {
    const from = (offset: number) => offset - span.start
    const there = { start: from(spanOf(first.key).start), end: from(endOf(first)) }
    note({ kind: 'duplicate-key', data: { key, end: from(endOf(entry)), first: there, isRepeated } }, span)
  } else {
    known.set(key, entry)
    target[key] = convert(entry.value, reading)
    if (isEmpty(entry.value)) note({ kind: 'no-value', data: { key } }, span)
  }
  path.pop()
}

function endOf({ key, value }: Entry): number {
  return Math.max(spanOf(key).end, spanOf(value).end)
}

function isMerge({ key }: { readonly key: unknown }): boolean {
  return isScalar(key) && key.value === '<<'
}

function isEmpty(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null)
}
