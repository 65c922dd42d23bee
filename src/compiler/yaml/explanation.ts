import type { FixChoices } from './fixIndent.ts'
import type { SegmentProblem } from './segment.ts'

/** A problem with ways to fix it; the first one that leaves a readable text is its fix. */
export interface Explanation extends Omit<SegmentProblem, 'path' | 'fix'> {
  readonly choices?: FixChoices
  /** Where two of them leave a readable text, none is obvious. */
  readonly isOnlyIfAlone?: boolean
}
