import type { Path } from '../plain.ts'

/** A part of the site file that can be parsed on its own. */
export interface Segment {
  /** The section that the segment's keys belong to; empty for the top level. */
  readonly parent: Path
  /** The key that the segment declares. */
  readonly key: string
  readonly start: number
  readonly text: string
}

/** Sections whose entries are many and become segments of their own. */
const dividedSections = new Set(['pages', 'dialogs', 'content'])
const keyLine = /^ *(?:([A-Za-z0-9_-]+)|"([^"\\]*)"|'([^']*)') *:(?=[ \t\r\n]|$)/
const noMoreThanComment = /^[ \t]*(?:#.*)?\r?$/

interface Line {
  readonly start: number
  readonly text: string
}

/**
 * Cuts a site file at its sections, and `pages`, `dialogs` and `content` at their entries, by looking
 * at indentation alone. What the cut can't be sure about (flow style at the top level, repeated keys,
 * several documents) gives undefined: such a file is parsed as a whole.
 */
export function splitSegments(text: string): readonly Segment[] | undefined {
  const sections = splitAtIndent(text, 0, 0)
  if (sections === undefined) return undefined
  const segments: Segment[] = []
  for (const section of sections) {
    const entries = dividedSections.has(section.key) ? splitSection(section) : undefined
    if (entries === undefined) segments.push(section)
    else segments.push(...entries)
  }
  return segments
}

function splitSection(section: Segment): readonly Segment[] | undefined {
  const head = keyLine.exec(section.text)?.[0].length ?? 0
  const firstBreak = section.text.indexOf('\n')
  if (firstBreak === -1 || !noMoreThanComment.test(section.text.slice(head, firstBreak))) return undefined
  const body = section.text.slice(firstBreak + 1)
  const first = contentLines(body).next().value
  const indent = first === undefined ? 0 : indentOf(first.text)
  if (indent === 0) return undefined
  const entries = splitAtIndent(body, indent, section.start + firstBreak + 1)
  return entries?.map((entry) => ({ ...entry, parent: [section.key] }))
}

function splitAtIndent(text: string, indent: number, offset: number): readonly Segment[] | undefined {
  const starts: { key: string; start: number }[] = []
  const seen = new Set<string>()
  // Most lines are inside an entry, and need no closer look.
  const isInside = (start: number) => starts.length > 0 && isDeeper(text, start, indent)
  for (const line of contentLines(text, isInside)) {
    const lineIndent = indentOf(line.text)
    if (lineIndent > indent) return undefined
    const match = keyLine.exec(line.text)
    const key = match?.[1] ?? match?.[2] ?? match?.[3]
    if (lineIndent < indent || key === undefined || seen.has(key) || key === '__proto__') return undefined
    seen.add(key)
    starts.push({ key, start: line.start })
  }
  return starts.map(({ key, start }, index) => ({
    parent: [],
    key,
    start: offset + start,
    text: text.slice(start, starts[index + 1]?.start ?? text.length),
  }))
}

/** Whether a line has more spaces before its first sign than `indent`, and no tab behind them. */
function isDeeper(text: string, start: number, indent: number): boolean {
  let at = start
  while (text.charCodeAt(at) === space) at++
  return at - start > indent && text.charCodeAt(at) !== tab
}

const space = 0x20
const tab = 0x09

/**
 * Lines that hold more than space or a comment. A tab in the indentation counts as content at column 0.
 *
 * @param isSkipped Whether the line that starts at an offset is left out.
 */
function* contentLines(text: string, isSkipped: (start: number) => boolean = () => false): Generator<Line> {
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
