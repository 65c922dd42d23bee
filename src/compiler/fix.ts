import type { Span } from './place.ts'

/** What stands in the text of the site file instead of a span. Offsets are in UTF-16 units; `end` is exclusive. */
export interface TextEdit extends Span {
  readonly text: string
}

/** The edits that fix one problem. Either all of them are applied or none. */
export interface TextFix {
  readonly edits: readonly TextEdit[]
  /** What else can be tried where these edits don't lead to fewer mistakes: another column for a line. */
  readonly otherwise?: readonly (readonly TextEdit[])[]
}

export type Scalar = string | number | boolean

/** The one obvious fix of a problem, known before the text of its place is. */
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

/** For spreading into a problem. */
export function replacement(from: Scalar, to: Scalar): { readonly fix: Fix } {
  return { fix: { kind: 'replace', from, to } }
}
