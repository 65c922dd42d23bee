import { diffLines } from 'diff'
import { areInConflict } from '../../src/language/applyEdits.ts'
import type { TextEdit } from '../../src/language/fix.ts'

/**
 * Edits of a text, as edits of the text that others lead to; undefined if both change the same characters.
 *
 * @param over Edits of the same text.
 */
export function rebase(edits: readonly TextEdit[], over: readonly TextEdit[]): readonly TextEdit[] | undefined {
  if (areInConflict(edits, over)) return undefined
  return edits.map((edit) => {
    const before = over.filter(({ end }) => end <= edit.start)
    const by = before.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0)
    return { start: edit.start + by, end: edit.end + by, text: edit.text }
  })
}

/** The lines that differ between two texts, as edits of the first one. */
export function lineEdits(before: string, after: string): readonly TextEdit[] {
  const edits: TextEdit[] = []
  let at = 0
  let open: TextEdit | undefined
  const close = () => {
    if (open) edits.push(open)
    open = undefined
  }
  for (const { value, added, removed } of diffLines(before, after)) {
    if (added || removed) open ??= { start: at, end: at, text: '' }
    else close()
    if (open && added) open = { ...open, text: open.text + value }
    if (open && removed) open = { ...open, end: at + value.length }
    if (!added) at += value.length
  }
  close()
  return edits
}
