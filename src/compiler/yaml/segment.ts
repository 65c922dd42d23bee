import type { TextEdit, TextFix } from '../fix.ts'
import type { ProblemCode } from '../messages/problemKinds.ts'
import type { Span } from '../place.ts'
import type { Path, Plain } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { Positions } from './positions.ts'

/** A problem inside a segment; its span and path are relative to the segment. */
export interface SegmentProblem extends Pick<RawDiagnostic, 'code' | 'message' | 'hint'> {
  readonly path: Path
  readonly span: Span
  readonly related?: { readonly message: string; readonly path: Path; readonly span: Span }
  readonly fix?: TextFix
  /** A line that does not line up with those around it: more of the file can show which one is to blame. */
  readonly isAboutIndent?: boolean
}

/** A problem whose path is known where it is reported. */
export type Finding = Omit<SegmentProblem, 'path'>

export function finding(
  code: ProblemCode,
  span: Span,
  message: string,
  hint: string,
  edit?: TextEdit,
): Finding {
  return { code, span, message, hint, ...(edit !== undefined && { fix: { edits: [edit] } }) }
}

/** A number that YAML reads differently from how it is written: 1.10, +1555, 007. */
export interface RewrittenNumber {
  readonly path: Path
  readonly span: Span
  readonly source: string
  readonly value: number
}

export interface ParsedSegment {
  /** Undefined where the text is not YAML. */
  readonly value: Plain | undefined
  readonly problems: readonly SegmentProblem[]
  /** Some alias has no anchor in this segment: it may be in another one. */
  readonly hasForeignAlias: boolean
  /** Offset of every group in a list, by its formatted path. */
  readonly itemStarts: ReadonlyMap<string, number>
  readonly rewrittenNumbers: readonly RewrittenNumber[]
  /** Where everything is; undefined if only the document can tell. */
  readonly positions?: Positions | undefined
  /** Spans that were asked for, by what was asked; grows as they are. */
  readonly spans: Map<string, Span>
}

/** A segment of which nothing was read. */
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

/** A segment that is not YAML, with what is wrong with it. */
export function unreadable(problem: Finding): ParsedSegment {
  return { ...emptySegment(), problems: [{ path: [], ...problem }] }
}
