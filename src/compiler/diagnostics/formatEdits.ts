import type { TextEdit } from '../fix.ts'
import { applyEdits } from '../yaml/applyEdits.ts'
import { createLineIndex } from '../yaml/createLineIndex.ts'

/**
 * Edits as text for people: for each changed line its place, how it was and how it is.
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

interface ChangedLine {
  readonly line: number
  readonly column: number
  readonly before: string
  /** Undefined for a line that was removed. */
  readonly after: string | undefined
}

function linesOf(text: string, edits: readonly TextEdit[]): readonly ChangedLine[] {
  const index = createLineIndex(text)
  const byLine = new Map<number, TextEdit[]>()
  for (const edit of edits) {
    // The edit that removes the last line starts with the line break before it.
    const { line } = index.locate(isRemoval(text, edit) ? firstCharacter(text, edit) : edit.start)
    byLine.set(line, [...(byLine.get(line) ?? []), edit])
  }
  return [...byLine].map(([line, own]) => {
    const [first] = own
    const at = first === undefined ? 0 : isRemoval(text, first) ? firstCharacter(text, first) : first.start
    const start = text.lastIndexOf('\n', at - 1) + 1
    const lineEnd = text.indexOf('\n', at)
    const end = lineEnd === -1 ? text.length : lineEnd
    const moved = own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
    const before = text.slice(start, end)
    const isRemoved = own.some((edit) => isRemoval(text, edit))
    return {
      line,
      column: at - start + 1,
      before,
      after: isRemoved ? undefined : applyEdits(before, moved),
    }
  })
}

/** Fixes stay within a line, save for the one that removes a line. */
function isRemoval(text: string, { start, end, text: inserted }: TextEdit): boolean {
  return inserted === '' && text.slice(start, end).includes('\n')
}

function firstCharacter(text: string, { start, end }: TextEdit): number {
  return start + Math.max(0, text.slice(start, end).search(/[^\s]/))
}

/** A tab and a special space look like what replaces them. */
function visible(line: string): string {
  return line
    .replace(/\r$/, '')
    .replaceAll('\t', '⇥')
    .replaceAll(/[\u00a0\u2000-\u200b\u3000]/g, '␣')
    .replaceAll(/\p{Cc}|\ufeff/gu, '·')
}
