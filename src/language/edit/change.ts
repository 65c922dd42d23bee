import { editBetween } from '../editBetween.ts'
import { escapeRegExp } from '../escapeRegExp.ts'
import type { TextEdit } from '../fix.ts'
import type { Plain } from '../plain.ts'
import { type Entry, type Group, isGroup, type Leaf, leadOf, lineEnd, lineStart } from './node.ts'
import { type FileStyle, isPlainDay, prefersBrackets, type Sheet, textStyleIn } from './style.ts'
import {
  indented,
  type Written,
  wrap,
  write,
  writeBrackets,
  writeItem,
  writeKey,
  writePair,
  writeScalar,
  writeText,
} from './write.ts'

const blankLine = /^[ \t]*\r?$/m

const insertion = (at: number, text: string): TextEdit => ({ start: at, end: at, text })

/** A value as the neighbors of its place are written. */
export function writeFor(group: Group, value: Plain, file: FileStyle): Written {
  const style = textStyleIn(group, file)
  const written = write(value, style, file)
  const isInLines =
    written.group === undefined ? group.style === 'lines' : !prefersBrackets(group, written.isList ? 'list' : 'map')
  return isInLines ? written : { head: writeBrackets(value, style, file), below: [] }
}

/** Edits that put an entry before the one at an index, in the style of the group. */
export function insert(sheet: Sheet, group: Group, index: number, key: string, written: Written): readonly TextEdit[] {
  const { text, file } = sheet
  if (group.style !== 'lines') {
    const name = group.type === 'map' ? `${writeKey(key, file, true)}: ` : ''
    return insertInBrackets(sheet, group, index, name + written.head)
  }
  const { column, entries } = group
  const lines = group.type === 'list' ? writeItem(written) : writePair(writeKey(key, file, false), written, file)
  const body = indented(lines, column).join(file.eol)
  const gap = isAiry(text, group) ? file.eol : ''
  const next = entries[index]
  const last = entries.at(-1)
  if (next === undefined) {
    const at = last?.end ?? group.end
    return [insertion(at, text[at - 1] === '\n' || at === 0 ? `${gap}${body}${file.eol}` : `${file.eol}${gap}${body}`)]
  }
  if (next.lead === lineStart(text, next.lead)) return [insertion(next.lead, `${body}${file.eol}${gap}`)]
  return [insertion(next.start, `${body.trimStart()}${file.eol}${gap}${' '.repeat(column)}`)]
}

const isFirstOfLine = (text: string, { start }: Entry): boolean =>
  text.slice(lineStart(text, start), start).trim() === ''

/** Whether most entries of a group have a blank line between them. */
function isAiry(text: string, { entries }: Group): boolean {
  const gaps = entries.slice(1).map((entry, index) => gapBetween(text, entries[index], entry))
  return gaps.length > 0 && gaps.filter((gap) => gap !== '').length * 2 > gaps.length
}

/** The blank lines between two entries; empty if comments are between them. */
function gapBetween(text: string, before: Entry | undefined, after: Entry | undefined): string {
  const gap = text.slice(before?.end ?? 0, after?.lead ?? 0)
  return before !== undefined && after !== undefined && gap !== '' && gap.trim() === '' && blankLine.test(gap)
    ? gap
    : ''
}

function insertInBrackets({ text, file }: Sheet, group: Group, index: number, written: string): TextEdit[] {
  const { entries, start, end } = group
  const next = entries[index]
  const previous = entries[index - 1]
  const ownLine = (entry: Entry | undefined) => entry && isFirstOfLine(text, entry)
  if (next !== undefined) {
    const between = ownLine(next) ? text.slice(lineStart(text, next.start), next.start) : ''
    return [insertion(next.start, `${written},${ownLine(next) ? `${file.eol}${between}` : ' '}`)]
  }
  if (previous === undefined) return [{ start: start + 1, end: end - 1, text: written }]
  const rest = text.slice(previous.end, end - 1)
  if (!ownLine(previous) || !rest.includes('\n')) return [insertion(previous.end, `, ${written}`)]
  const indent = text.slice(lineStart(text, previous.start), previous.start)
  const hasComma = /^\s*,/.test(rest)
  const at = lineEnd(text, previous.end)
  return [
    ...(hasComma ? [] : [insertion(previous.end, ',')]),
    insertion(at, `${indent}${written}${hasComma ? ',' : ''}${file.eol}`),
  ]
}

/** Edits that take an entry out, with the comment lines directly above it. */
export function remove({ text, file }: Sheet, group: Group, entry: Entry): readonly TextEdit[] {
  const { entries } = group
  const index = entries.indexOf(entry)
  const [previous, next] = [entries[index - 1], entries[index + 1]]
  if (group.style !== 'lines') {
    if (next !== undefined) return [{ start: entry.start, end: nextStart(text, entry, next), text: '' }]
    if (previous === undefined) return [{ start: group.start + 1, end: group.end - 1, text: '' }]
    if (!text.slice(previous.end, entry.start).includes('#')) return [{ start: previous.end, end: entry.end, text: '' }]
    // A comment beside the previous entry stays, and with it the comma, which may stand before a closing bracket.
    return [{ start: lineEnd(text, previous.end), end: lineEnd(text, entry.end), text: '' }]
  }
  if (entry.lead === entry.start && !isFirstOfLine(text, entry) && next !== undefined) {
    // The next entry follows the dash that this one followed.
    const isPlain = next.lead === lineStart(text, next.start)
    return [{ start: entry.start, end: isPlain ? next.start : entry.end, text: isPlain ? '' : file.eol }]
  }
  const [above, below] = [gapBetween(text, previous, entry) !== '', gapBetween(text, entry, next) !== '']
  // A blank line stands between two entries, so that one goes with an entry.
  const start = above && previous && next === undefined ? previous.end : entry.lead
  const end = below && next && (above || previous === undefined) ? next.lead : entry.end
  // The last line of a file may have no line break.
  const isUnended = end === text.length && text[end - 1] !== '\n' && start > 0
  return [{ start: isUnended ? start - (text[start - 2] === '\r' ? 2 : 1) : start, end, text: '' }]
}

/** Where the next entry in brackets begins, with the comment lines directly above it. */
function nextStart(text: string, { end }: Entry, next: Entry): number {
  const lead = leadOf(text, next.start, lineEnd(text, end))
  return lead > end && lead < next.start ? lead + text.slice(lead).search(/\S/) : next.start
}

/** Edits that put a value in the place of a node, the best first: each is tried until one gives the right data. */
export function replace(
  sheet: Sheet,
  group: Group,
  entry: Entry,
  value: Plain,
  written: Written,
): readonly (readonly TextEdit[])[] {
  const { text, file } = sheet
  const { node, content } = entry
  const { column } = group
  const isLines = group.style === 'lines'
  const isInline = written.group === undefined && written.below.length === 0
  if (isGroup(node) && node.style === 'lines') return withoutTag([inPlaceOfLines(sheet, node, entry, column, written)])
  if (isInline && node.start === node.end && node.type === 'leaf') {
    if (/[:-]/.test(text[content - 1] ?? '')) return [[insertion(node.start, ` ${written.head}`)]]
    return [[insertion(content, `${isLines ? file.eol + ' '.repeat(column) : ''}: ${written.head}`)]]
  }
  const options: (readonly TextEdit[])[] = []
  if (node.type === 'leaf' && typeof value === 'string') options.push(...inStyle(sheet, node, value, group))
  if (isInline) {
    const isEnded = text[node.end - 1] === '\n' && node.end > node.start
    const edit = (start: number) => ({ start, end: node.end, text: `${written.head}${isEnded ? file.eol : ''}` })
    options.push([edit(node.start)])
  } else options.push(...inLinesBelow(sheet, entry, column, written))
  return withoutTag(options)

  /** With a tag, a value may be read as another one: each way is tried without the tag, too. */
  function withoutTag(ways: readonly (readonly TextEdit[])[]): readonly (readonly TextEdit[])[] {
    const tag = /(?<![^\s])![^\s]*[ \t]*/.exec(text.slice(content, node.start))
    if (tag === null) return ways
    const edit = { start: content + tag.index, end: content + tag.index + tag[0].length, text: '' }
    return [...ways, ...ways.map((edits) => (edits.some(({ start }) => start < edit.end) ? edits : [edit, ...edits]))]
  }
}

/** A text in the style of the one before it: first only the words that change, then all of it. */
function inStyle({ text, file }: Sheet, leaf: Leaf, value: string, group: Group): (readonly TextEdit[])[] {
  const { start, end, style } = leaf
  const source = text.slice(start, end)
  const lines = source.split(/\r?\n/)
  const options: (readonly TextEdit[])[] = []
  if (lines.length > 1 && typeof leaf.value === 'string') {
    const words = changedWords(source, leaf.value, value)
    if (words !== undefined) options.push([{ start: start + words.start, end: start + words.end, text: words.text }])
  }
  const width = Math.max(...lines.slice(0, -1).map((line) => line.trim().length), 40)
  if (style === '|' || style === '>') {
    const indent = Math.min(
      ...lines
        .slice(1)
        .filter((line) => line.trim() !== '')
        .map((line) => line.length - line.trimStart().length),
    )
    const block = writeText(value, style, file, width) ?? writeText(value, '|', file, width)
    if (block !== undefined && Number.isFinite(indent)) {
      const below = block.below.map((line) => (line === '' ? '' : ' '.repeat(indent) + line.slice(file.step)))
      const isEnded = source.endsWith('\n')
      options.push([{ start, end, text: [block.head, ...below].join(file.eol) + (isEnded ? file.eol : '') }])
    }
    return options
  }
  const single = writeScalar(value, isPlainDay(leaf) ? 'date' : style, file, group.style !== 'lines')
  if (lines.length > 1 && !value.includes('\n') && !/ {2}|^ | $/.test(value)) {
    const indent = /^[ \t]*/.exec(lines[1] ?? '')?.[0] ?? ' '.repeat(group.column + file.step)
    options.push([{ start, end, text: wrap(single, width).join(`${file.eol}${indent}`) }])
  }
  options.push([{ start, end, text: single }])
  return options
}

/** The span of the words that change in a text on several lines. */
function changedWords(source: string, before: string, after: string): TextEdit | undefined {
  const { start, oldEnd, end } = editBetween(before, after)
  const from = before.lastIndexOf(' ', start - 1) + 1
  const rest = /^\S*/.exec(before.slice(oldEnd))?.[0].length ?? 0
  const pattern = before
    .slice(from, oldEnd + rest)
    .split(' ')
    .map(escapeRegExp)
    .join('\\s+')
  const [match, ...others] = pattern === '' ? [] : source.matchAll(new RegExp(pattern, 'g'))
  if (match === undefined || others.length > 0) return undefined
  return { start: match.index, end: match.index + match[0].length, text: after.slice(from, end + rest) }
}

/** Puts a value on the line of its key, or in other lines, in place of the lines of a group. */
function inPlaceOfLines({ text, file }: Sheet, group: Group, { content }: Entry, column: number, written: Written) {
  const isOnLine = lineStart(text, group.start) <= content
  const ending = text[group.end - 1] === '\n' ? file.eol : ''
  const below = linesBelow(written, content, column, text, file)
  if (isOnLine) {
    const [first = '', ...others] = written.group ?? [written.head, ...written.below]
    const rest = indented(others, written.group ? group.column : column)
    return [{ start: group.start, end: group.end, text: [first, ...rest].join(file.eol) + ending }]
  }
  const bodyStart = lineEnd(text, content)
  const head = written.head === '' ? [] : [insertion(content, ` ${written.head}`)]
  if (below.length === 0) {
    const isUnended = ending === '' && bodyStart > 0
    return [...head, { start: isUnended ? bodyStart - 1 : bodyStart, end: group.end, text: '' }]
  }
  return [...head, { start: bodyStart, end: group.end, text: below.join(file.eol) + ending }]
}

function linesBelow({ group, below, isList }: Written, content: number, column: number, text: string, file: FileStyle) {
  const step = text[content - 1] === '-' ? 2 : isList ? file.listStep : file.step
  return group ? indented(group, column + step) : indented(below, column)
}

/** Puts lines below a key in place of a value on its line. A comment stays on that line. */
function inLinesBelow({ text, file }: Sheet, { node, content }: Entry, column: number, written: Written) {
  const below = linesBelow(written, content, column, text, file)
  const isEnded = node.end > node.start && text[node.end - 1] === '\n'
  const at = isEnded ? node.end : lineEnd(text, node.end)
  const hasBreak = text[at - 1] === '\n'
  const head = written.head === '' ? '' : ` ${written.head}`
  const body = hasBreak ? `${below.join(file.eol)}${file.eol}` : `${file.eol}${below.join(file.eol)}`
  if (isEnded) return [[{ start: content, end: node.end, text: `${head}${file.eol}${body}` }]]
  // Comments between the key and a value on a line of its own stay.
  const line = lineStart(text, node.start)
  const isBelow = line > content && node.end > node.start && /^[ \t]*#/.test(text.slice(content, line))
  if (isBelow && text.slice(node.end, at).trim() === '')
    return [[insertion(content, head), { start: line, end: at, text: body }]]
  return [[{ start: content, end: node.end, text: head }, insertion(at, body)]]
}
