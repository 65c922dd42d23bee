import type { Span } from './place.ts'

/** Replaces a span in the text of the site file. Offsets are in UTF-16 units; `end` is exclusive. */
export interface TextEdit extends Span {
  readonly text: string
}

/** The edits that fix one problem. Either all of them are applied or none. */
export interface TextFix {
  readonly edits: readonly TextEdit[]
  /** Other edits to try if these don't lead to fewer mistakes, such as another column for a line. */
  readonly otherwise?: readonly (readonly TextEdit[])[]
}

export type Scalar = string | number | boolean

/** The one obvious fix of a problem, before it is known how the text at its place is written. */
export type Fix =
  /**
   * The key or value at the place, or a piece of its text: `from` as it is read now, `to` as it was meant. Where
   * it is a reference, the name that it leads to can be the misspelled one.
   */
  | { readonly kind: 'replace'; readonly from: Scalar; readonly to: Scalar; readonly isReference?: true }
  /** The value at the place as a text, with the letters and digits that are in the file. */
  | { readonly kind: 'quote' }
  /** A change of the text itself. */
  | ({ readonly kind: 'edit' } & TextFix)

/** The fix that replaces a text or number, for spreading into a problem. */
export function replacement(from: Scalar, to: Scalar): { readonly fix: Fix } {
  return { fix: { kind: 'replace', from, to } }
}
