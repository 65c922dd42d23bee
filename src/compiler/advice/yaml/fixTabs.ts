import type { TextEdit } from '../../fix.ts'
import { lineFrom } from '../../yaml/lines.ts'
import type { FixChoices } from './explanation.ts'
import { contentLines, type KeyLine, ownersOf } from './indentLevels.ts'
import { dashWidth, lineStartAt } from './lines.ts'

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
  const asLevel = (width: number) => (start: number) => indentEdit(text, start, widthOf(lineFrom(text, start), width))
  const columns = columnsOf(text, reported).map((column) => [indentEdit(text, reported, column)])
  const every = tabbed.length > 1 ? tabWidths.map((width) => tabbed.map(asLevel(width))) : []
  return [...columns, ...every, ...tabWidths.map((width) => [asLevel(width)(reported)])]
}

/**
 * The columns in which the author may have meant a line to start, the deepest first: those of the lines above that are
 * still open, with what follows their dashes, and that of the line below.
 */
function columnsOf(text: string, start: number): readonly number[] {
  const lines = contentLines(text)
  const above = lines.filter((line) => line.start < start)
  const last = above.at(-1)
  const next = lines.find((line) => line.start > start)
  const open = [...above.slice(-1), ...ownersOf(above, above.length - 1)].flatMap(({ indent, body }) => [
    indent + dashWidth(body),
    indent,
  ])
  const inside = last?.isOpen ? [last.indent + dashWidth(last.body) + 2] : []
  const line = lineFrom(text, start)
  const columns = [...new Set([...inside, ...open, ...(next === undefined ? [] : [next.indent])])]
    .filter((column) => next === undefined || fits(line.trim(), column, next))
    .sort((a, b) => b - a)
  // Where a tab and other space come together, the tab is more likely one level than the whole indentation.
  const level = widthOf(line, 2)
  const isMixed = columnOf(line) > 1 && columns.includes(level)
  return isMixed ? [...new Set([level, ...columns])] : columns
}

/** A key whose value is on the lines below it, or a text that starts there. */
const isOpen = /(?:^|\s)\S*:(?: [|>][-+\d]*)?$/

/** Whether the line below can follow a line that starts in this column. */
function fits(own: string, column: number, { indent, isItem }: KeyLine): boolean {
  // A line below that is deeper belongs to this one: as a key beside one after a dash, or as its value.
  if (indent > column) return indent === column + dashWidth(own) || isOpen.test(own)
  if (!isOpen.test(own)) return true
  return indent === column && isItem && !own.startsWith('-')
}

function indentEdit(text: string, start: number, column: number): TextEdit {
  return { start, end: start + columnOf(lineFrom(text, start)), text: ' '.repeat(column) }
}

function widthOf(line: string, tabWidth: number): number {
  const space = /^\s*/.exec(line)?.[0] ?? ''
  return [...space].reduce((width, character) => width + (character === '\t' ? tabWidth : 1), 0)
}

function columnOf(line: string): number {
  return line.length - line.trimStart().length
}
