import { applyEdits } from '../applyEdits.ts'
import type { TextEdit } from '../fix.ts'
import { shift } from '../place.ts'
import { groupBy } from '../plain.ts'
import { lineFrom } from '../yaml/lines.ts'
import { createLineIndex } from './yaml/lines.ts'

/**
 * Edits as text for people: for each changed line its place, the old line and the new one.
 *
 * @param text The text before the edits.
 */
export function formatEdits(file: string, text: string, edits: readonly TextEdit[]): string {
  return linesOf(text, edits)
    .map(({ line, column, before, after }) => {
      const kept = after === undefined ? [] : [`  + ${visible(after)}`]
      return [`${file}:${line}:${column}`, `  - ${visible(before)}`, ...kept].join('\n')
    })
    .join('\n\n')
}

/** Each changed line with its place; `after` is undefined for one that was removed. */
function linesOf(text: string, edits: readonly TextEdit[]) {
  const index = createLineIndex(text)
  const placeOf = (edit: TextEdit) => index.locate(placeIn(text, edit))
  return [...groupBy(edits, (edit) => placeOf(edit).line)].map(([line, own]) => {
    const { column } = placeOf(own[0] as TextEdit)
    const start = placeIn(text, own[0] as TextEdit) - (column - 1)
    const before = lineFrom(text, start)
    const moved = own.map((edit) => shift(edit, -start))
    const isRemoved = own.some((edit) => isRemoval(text, edit))
    return { line, column, before, after: isRemoved ? undefined : applyEdits(before, moved) }
  })
}

/** Every fix stays within a line, except for the one that removes a line. */
function isRemoval(text: string, { start, end, text: inserted }: TextEdit): boolean {
  return inserted === '' && text.slice(start, end).includes('\n')
}

/** Where an edit is. The one that removes the last line starts with the line break before it. */
function placeIn(text: string, edit: TextEdit): number {
  const { start, end } = edit
  return isRemoval(text, edit) ? start + Math.max(0, text.slice(start, end).search(/\S/)) : start
}

/** A tab and a special space look like what replaces them. */
function visible(line: string): string {
  return line
    .replace(/\r$/, '')
    .replaceAll('\t', '⇥')
    .replaceAll(/[\u00a0\u2000-\u200b\u3000]/g, '␣')
    .replaceAll(/\p{Cc}|\ufeff/gu, '·')
}
