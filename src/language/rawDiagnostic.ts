import type { Diagnostic } from './diagnostic.ts'
import type { Fix } from './fix.ts'
import type { ProblemCode } from './messages/problemKinds.ts'
import type { PathPlace, Place } from './place.ts'
import type { Path } from './plain.ts'

/** A diagnostic before its position in lines and columns is known. */
export interface RawDiagnostic extends Pick<Diagnostic, 'code' | 'message' | 'hint' | 'suggestions'> {
  readonly at: Place
  /** Set if the place is in a file beside the site file. The first column is the default. */
  readonly elsewhere?: { readonly file: string; readonly line: number; readonly column?: number }
  /** The keys that couldn't be found, for `missing-key` and `unknown-name`. */
  readonly keys?: readonly string[]
  /**
   * Paths that were looked up and are missing or don't fit. `*` matches any key, `**` keys at any depth. If another
   * problem reports one of these values, this problem is a follow-up and isn't reported.
   */
  readonly reads?: readonly Path[]
  /** Values that the text at the place was put together from. If one of them is wrong, this problem is a follow-up. */
  readonly pieces?: readonly Path[]
  /** Values elsewhere that are right but lead nowhere because of this mistake. */
  readonly spoils?: readonly Path[]
  /** For `duplicate-key`: the key after it appears twice, too. */
  readonly isRepeated?: true
  /** The missing keys that an `unknown-key` may be a misspelling of; `*` is any key. */
  readonly meant?: readonly string[]
  /** The shared value that is at fault if several places have this problem because of it. */
  readonly sharedCause?: SharedCause
  /** The declaration most like an unknown name: it may be the declaration that is misspelled. */
  readonly nearest?: NearestDeclaration
  /** The place whose use of shared content revealed the problem. */
  readonly usedAt?: Path | undefined
  readonly related?: { readonly message: string; readonly at: Place }
  readonly fix?: Fix
}

/** What to report at a shared value instead of the problems of the places that use it. */
export interface SharedCause {
  readonly at: PathPlace
  readonly code?: ProblemCode
  readonly message?: string
  readonly hint?: string
  /** The name by which the places refer to it. */
  readonly name?: string
  /** If set, the value is at fault even for a single place, unless the file has this text elsewhere. */
  readonly unlessWritten?: string
}

export interface NearestDeclaration {
  readonly at: PathPlace
  readonly name: string
  /** The name that was looked up. */
  readonly asked: string
}
