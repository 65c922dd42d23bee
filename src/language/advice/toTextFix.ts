import { quoteText, writeWord } from '../edit/write.ts'
import { escapeRegExp } from '../escapeRegExp.ts'
import type { Scalar, TextEdit, TextFix } from '../fix.ts'
import { shift } from '../place.ts'
import type { Path } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { PlacedSource } from './placeIn.ts'
import type { WrittenScalar } from './yaml/findNode.ts'

/** Text that reads the same without quotes and in quotes of either kind. */
const plainPiece = /^[^\\"'\n\r]+$/

/** The text edits that make up a fix; undefined if the file doesn't have the text that the fix expects. */
export function toTextFix({ fix, at, usedAt }: RawDiagnostic, source: PlacedSource): TextFix | undefined {
  if (fix === undefined || fix.kind === 'edit') return fix
  const written = 'part' in at ? source.scalar(at.path, at.part) : undefined
  if (written === undefined) return undefined
  const edits = fix.kind === 'replace' ? replace(written, fix.from, fix.to) : quote(written, usedAt)
  return edits && { edits }
}

function quote(written: WrittenScalar, usedAt: Path | undefined): readonly TextEdit[] | undefined {
  const { value } = written
  // A placeholder may insert the number elsewhere, where it gets the separators of the language.
  const isSame = usedAt === undefined || usedAt.at(-1) === 'from' || /^\d{1,3}$/.test(written.source)
  return isSame && (typeof value === 'number' || typeof value === 'boolean')
    ? [{ ...written.span, text: quoteText(written.source) }]
    : undefined
}

function replace(written: WrittenScalar, from: Scalar, to: Scalar): readonly TextEdit[] | undefined {
  const isWhole = written.value === from || (written.part === 'key' && written.source === from)
  if (isWhole && !written.isBlock && !written.source.includes('\n')) {
    return [{ ...written.span, text: writeWord(to, written.quotes ?? 'plain', written.isInFlow) }]
  }
  if (typeof from !== 'string' || typeof to !== 'string' || written.part === 'key') return undefined
  if (!plainPiece.test(from) || !plainPiece.test(to)) return undefined
  const found = replacePieces(written, from, to)
  if (found.length > 0) return found
  // Around a placeholder the file has only some steps of a name or path: "{industry}.strater".
  const [old = '', meant = ''] = changedStep(from, to, /[./#]/) ?? []
  const steps = old === '' || meant === '' ? [] : replacePieces(written, old, meant)
  return steps.length === 1 ? steps : undefined
}

function replacePieces({ source, span }: WrittenScalar, from: string, to: string): readonly TextEdit[] {
  const piece = { start: span.start, end: span.start + from.length, text: to }
  return findPieces(source, from).map((at) => shift(piece, at))
}

/**
 * Where a piece stands on its own in a text: never as a part of a longer word or path. Of several places, only the
 * destinations of links and the placeholders, because elsewhere the same word can be ordinary text.
 */
function findPieces(text: string, piece: string): readonly number[] {
  const before = /^[\w/]/.test(piece) ? '(?<![\\w/-])' : piece.startsWith('{') ? '(?<!\\{)' : ''
  const after = /[\w/]$/.test(piece) ? '(?![\\w/-]|\\.\\w)' : piece.endsWith('}') ? '(?!\\})' : ''
  const pattern = new RegExp(`${before}${escapeRegExp(piece)}${after}`, 'g')
  const found = [...text.matchAll(pattern)].map(({ index }) => index)
  if (found.length < 2 || piece.startsWith('{')) return found
  return found.filter((at) => /\]\(#?$/.test(text.slice(0, at)))
}

/** The only step in which two names or paths differ; undefined unless there is exactly one. */
export function changedStep(from: string, to: string, separator: RegExp): [string, string] | undefined {
  const [before, after] = [from.split(separator), to.split(separator)]
  const changed = before.flatMap((step, index) => (step === after[index] ? [] : [index]))
  const [index] = changed
  if (before.length !== after.length || index === undefined || changed.length > 1) return undefined
  return [before[index] ?? '', after[index] ?? '']
}
