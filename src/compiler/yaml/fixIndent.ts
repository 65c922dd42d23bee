import type { TextEdit } from '../fix.ts'
import type { FixChoices } from './explanation.ts'
import { indentColumns } from './indentColumns.ts'

const tabWidths = [2, 4, 8]

/**
 * Ways to indent a text with spaces: the reported line alone, then every line that is indented with tabs, each tab
 * as one level, or each line by its neighbours.
 *
 * @param at Offset of the tab that was reported.
 */
export function tabFixes(text: string, at: number): FixChoices {
  const lines = readLines(text)
  const reported = lineAt(lines, at)
  const tabbed = lines.flatMap(({ content }, index) => (/^ *\t\s*[^\s]/.test(content) ? [index] : []))
  const indent = (index: number, column: number) => indentEdit(lines[index], column)
  const contents = lines.map(({ content }) => content)
  const alone = tabColumns(contents, reported).map((column) => [indent(reported, column)])
  const level = (width: number) => tabbed.map((index) => indent(index, widthOf(contents[index] ?? '', width)))
  const all = tabbed.length > 1 ? [...tabWidths.map(level), byNeighbours(contents, tabbed, indent)] : []
  return [
    ...alone,
    ...all,
    ...tabWidths.map((width) => [indent(reported, widthOf(contents[reported] ?? '', width))]),
  ]
}

/** Where a tab and other space come together, the tab is more likely one level than the whole indentation. */
function tabColumns(lines: readonly string[], index: number): readonly number[] {
  const columns = indentColumns(lines, index)
  const line = lines[index] ?? ''
  const level = widthOf(line, 2)
  return columnOf(line) > 1 && columns.includes(level) ? [...new Set([level, ...columns])] : columns
}

/** Every line in the most likely column, seen from the lines above that are right by then. */
function byNeighbours(
  lines: readonly string[],
  tabbed: readonly number[],
  indent: (index: number, column: number) => TextEdit,
): readonly TextEdit[] {
  const right = [...lines]
  return tabbed.map((index) => {
    const column = tabColumns(right, index)[0] ?? 0
    right[index] = ' '.repeat(column) + (right[index] ?? '').trimStart()
    return indent(index, column)
  })
}

interface Line {
  readonly start: number
  /** Without the line break. */
  readonly content: string
}

function readLines(text: string): readonly Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const content = line.replace(/\r$/, '')
    const read = { start, content }
    start += line.length + 1
    return read
  })
}

function lineAt(lines: readonly Line[], at: number): number {
  return lines.findIndex(({ start, content }) => start <= at && at <= start + content.length)
}

function columnOf(line: string): number {
  return line.length - line.trimStart().length
}

function indentEdit(line: Line | undefined, column: number): TextEdit {
  const { start, content } = line ?? { start: 0, content: '' }
  return { start, end: start + columnOf(content), text: ' '.repeat(column) }
}

function widthOf(line: string, tabWidth: number): number {
  const space = /^\s*/.exec(line)?.[0] ?? ''
  return [...space].reduce((width, character) => width + (character === '\t' ? tabWidth : 1), 0)
}
