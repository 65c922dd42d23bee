import type { TextEdit } from '../fix.ts'
import type { FixChoices } from './explanation.ts'
import { dashWidth, lineFrom, lineStartAt } from './lines.ts'

const tabWidths = [2, 4, 8]

/**
 * Ways to indent a text with spaces: the reported line alone, in a column of its neighbors; then every line that is
 * indented with tabs, or the reported line alone, with each tab as one level.
 *
 * @param at Offset of the tab that was reported.
 */
export function fixTabs(text: string, at: number): FixChoices {
  const reported = lineStartAt(text, at)
  const tabbed = [...text.matchAll(/^ *\t(?=\s*\S)/gm)].map(({ index }) => index)
  const asLevel = (width: number) => (start: number) =>
    indentEdit(text, start, widthOf(lineFrom(text, start), width))
  const columns = columnsOf(text, reported).map((column) => [indentEdit(text, reported, column)])
  const every = tabbed.length > 1 ? tabWidths.map((width) => tabbed.map(asLevel(width))) : []
  return [...columns, ...every, ...tabWidths.map((width) => [asLevel(width)(reported)])]
}

/** The columns in which the author may have meant a line to start. */
function columnsOf(text: string, start: number): readonly number[] {
  const line = lineFrom(text, start)
  const below = text.slice(start + line.length + 1).split('\n')
  const columns = likelyColumns(text.slice(0, start).split('\n').slice(0, -1), line.trim(), below)
  // Where a tab and other space come together, the tab is more likely one level than the whole indentation.
  const level = widthOf(line, 2)
  const isMixed = columnOf(line) > 1 && columns.includes(level)
  return isMixed ? [...new Set([level, ...columns])] : columns
}

function indentEdit(text: string, start: number, column: number): TextEdit {
  return { start, end: start + columnOf(lineFrom(text, start)), text: ' '.repeat(column) }
}

function widthOf(line: string, tabWidth: number): number {
  const space = /^\s*/.exec(line)?.[0] ?? ''
  return [...space].reduce((width, character) => width + (character === '\t' ? tabWidth : 1), 0)
}

/** Those of the lines above that are still open, and that of the line below; the deepest first. */
function likelyColumns(above: readonly string[], own: string, below: readonly string[]): readonly number[] {
  const next = below.find(hasContent)
  const isClear = next !== undefined && !/^ *\t/.test(next)
  const columns = new Set([...openColumns(above), ...(isClear ? [columnOf(next)] : [])])
  const fitting = [...columns].filter((column) => !isClear || fits(own, column, next))
  // A line usually continues the one right above it.
  return fitting.sort((a, b) => b - a)
}

/** A key whose value is on the lines below it, or a text that starts there. */
const isOpen = /(?:^|\s)\S*:(?: [|>][-+\d]*)?$/

/** Whether the line below can follow a line that starts in this column. */
function fits(own: string, column: number, below: string): boolean {
  const next = columnOf(below)
  // A line below that is deeper belongs to this one: as a key beside one after a dash, or as its value.
  if (next > column) return next === column + dashWidth(own) || isOpen.test(own)
  if (!isOpen.test(own)) return true
  return next === column && below.trim().startsWith('-') && !own.startsWith('-')
}

/** Where the lines above that are still open start, dashes and what follows them. */
function openColumns(above: readonly string[]): readonly number[] {
  const columns: number[] = []
  let limit = Number.POSITIVE_INFINITY
  for (let at = above.length - 1; at >= 0 && limit > 0; at--) {
    const line = above[at] ?? ''
    if (!hasContent(line) || /^ *\t/.test(line)) continue
    const [column, dashes] = [columnOf(line), dashWidth(line.trim())]
    if (limit === Number.POSITIVE_INFINITY && /:$/.test(line.trim())) columns.push(column + dashes + 2)
    if (column >= limit) continue
    columns.push(column + dashes, column)
    limit = column
  }
  return columns
}

function hasContent(line: string): boolean {
  return /^\s*[^\s#]/.test(line)
}

function columnOf(line: string): number {
  return line.length - line.trimStart().length
}
