import { editBetween } from '../editBetween.ts'
import type { TextEdit } from '../fix.ts'

/** A part of a text as it was, or new text. */
type Piece = { readonly start: number; readonly end: number } | string

const lengthOf = (piece: Piece): number => (typeof piece === 'string' ? piece.length : piece.end - piece.start)

/** Collects edits that are made one after the other, each of the text that the one before left. */
export function createPieces(original: string) {
  let pieces: readonly Piece[] = [{ start: 0, end: original.length }]

  function cut(from: number, to: number): readonly Piece[] {
    let at = 0
    return pieces.flatMap((piece) => {
      const start = Math.max(from - at, 0)
      const end = Math.min(to - at, lengthOf(piece))
      at += lengthOf(piece)
      if (start >= end) return []
      return typeof piece === 'string'
        ? piece.slice(start, end)
        : { start: piece.start + start, end: piece.start + end }
    })
  }

  return {
    /** Makes edits of the present text. */
    apply(edits: readonly TextEdit[]): void {
      for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
        const length = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0)
        pieces = [...cut(0, start), ...(text === '' ? [] : [text]), ...cut(end, length)]
      }
    },
    /** The edits of the original text that lead to the present one, in order. */
    edits(): readonly TextEdit[] {
      const edits: TextEdit[] = []
      let at = 0
      let text = ''
      const close = (start: number) => {
        if (start > at || text !== '') edits.push({ start: at, end: start, text })
        text = ''
      }
      for (const piece of pieces) {
        if (typeof piece === 'string') text += piece
        else {
          close(piece.start)
          at = piece.end
        }
      }
      close(original.length)
      return edits.map((edit) => shrink(edit, original)).filter(({ start, end, text }) => end > start || text !== '')
    },
  }
}

/** An edit without the characters at its ends that stay the same. */
function shrink({ start, end, text }: TextEdit, original: string): TextEdit {
  const changed = editBetween(original.slice(start, end), text)
  return { start: start + changed.start, end: start + changed.oldEnd, text: text.slice(changed.start, changed.end) }
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
