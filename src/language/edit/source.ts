import { shift } from '../place.ts'
import { type Entry, entryOf, type Group, isGroup, lineEnd, lineStart, type Node } from './node.ts'
import { Refusal } from './operation.ts'
import { groupAt, nextContent, readLines } from './readLines.ts'
import { parse, readNodes } from './readNodes.ts'
import { type Sheet, styleOf } from './style.ts'

/** The text of a site file as nodes, which are read when they are first asked for. */
export interface Source extends Sheet {
  readonly root: Node
  /** The document, if the text was read as a whole. Only then are aliases known. */
  readonly document?: ReturnType<typeof parse>
  /** The places that a change of this one changes, too, if it is meant for them all. */
  readonly twins?: (steps: readonly string[]) => readonly (readonly string[])[]
}

/** Thrown where a part of a text can't be understood without the rest. */
export class NeedsWhole extends Error {}

/** What a text can't have if its parts are to be read one by one: markers of documents, and kept line ends. */
const needsWhole = /^(?:---|\.\.\.|%)|[|>][1-9]?\+/m

/** Reads a text by its indentation, and in full only what is looked at. */
export function readParts(text: string, file = styleOf(text)): Source {
  const floor = text.startsWith('\ufeff') ? 1 : 0
  const first = nextContent(text, floor, text.length)
  if (first === undefined || needsWhole.test(text)) throw new NeedsWhole()
  const { at, column } = first
  const root = readLines(text, { first: at, column, end: text.length, floor }, (entry) => readEntry(text, entry))
  if (root === undefined) throw new NeedsWhole()
  return { text, file, root }
}

export function readWhole(text: string, file = styleOf(text)): Source {
  const document = parse(text)
  return { text, file, root: readNodes(text, document), document }
}

type Place = Omit<Entry, 'node'>

function readEntry(text: string, entry: Place): Node {
  const { content, end } = entry
  const rest = /[ \t]*/y
  rest.lastIndex = content
  const at = content + (rest.exec(text)?.[0].length ?? 0)
  const isOnLine = at < end && !/[\r\n#]/.test(text[at] ?? '\n')
  const first = isOnLine ? inLine(text, entry, at) : nextContent(text, lineEnd(text, content), end)
  if (!isOnLine && first === undefined && text.slice(lineEnd(text, content), end).includes('\t')) throw new NeedsWhole()
  if (!isOnLine && first === undefined)
    return { type: 'leaf', style: 'plain', start: content, end: content, value: null }
  if (first !== undefined) {
    const floor = isOnLine ? first.at : lineEnd(text, content)
    const group = readLines(text, { first: first.at, column: first.column, end, floor }, (inner) =>
      readEntry(text, inner),
    )
    if (group !== undefined) return group
  }
  return readAlone(text, entry)
}

/** A group that begins on the line of a dash. */
function inLine(text: string, { start }: Place, at: number): { at: number; column: number } | undefined {
  const isItem = text[start] === '-' && groupAt(text, start) === 'list'
  return isItem && groupAt(text, at) !== undefined ? { at, column: at - lineStart(text, at) } : undefined
}

/** Parses one entry as a document of its own, in its column. */
function readAlone(text: string, { start, end }: Place): Node {
  const indent = ' '.repeat(start - lineStart(text, start))
  const root = readNodes(indent + text.slice(start, end))
  const entry = isGroup(root) && root.entries.length === 1 ? root.entries[0] : undefined
  if (entry === undefined) throw new NeedsWhole()
  return moved(entry.node, start - indent.length)
}

function moved(node: Node, by: number): Node {
  const own = shift(node, by)
  if (!isGroup(own)) return own
  const entries = own.entries.map((entry) => {
    const { lead, content, node } = entry
    return { ...shift(entry, by), lead: lead + by, content: content + by, node: moved(node, by) }
  })
  return { ...own, entries }
}

/** The group that has the last step of a path, and the entry at it if there is one. */
export function find(source: Source, steps: readonly string[]): { group: Group; entry: Entry | undefined } {
  let node = source.root
  const walked: string[] = []
  for (const [index, step] of steps.entries()) {
    if (!source.document && (node.type === 'alias' || node.anchor !== undefined)) throw new NeedsWhole()
    if (!isGroup(node)) throw new Refusal(`\`/${walked.join('/')}\` has no \`${step}\`: it is not a group or list.`)
    const entry = entryOf(node, step)
    if (index === steps.length - 1) return { group: node, entry }
    if (entry === undefined) throw new Refusal(`There is no \`${step}\` in \`/${walked.join('/')}\`.`)
    walked.push(step)
    node = entry.node
  }
  throw new Refusal('The whole document can only be replaced.')
}
