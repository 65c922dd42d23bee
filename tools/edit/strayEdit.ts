import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, visit } from 'yaml'
import { type Operation, readPointer } from '../../src/index.ts'

interface Edit {
  readonly start: number
  readonly end: number
}

/** Where an operation may edit: anything from `free` to `freed`, and around it, up to the ends, only separators. */
interface Span extends Edit {
  readonly free?: number
  readonly freed?: number
}

/** An entry as the parser of `yaml` sees it. `content` is where its value or what stands before it begins. */
interface Entry extends Edit {
  readonly name: string | undefined
  readonly content: number
  readonly node: Node | null
}

/** White space, and the marks that separate entries or stand before a value. No comment, no key, no value. */
const separators = /^(?:\s|,|[-?:](?!\S)|:|[&!]\S*|\ufeff)*$/
const gap = /(?:\s|,|(?<=[\s,\]}])#[^\n]*)*/y

/**
 * The first edit that removes more than the node that an operation names, with its comments and separator, or that
 * inserts elsewhere.
 */
export function strayEdit(text: string, document: Document.Parsed, operation: Operation, edits: readonly Edit[]) {
  const { op, path } = operation
  const isOrdered = op === 'move' && operation.from === path
  const spans = [...spansOf(text, document, readPointer(path), op, isOrdered), ...sharedSpans(text, document)]
  if (op === 'move') spans.push(...spansOf(text, document, readPointer(operation.from), 'remove'))
  const stray = edits.find((edit) => !isCovered(text, edit, spans))
  return stray && `${stray.start}–${stray.end} ${JSON.stringify(text.slice(stray.start, stray.end))}`
}

function isCovered(text: string, { start, end }: Edit, spans: readonly Span[]): boolean {
  if (start === end) return spans.some((span) => span.start <= start && end <= span.end)
  let at = start
  while (at < end) {
    const reach = spans.map(({ start: first, end: last, free = last, freed = last }) => {
      if (at < first || at >= last) return at
      if (at >= free && at < freed) return freed
      const next = Math.min(at < free ? free : last, end)
      return separators.test(text.slice(at, next)) ? next : at
    })
    const furthest = Math.max(...reach)
    if (furthest === at) return false
    at = furthest
  }
  return true
}

function spansOf(
  text: string,
  document: Document.Parsed,
  steps: readonly string[],
  op: Operation['op'],
  isOrdered = false,
): Span[] {
  const everything = { start: 0, end: text.length, free: 0, freed: text.length }
  const owner = steps.slice(0, -1)
  if (steps.length === 0) return [everything]
  const group = groupAt(text, document, owner)
  // A place that is named in another way, such as by a list as its key.
  if (group === undefined) return [everything]
  const { entries, isList, isPair, from } = group
  const index = entries.findIndex(({ name }) => name === steps.at(-1))
  const own = entries[index]
  const isNew = (op === 'add' || op === 'move' || op === 'copy') && (isList || own === undefined || isOrdered)
  const isWhole = entries.length === 0 || (op === 'remove' && entries.length === 1) || (isNew && isPair)
  if (isWhole) return spansOf(text, document, owner, 'replace')
  if (isNew) {
    const places = isList && own && !isOrdered ? [index] : [...entries.keys(), entries.length]
    return places.map((place) => {
      const start = entries[place - 1]?.end ?? from
      return { start, end: entries[place]?.start ?? gapEnd(text, start) }
    })
  }
  if (own === undefined) return [everything]
  const start = entries[index - 1]?.end ?? from
  const column = own.start - lineStart(text, own.start)
  const rest = { end: gapEnd(text, own.end), freed: endOf(text, own.end, column) }
  if (op === 'remove') {
    // What ends without a line break still does when its last entry has gone.
    const before = text.endsWith('\n') ? start : text.slice(0, start).trimEnd().length
    return [{ ...rest, start: before, free: leadOf(text, own.start, start) }]
  }
  const isBelow = isMap(own.node) || isSeq(own.node)
  const line = lineEnd(text, own.content)
  const free = own.node?.range?.[0] ?? own.end
  return [
    {
      end: rest.end,
      start: own.content,
      free: isBelow && line < free ? line : free,
      freed: isBelow ? rest.freed : own.end,
    },
  ]
}

/** Places that an anchor or alias lets change, too, if a text becomes one that stands here only. */
function sharedSpans(text: string, document: Document.Parsed): Span[] {
  const spans: Span[] = []
  visit(document, (_, node) => {
    if (isAlias(node) && node.range) {
      const [free, freed] = node.range
      spans.push({ start: free - 1, free, freed, end: lineEnd(text, freed) })
    } else if ((isScalar(node) || isMap(node) || isSeq(node)) && node.anchor !== undefined && node.range) {
      const start = text.lastIndexOf(`&${node.anchor}`, node.range[0])
      spans.push({ start: start - 1, end: node.range[0] })
    }
  })
  return spans.some(({ free }) => free !== undefined) ? spans : []
}

/** The entries of the group at a path, where what stands before them begins, and whether it is `a: 1` in brackets. */
function groupAt(text: string, document: Document.Parsed, path: readonly string[]) {
  let node: Node | null = document.contents
  let from = 0
  let isPair = false
  for (const step of path) {
    const entries: readonly Entry[] | undefined = entriesOf(text, node, from)
    const own = entries?.find(({ name }) => name === step)
    if (own === undefined) return undefined
    const [start] = own.node?.range ?? [0]
    const isBraced = text[start] === '{' && entriesOf(text, own.node, start)?.[0]?.start !== start
    isPair = isSeq(node) && node.flow === true && isMap(own.node) && !isBraced
    node = own.node
    from = own.content
  }
  const entries = entriesOf(text, node, from)
  return entries && { entries, isList: isSeq(node), isPair, from }
}

function entriesOf(text: string, node: Node | null, from: number): readonly Entry[] | undefined {
  if (isMap(node))
    return node.items.map(({ key, value }: Pair) => {
      const [start = 0, content = 0] = (key as Node).range ?? []
      return {
        name: isScalar(key) ? String(key.value ?? '') : undefined,
        start,
        content,
        ...valueIn(text, value as Node, content),
      }
    })
  if (!isSeq(node)) return undefined
  let before = from
  return node.items.map((item, index) => {
    const content = before
    const value = valueIn(text, item as Node, content)
    before = value.end
    const first = value.node?.range?.[0] ?? content
    const dash = dashIn(text, content, first)
    return { name: String(index), start: node.flow ? first : dash, content, ...value }
  })
}

/** The last dash between two offsets. */
function dashIn(text: string, from: number, to: number): number {
  const between = text.slice(from, to).replace(/(?<=\s)#[^\n]*/g, (comment) => ' '.repeat(comment.length))
  const dashes = [...between.matchAll(/(?<![^\s:-])-(?!\S)/g)]
  return from + (dashes.at(-1)?.index ?? to - from)
}

function valueIn(text: string, node: Node | null, content: number): { node: Node | null; end: number } {
  const inner = (isMap(node) || isSeq(node)) && !node.flow ? entriesOf(text, node, content)?.at(-1) : undefined
  const end = inner?.end ?? node?.range?.[1] ?? content
  // Blank lines after a literal text may stand behind a new entry.
  return { node, end: text[end - 1] === '\n' ? Math.max(text.slice(0, end).trimEnd().length + 1, content) : end }
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1
const lineEnd = (text: string, at: number): number => text.indexOf('\n', at) + 1 || text.length

function gapEnd(text: string, at: number): number {
  gap.lastIndex = at
  gap.exec(text)
  return Math.max(gap.lastIndex, at)
}

/** Start of the comments directly above an entry. */
function leadOf(text: string, at: number, floor: number): number {
  const start = lineStart(text, at)
  if (start <= floor) return at
  const above = lineStart(text, start - 1)
  return above >= floor && /^[ \t]*#/.test(text.slice(above, start)) ? leadOf(text, above, floor) : start
}

/** End of the line of a value with its comment, and of comments below that stand further right than its key. */
function endOf(text: string, at: number, column: number): number {
  const end = text[at - 1] === '\n' ? at : lineEnd(text, at)
  const below = /(?:[ \t]*\r?\n)*( *)#[^\n]*\n?/y
  below.lastIndex = end
  const match = below.exec(text)
  return match && (match[1] ?? '').length > column ? endOf(text, below.lastIndex, column) : end
}
