import { type Document, parseDocument } from 'yaml'
import type { Path, Plain } from '../plain.ts'
import type { Span } from '../problem.ts'
import type { ProblemCode } from '../problemKinds.ts'
import { explainYamlError } from './explainYamlError.ts'
import { maxDepth, tooDeepWords, toPlain } from './toPlain.ts'

/** A problem inside a segment; its span and path are relative to the segment. */
export interface SegmentProblem {
  readonly code: ProblemCode
  readonly path: Path
  readonly span: Span
  readonly message: string
  readonly hint?: string
  readonly related?: { readonly message: string; readonly path: Path; readonly span: Span }
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
  /** Offset of every item of a list called `blocks`, by its formatted path. */
  readonly blockStarts: ReadonlyMap<string, number>
  readonly rewrittenNumbers: readonly RewrittenNumber[]
}

/** Reads YAML with everything off that site.yaml does not have, and without throwing for author mistakes. */
export function parseYaml(text: string): Document.Parsed {
  return parseDocument(text, {
    version: '1.2',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  })
}

/** Parses a part of the site file to plain data. Keeps no document: positions are found again on demand. */
export function parseSegment(text: string): ParsedSegment {
  try {
    const document = parseYaml(text)
    const error = document.errors[0]
    if (error === undefined) return toPlain(document, text)
    if (error.code === 'RESOURCE_EXHAUSTION') return unreadable(tooDeep(text))
    return unreadable(explainYamlError(text, error, document))
  } catch (error) {
    // The parser recurses; only absurd nesting can exhaust the stack.
    if (!(error instanceof RangeError)) throw error
    return unreadable(tooDeep(text))
  }
}

function unreadable(problem: Omit<SegmentProblem, 'path'>): ParsedSegment {
  return {
    value: undefined,
    problems: [{ path: [], ...problem }],
    hasForeignAlias: false,
    blockStarts: new Map(),
    rewrittenNumbers: [],
  }
}

function tooDeep(text: string): Omit<SegmentProblem, 'path'> {
  let depth = 0
  let at = 0
  for (; at < text.length && depth <= maxDepth; at++) {
    if (text[at] === '[' || text[at] === '{') depth++
    else if (text[at] === ']' || text[at] === '}') depth--
  }
  const start = depth > maxDepth ? at - 1 : 0
  return { code: 'too-deep', span: { start, end: start + 1 }, ...tooDeepWords }
}
