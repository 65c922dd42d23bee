import { applyEdits } from '../applyEdits.ts'
import { editBetween } from '../editBetween.ts'
import type { TextEdit } from '../fix.ts'

/** A text that was changed. */
export interface Edited {
  readonly text: string
  /** The changes of the text, in order, as small as possible. */
  readonly edits: readonly TextEdit[]
  /** The changes that give back the exact text from before. */
  readonly undo: readonly TextEdit[]
}

/** A part of a text as it was, or new text. */
type Piece = { readonly start: number; readonly end: number } | string

/** The part of some pieces between two offsets into the text that they make up. */
function cut(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  let at = 0
  return pieces.flatMap((piece) => {
    const length = typeof piece === 'string' ? piece.length : piece.end - piece.start
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, length)]
    at += length
    if (start >= end) return []
    return typeof piece === 'string' ? piece.slice(start, end) : { start: piece.start + start, end: piece.start + end }
  })
}

/** Edits that are made one after the other, each of the text that the one before left, as edits of the original text. */
export function compose(original: string, all: readonly (readonly TextEdit[])[]): readonly TextEdit[] {
  let pieces: readonly Piece[] = [{ start: 0, end: original.length }]
  for (const edits of all)
    for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start || b.end - a.end))
      pieces = [...cut(pieces, 0, start), ...(text === '' ? [] : [text]), ...cut(pieces, end, Number.POSITIVE_INFINITY)]
  const edits: TextEdit[] = []
  let at = 0
  let text = ''
  for (const piece of [...pieces, { start: original.length, end: original.length }]) {
    if (typeof piece === 'string') text += piece
    else {
      const changed = editBetween(original.slice(at, piece.start), text)
      const edit = { start: at + changed.start, end: at + changed.oldEnd, text: text.slice(changed.start, changed.end) }
      if (edit.end > edit.start || edit.text !== '') edits.push(edit)
      at = piece.end
      text = ''
    }
  }
  return edits
}

/** The edits that give back the text as it was before some edits. */
export function inverse(edits: readonly TextEdit[], original: string): readonly TextEdit[] {
  let shift = 0
  return edits.map(({ start, end, text }) => {
    const undo = { start: start + shift, end: start + shift + text.length, text: original.slice(start, end) }
    shift += text.length - (end - start)
    return undo
  })
}

/** What edits that are made one after the other make of a text. */
export function together(original: string, all: readonly (readonly TextEdit[])[]): Edited {
  const edits = compose(original, all)
  return { text: applyEdits(original, edits), edits, undo: inverse(edits, original) }
}
