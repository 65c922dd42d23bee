import type { TextFix } from './fix.ts'
import type { ProblemCode } from './messages/problemKinds.ts'
import type { Severity } from './severity.ts'

/** One problem of the site file, as a value. `formatDiagnostics` prints it. */
export interface Diagnostic {
  readonly severity: Severity
  /** Kind of problem. It never changes, so tools can rely on it. `problemKinds` has the id that is printed. */
  readonly code: ProblemCode
  /** Name of the file, as the caller gave it. */
  readonly file: string
  /** Set if the file isn't the site file: then lines are shown only of its `text`. */
  readonly isElsewhere?: true
  readonly text?: string
  /** 1-based line and column of the first character, and of the character after the last. */
  readonly start: Location
  readonly end: Location
  /** Where in the file's structure: pages.home.blocks[1].items[0]. Empty for the whole file. */
  readonly path: string
  /** What is wrong: one sentence, names in backticks. */
  readonly message: string
  /** The missing keys, if keys are missing. */
  readonly missing?: readonly string[]
  readonly hint?: string
  /** The names that the hint suggests instead of the written one, the best first. */
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

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, notice: 2 }

/** Compares two diagnostics: errors come before warnings and notices, then by place in the file. */
export function inFileOrder(a: Diagnostic, b: Diagnostic): number {
  return (
    ranks[a.severity] - ranks[b.severity] ||
    a.file.localeCompare(b.file) ||
    a.start.line - b.start.line ||
    a.start.column - b.start.column
  )
}
