import type { TextFix } from './fix.ts'
import { bySeverity, type ProblemCode, type Severity } from './messages/problemKinds.ts'

/** One problem of the site file, as a value. Printing is the business of `formatDiagnostics`. */
export interface Diagnostic {
  readonly severity: Severity
  /** Kind of problem, stable for tools; `problemKinds` has the id that is printed. */
  readonly code: ProblemCode
  /** File as it was named by the caller. */
  readonly file: string
  /** The file is not the site file, so that no lines of it are shown. */
  readonly isElsewhere?: true
  /** 1-based line and column of the first character, and of the character after the last. */
  readonly start: Location
  readonly end: Location
  /** Where in the file's structure: pages.home.blocks[1].items[0]. Empty for the whole file. */
  readonly path: string
  /** What is wrong: one sentence, names in backticks. */
  readonly message: string
  /** The keys that are missing, where that is the problem. */
  readonly missing?: readonly string[]
  readonly hint?: string
  /** The names that the hint suggests instead of the one that was written, the best first. */
  readonly suggestions?: readonly string[]
  /** Page and block in the author's words: page `home`, block 2 (`faq`). */
  readonly context?: string
  /** Another place that belongs to the problem, such as the line that used the content. */
  readonly related?: { readonly message: string; readonly start: Location }
  /** The edits that fix it, if there is exactly one possible fix. */
  readonly fix?: TextFix
}

export interface Location {
  readonly line: number
  readonly column: number
}

/** Sorts what matters more first, then by place. */
export function inFileOrder(a: Diagnostic, b: Diagnostic): number {
  return bySeverity(a.severity, b.severity) || a.start.line - b.start.line || a.start.column - b.start.column
}
