import type { TextEdit, TextFix } from '../fix.ts'
import type { ProblemCode } from '../messages/problemKinds.ts'
import type { Span } from '../place.ts'
import type { Path, Plain } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { Positions } from './positions.ts'

/** A problem inside a segment; its span and path are relative to the segment. */
export interface SegmentProblem extends Pick<RawDiagnostic, 'code' | 'message' | 'hint' | 'isRepeated'> {
  readonly path: Path
  readonly span: Span
  readonly related?: { readonly message: string; readonly path: Path; readonly span: Span }
  readonly fix?: TextFix
  /** Set if lines don't line up. More of the file may show which line is in the wrong column. */
  readonly isAboutIndent?: boolean
}

/** A problem without its path, which the caller adds. */
export type Finding = Omit<SegmentProblem, 'path'>

export function finding(code: ProblemCode, span: Span, message: string, hint: string, edit?: TextEdit): Finding {
  return { code, span, message, hint, ...(edit !== undefined && { fix: { edits: [edit] } }) }
}

/** A number that YAML reads differently from the way it is written: 1.10, +1555, 007. */
export interface RewrittenNumber {
  readonly path: Path
  readonly span: Span
  readonly source: string
  readonly value: number
}

/** A number with three decimals, whose period may be meant to separate thousands: 1.200 */
export const threeDecimals = /^[1-9]\d{0,2}\.\d{3}$/

export interface ParsedSegment {
  /** Undefined if the text isn't YAML. */
  readonly value: Plain | undefined
  readonly problems: readonly SegmentProblem[]
  /** Whether some alias has no anchor in this segment. The anchor may be in another one. */
  readonly hasForeignAlias: boolean
  /** Offset of every group in a list, by its formatted path. */
  readonly itemStarts: ReadonlyMap<string, number>
  readonly rewrittenNumbers: readonly RewrittenNumber[]
  /** Positions of all keys and values; undefined if only the document has them. */
  readonly positions?: Positions | undefined
  /** Cache of the spans that were looked up so far. */
  readonly spans: Map<string, Span>
}

/** A segment without content. */
export function emptySegment(): ParsedSegment {
  return {
    value: undefined,
    problems: [],
    hasForeignAlias: false,
    itemStarts: new Map(),
    rewrittenNumbers: [],
    spans: new Map(),
  }
}

/** A segment that isn't YAML, with its problem. */
export function unreadable(problem: Finding): ParsedSegment {
  return { ...emptySegment(), problems: [{ path: [], ...problem }] }
}
