import { shift } from '../place.ts'
import { narrow, type Part } from './narrow.ts'
import { type Entry, entryOf, type Group, isGroup, lineEnd, lineStart, type Node } from './node.ts'
import { NeedsWhole, Refusal, writePointer } from './operation.ts'
import { groupAt, nextContent, readLines } from './readLines.ts'
import { parse, readNodes } from './readNodes.ts'
import { type FileStyle, type Sheet, styleOf } from './style.ts'

/** The text of a site file as nodes, which are read when they are first asked for. */
export interface Source extends Sheet {
  readonly root: Node
  /** The steps to the root, if the text is a part of a file, and where that part begins. */
  readonly above: readonly string[]
  readonly start: number
  /** The document, if the text was read as a whole. Only then are aliases known. */
  readonly document?: ReturnType<typeof parse>
}

/** What a text can't have if its parts are to be read one by one: markers of documents, and kept line ends. */
const needsWhole = /^(?:---|\.\.\.|%)|[|>][1-9]?\+/m

/** Reads a text by its indentation, and in full only what is looked at. */
function readParts({ text, above, start }: Part, file: FileStyle): Source {
  const floor = text.startsWith('\ufeff') ? 1 : 0
  const first = nextContent(text, floor, text.length)
  if (first === undefined || needsWhole.test(text)) throw new NeedsWhole()
  const { at, column } = first
  const root = readLines(text, { first: at, column, end: text.length, floor }, (entry) => readEntry(text, entry))
  if (root === undefined) throw new NeedsWhole()
  return { text, file, root, above, start }
}

function readWhole(text: string, file: FileStyle): Source {
  const document = parse(text)
  return { text, file, root: readNodes(text, document), document, above: [], start: 0 }
}

/** Reads as little of a text as some work needs: the entry that all places are in, only its lines, or all of it. */
export function read<Result>(
  text: string,
  work: (source: Source) => Result,
  places: readonly (readonly string[])[] = [],
): Result {
  const file = styleOf(text)
  for (const part of [narrow(text, places), { text, above: [], start: 0 }])
    try {
      if (part) return work(readParts(part, file))
    } catch (error) {
      if (!(error instanceof NeedsWhole)) throw error
    }
  return work(readWhole(text, file))
}

/** Reads a changed text in the way that the text before was read. */
export const reread = (before: Source, text: string): Source =>
  before.document ? readWhole(text, before.file) : readParts({ ...before, text }, before.file)

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
  for (let index = source.above.length; index < steps.length; index++) {
    const [step = '', owner] = [steps[index], `\`${writePointer(steps.slice(0, index))}\``]
    if (!source.document && (node.type === 'alias' || node.anchor !== undefined)) throw new NeedsWhole()
    if (!isGroup(node)) throw new Refusal(`${owner} has no \`${step}\`: it is not a group or list.`)
    const entry = entryOf(node, step)
    if (index === steps.length - 1) return { group: node, entry }
    if (entry === undefined) throw new Refusal(`There is no \`${step}\` in ${owner}.`)
    node = entry.node
  }
  throw new Refusal('The whole document can only be replaced.')
}
