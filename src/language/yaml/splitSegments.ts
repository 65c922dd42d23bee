import type { Path } from '../plain.ts'

/** A part of the site file that can be parsed on its own. */
export interface Segment {
  /** The group that the segment's key belongs to; empty for the top level. */
  readonly parent: Path
  readonly key: string
  readonly start: number
  readonly text: string
  /** Where the same key was declared before. */
  readonly first?: number
}

/** A group that is split at its entries: `text` is the line with its key. */
export type Head = Segment

/** Names a segment by its keys from the root of the file. */
export function keyOf({ parent, key }: Pick<Segment, 'parent' | 'key'>): string {
  return [...parent, key].join('\n')
}

/** Ten times the largest page or entry of content of any real site that we know. */
export const maxSegment = 250_000
/** Maximum size, in characters, of a file that is parsed as one part because it can't be split. */
export const maxWhole = 1_000_000
/** Minimum size of a group of shared content, in characters, for splitting it at its entries. */
const collectionLength = 100_000

/** Sections with many entries, each of which becomes a segment. */
const dividedSections = new Set(['pages', 'dialogs', 'content'])
const keyLine = /^ *(?:([A-Za-z0-9_-]+)|"([^"\\]*)"|'([^']*)') *:(?=[ \t\r\n]|$)/
const noMoreThanComment = /^[ \t]*(?:#.*)?\r?$/

/**
 * Cuts a site file at its sections, `pages`, `dialogs` and `content` at their entries, and large collections of
 * content at theirs, by looking at indentation alone. Returns undefined where indentation can't decide (flow style at
 * the top level, repeated keys, several documents): such a file is parsed as a whole. A file that is too large for that
 * is cut at every line that looks like a key, and a mistake is found in the piece that has it. `heads` are the lines
 * with the keys of the groups that were cut.
 */
export function splitSegments(text: string) {
  const sections = splitAtIndent(text, 0, { offset: 0, parent: [], largest: maxWhole })
  if (sections === undefined) return undefined
  const segments: Segment[] = []
  const heads: Head[] = []
  const add = (segment: Segment): void => {
    const entries = isDivisible(segment) ? splitGroup(segment) : undefined
    if (entries === undefined) {
      segments.push(segment)
      return
    }
    heads.push({ ...segment, text: segment.text.slice(0, segment.text.indexOf('\n')) })
    for (const entry of entries) add(entry)
  }
  for (const section of sections) add(section)
  return { segments, heads }
}

/** Whether a part is cut at its entries, if its indentation allows that. */
export function isDivisible({ parent, key, text, first }: Segment): boolean {
  if (first !== undefined) return false
  return parent.length === 0 ? dividedSections.has(key) : parent[0] === 'content' && text.length > collectionLength
}

/** Whether a text of about this length may be cut in another way once it is longer or shorter. */
export function isNearLimit(length: number, change: number): boolean {
  // The line with a group's key counts for one limit and not for another.
  const reach = change + 1000
  return [collectionLength, maxSegment, maxWhole].some((limit) => Math.abs(length - limit) <= reach)
}

function splitGroup(group: Segment): readonly Segment[] | undefined {
  const head = keyLine.exec(group.text)?.[0].length ?? 0
  const firstBreak = group.text.indexOf('\n')
  if (firstBreak === -1 || !noMoreThanComment.test(group.text.slice(head, firstBreak))) return undefined
  const body = group.text.slice(firstBreak + 1)
  const first = contentLines(body).next().value
  const indent = first === undefined ? 0 : indentOf(first.text)
  if (indent === 0) return undefined
  const offset = group.start + firstBreak + 1
  return splitAtIndent(body, indent, { offset, parent: [...group.parent, group.key], largest: maxSegment })
}

interface Cut {
  /** Where the text starts in the file. */
  readonly offset: number
  readonly parent: Path
  /** Maximum size that is parsed as one segment, in characters. */
  readonly largest: number
}

function splitAtIndent(text: string, indent: number, { offset, parent, largest }: Cut): readonly Segment[] | undefined {
  const mustCut = text.length > largest
  const starts: { key: string; start: number; first?: number }[] = []
  const seen = new Map<string, number>()
  let before: number | undefined
  // Most lines are inside an entry and need no further check.
  const isInside = (start: number) => starts.length > 0 && isDeeper(text, start, indent)
  for (const line of contentLines(text, isInside)) {
    const lineIndent = indentOf(line.text)
    const match = lineIndent === indent ? keyLine.exec(line.text) : null
    const key = match?.[1] ?? match?.[2] ?? match?.[3]
    const first = key === undefined ? undefined : seen.get(key)
    if (key === undefined || first !== undefined || key === '__proto__') {
      if (!mustCut) return undefined
      if (first === undefined || key === undefined) {
        before ??= line.start
        continue
      }
    } else seen.set(key, offset + line.start)
    starts.push({ key, start: line.start, ...(first !== undefined && { first }) })
  }
  if (starts.length === 0) return undefined
  return starts.map(({ start, ...declared }, index) => {
    // Anything before the first key is part of its segment.
    const from = index === 0 ? Math.min(start, before ?? start) : start
    return {
      parent,
      ...declared,
      start: offset + from,
      text: text.slice(from, starts[index + 1]?.start ?? text.length),
    }
  })
}

/** Whether a line has more spaces before its first character than `indent`, and no tab after them. */
function isDeeper(text: string, start: number, indent: number): boolean {
  let at = start
  while (text.charCodeAt(at) === space) at++
  return at - start > indent && text.charCodeAt(at) !== tab
}

const space = 0x20
const tab = 0x09

/**
 * Lines with more than white space or a comment. A tab in the indentation counts as content in column 0.
 *
 * @param isSkipped Whether the line that starts at an offset is left out.
 */
function* contentLines(text: string, isSkipped: (start: number) => boolean = () => false) {
  let start = 0
  while (start < text.length) {
    const lineEnd = text.indexOf('\n', start)
    const end = lineEnd === -1 ? text.length : lineEnd
    if (!isSkipped(start)) {
      const line = text.slice(start, end)
      if (!noMoreThanComment.test(line)) yield { start, text: line }
    }
    start = end + 1
  }
}

function indentOf(line: string): number {
  let indent = 0
  while (line[indent] === ' ') indent++
  return line[indent] === '\t' ? 0 : indent
}
