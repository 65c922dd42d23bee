import type { Diagnostic } from './diagnostic.ts'
import type { Fix } from './fix.ts'
import type { ProblemCode } from './messages/problemKinds.ts'
import type { PathPlace, Place } from './place.ts'
import type { Path } from './plain.ts'

/** A diagnostic before its position in lines and columns is known. */
export interface RawDiagnostic extends Pick<Diagnostic, 'code' | 'message' | 'hint' | 'suggestions'> {
  readonly at: Place
  /** The keys that a `missing-key` or `unknown-name` did not find. */
  readonly keys?: readonly string[]
  /**
   * What was looked up and is absent or does not fit. `*` stands for any key, `**` for keys at any depth. While one
   * of these values is broken itself, this problem is a follow-up and stays silent.
   */
  readonly reads?: readonly Path[]
  /** The absent keys that an `unknown-key` may have been meant for. */
  readonly meant?: readonly string[]
  /** The shared value that is at fault where several places have this problem because of it. */
  readonly sharedCause?: SharedCause
  /** The declaration that comes nearest to an unknown name: it may be the one that is misspelled. */
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
  /** It is at fault for a single place as well, unless the text of the file has this elsewhere. */
  readonly unlessWritten?: string
}

export interface NearestDeclaration {
  readonly at: PathPlace
  readonly name: string
  /** The name that was looked for. */
  readonly asked: string
}

export type Report = (problem: RawDiagnostic) => void
