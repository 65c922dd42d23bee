import type { TextEdit } from '../../fix.ts'
import { countOf } from '../../messages/describe.ts'
import type { Span } from '../../place.ts'
import { type Explanation, explanation, type Finding, finding } from './explanation.ts'
import {
  type ColumnOf,
  firstOddLine,
  type KeyLine,
  keyOf,
  linesAround,
  neighbors,
  ownersOf,
  type Shift,
} from './indentLevels.ts'

/** Sections with more lines are not searched: each line is tried in other columns. */
const maxWindow = 6_000

/** A line in the wrong column. */
export interface OddIndent {
  /** The line without its indentation. */
  readonly span: Span
  /** Columns to move it to the right; negative to the left. */
  readonly by: number
  /** Offsets of the starts of all lines that move: the line itself, and what moves with it. */
  readonly lineStarts: readonly number[]
}

/** Explains a line in the wrong column. */
export function explainOddIndent({ span, by, lineStarts }: OddIndent): Explanation {
  const message = 'This line does not line up with the lines around it.'
  const hint = `${describeMove(by, lineStarts.length)} Keys of one group, and dashes of one list, start in the same column.`
  const choices = [lineStarts.map((line) => moveLine(line, by))]
  return { ...explanation(span, message, hint, choices), isAboutIndent: true }
}

/** Explains a file that is indented by one space for each level: the keys of a list item need two. */
export function explainNarrowIndent(text: string): Finding | undefined {
  const indents = [...text.matchAll(/^ +(?=[^ #\r\n])/gm)]
  const odd = indents.filter(({ 0: space }) => space.length % 2 === 1)
  if (odd.length < indents.length / 4 || !odd.some(({ 0: space }) => space.length === 1)) return undefined
  const edits = indents.map(({ index, 0: space }) => ({ start: index, end: index, text: space }))
  const message = 'This file is indented by one space for each level, but the keys of a list item need two.'
  const hint = 'Indent by two spaces for each level.'
  return { ...finding('yaml-syntax', { start: 0, end: 1 }, message, hint), fix: { edits } }
}

/** Describes how to move a line, and those below it, to the right, or to the left if `by` is negative. */
export function describeMove(by: number, count = 1): string {
  const below = count > 1 ? ` and before the ${count === 2 ? 'line' : `${count - 1} lines`} below` : ''
  return `${by > 0 ? 'Add' : 'Remove'} ${countOf(Math.abs(by), 'space')} before it${below}.`
}

/** Adds spaces before a line, or removes some. */
export function moveLine(start: number, by: number): TextEdit {
  return by > 0 ? { start, end: start, text: ' '.repeat(by) } : { start, end: start - by, text: '' }
}

/**
 * The line near an offset that, if moved alone or with the lines that belong to it, makes all lines fit together.
 * Undefined if there is none, or if they fit already. Examines only indentation.
 */
export function findOddIndent(text: string, offset: number): OddIndent | undefined {
  const lines = linesAround(text, offset)
  if (lines === undefined || lines.length > maxWindow || firstOddLine(lines) === -1) return undefined
  const at = lines.findLastIndex(({ start }) => start <= offset)
  const shifts = suspects(lines, at).flatMap((index, order) =>
    columnsFor(lines, index, at).flatMap((wanted) => {
      const indent = lines[index]?.indent ?? wanted
      return wanted === indent
        ? []
        : extents(lines, index, wanted).flatMap((count) => tryShift(lines, index, count, wanted - indent, order))
    }),
  )
  const [best] = shifts.sort((a, b) => a.cost - b.cost)
  if (best === undefined) return undefined
  const { line, count, by } = best
  const start = line.start + line.indent
  const next = lines[lines.indexOf(line) + count]
  return {
    span: { start, end: start + line.body.length },
    by,
    lineStarts: count === 1 ? [line.start] : lineStarts(text, line.start, next?.start ?? text.length, by),
  }
}

/** Starts of the lines of a part that hold something; comments and empty lines at its end belong to what follows. */
function lineStarts(text: string, from: number, to: number, by: number): readonly number[] {
  const part = text.slice(from, to).replace(/(?<=\n)(?:[ \t]*(?:#.*)?\n)*$/, '')
  return [...part.matchAll(/^ *(?=[^ \r\n])/gm)].flatMap(({ index, 0: space }) =>
    space.length + by >= 0 ? [from + index] : [],
  )
}

interface Move extends Shift {
  /** Number of lines that move, this one included. */
  readonly count: number
  /** The lower, the likelier. */
  readonly cost: number
}

/**
 * The line alone, with the deeper lines below, with those of equal depth, because the group's end isn't known, and with
 * all lines up to an empty one, or to one that begins alike in the wanted column.
 */
function extents(lines: readonly KeyLine[], index: number, wanted: number): readonly number[] {
  const indent = lines[index]?.indent ?? 0
  const below = lines.slice(index + 1)
  const countWhile = (belongs: (line: KeyLine) => boolean): number => {
    const end = below.findIndex((line) => !belongs(line))
    return 1 + (end === -1 ? below.length : end)
  }
  const first = Math.max(indent + 1, below[0]?.indent ?? 0)
  const { body = '', isItem = false } = lines[index] ?? {}
  const head = /^(?:- +)*[\w-]*:?/.exec(body)?.[0] ?? ''
  return [
    ...new Set([
      1,
      countWhile((line) => line.indent >= first),
      countWhile((line) => line.indent > indent),
      countWhile((line) => line.indent >= indent + 2 || (line.indent === indent && line.isItem === isItem)),
      countWhile((line) => line.indent >= indent),
      countWhile((line) => line.indent === indent),
      countWhile((line) => !line.isApart),
      countWhile((line) => line.indent !== wanted || !line.body.startsWith(head)),
    ]),
  ]
}

/** @param order How far the line is from where things go wrong, 0 at the line itself. */
function tryShift(lines: readonly KeyLine[], index: number, count: number, by: number, order: number): readonly Move[] {
  const line = lines[index]
  const columnOf: ColumnOf = (at) => {
    const isMoved = at >= index && at < index + count
    return (lines[at]?.indent ?? 0) + (isMoved ? by : 0)
  }
  const isInside = lines.slice(index, index + count).every(({ indent }) => indent + by >= 0)
  if (line === undefined || !isInside || firstOddLine(lines, columnOf) !== -1) return []
  // A shift that removes the value of a key fixes nothing. A line between steps of two spaces is odder than one on a
  // step, and a small shift is likelier than a large one.
  const cost =
    countEmpty(lines, columnOf) * 10_000 +
    (line.indent % 2 === 0 ? 1000 : 0) +
    countOdd(lines, columnOf) * 30 +
    Math.abs(by) * 10 +
    order +
    (count > 1 ? 5 : 0) -
    (Math.abs(by) > 4 ? 20 : 100) * compareHabit(lines, line, by)
  return [{ line, count, by, cost }]
}

/** 1 where the key of the line stands in the wanted column elsewhere rather than in its own, -1 the other way. */
function compareHabit(lines: readonly KeyLine[], line: KeyLine, by: number): number {
  const key = keyOf(line)
  const others = lines.filter(
    (other) => other !== line && key !== undefined && other.isItem === line.isItem && keyOf(other) === key,
  )
  const count = (column: number): number => others.filter(({ indent }) => indent === column).length
  return Math.sign(count(line.indent + by) - count(line.indent))
}

/** Keys without a value, and with nothing below them that could be one. */
function countEmpty(lines: readonly KeyLine[], columnOf: ColumnOf): number {
  return lines.filter((line, index) => {
    if (!line.isOpen) return false
    const next = lines[index + 1]
    const column = columnOf(index) + (line.opens.at(-1)?.offset ?? 0)
    const below = next === undefined ? -1 : columnOf(index + 1)
    return below < column || (below === column && next?.isItem !== true)
  }).length
}

/** Lines between the steps of two spaces, and lines that are deeper than the one above by another number. */
function countOdd(lines: readonly KeyLine[], columnOf: ColumnOf): number {
  const isOdd = (index: number): boolean => {
    const own = columnOf(index)
    if (own % 2 === 1) return true
    const above = lines[index - 1]
    const outer = above === undefined ? own : columnOf(index - 1) + (above.opens.at(-1)?.offset ?? 0)
    return own > outer && own - outer !== 2
  }
  return Math.min(10, lines.filter((_, index) => isOdd(index)).length)
}

/** The line where things go wrong, those around it, and the lines above that it could belong to. */
function suspects(lines: readonly KeyLine[], at: number): readonly number[] {
  const near = [at, at + 1, ...Array.from({ length: neighbors }, (_, index) => at - 1 - index)]
  const owners = ownersOf(lines, at).map((line) => lines.indexOf(line))
  // The first section alone, moved to the right: the others stand where they should.
  const found = [...near, ...owners, ...(lines[0]?.indent === 0 ? [] : [0])]
  return [...new Set(found)].filter((index) => index >= 0 && index < lines.length)
}

/** Columns of the lines around, and one level more or less. */
function columnsFor(lines: readonly KeyLine[], index: number, at: number): readonly number[] {
  const near = [...lines.slice(Math.max(0, index - neighbors), index + neighbors + 1), ...lines.slice(at, at + 1)]
  const columns = near.flatMap(({ indent }) => [indent, indent + 2, indent - 2])
  return [...new Set(columns)].filter((column) => column >= 0)
}
