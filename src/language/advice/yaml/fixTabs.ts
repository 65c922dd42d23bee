import type { TextEdit } from '../../fix.ts'
import { lineFrom } from '../../yaml/lines.ts'
import type { FixChoices } from './explanation.ts'
import { lineStartAt } from './lines.ts'

const tabWidths = [2, 4, 8]

/**
 * Ways to indent a text with spaces: every line that is indented with tabs, or the reported line alone, with each tab as
 * one level.
 *
 * @param at Offset of the tab that was reported.
 */
export function fixTabs(text: string, at: number): FixChoices {
  const reported = lineStartAt(text, at)
  const tabbed = [...text.matchAll(/^ *\t(?=\s*\S)/gm)].map(({ index }) => index)
  const asLevel = (width: number) => (start: number) => indentEdit(text, start, widthOf(lineFrom(text, start), width))
  const every = tabbed.length > 1 ? tabWidths.map((width) => tabbed.map(asLevel(width))) : []
  return [...tabWidths.map((width) => [asLevel(width)(reported)]), ...every]
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
