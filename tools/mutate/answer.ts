import type { Diagnostic } from '../../src/index.ts'

/** What the checker says about one site file, and what that cost. */
export interface Answer {
  readonly isSite: boolean
  /** What stops a build, in the order in which it is printed. */
  readonly errors: readonly Diagnostic[]
  /** All of it as `check` prints it. */
  readonly printed: string
  readonly milliseconds: number
  /** The most memory that the process had taken up to this answer, in megabytes. */
  readonly megabytes: number
}

/** A checker in a process of its own: what it can't survive is an answer, too. */
export interface Checker {
  /** An answer, or the words `time-out` or `crash` where there was none. */
  check(bytes: Uint8Array): Promise<Answer | 'time-out' | 'crash'>
  close(): void
}
