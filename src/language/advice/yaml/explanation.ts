import type { Document, YAMLParseError } from 'yaml'
import { quoteText } from '../../edit/write.ts'
import type { TextEdit, TextFix } from '../../fix.ts'
import type { ProblemCode } from '../../messages/problemKinds.ts'
import { type Span, shift } from '../../place.ts'
import type { Path } from '../../plain.ts'
import type { Words } from '../rule.ts'
import { type Line, lineAt } from './lines.ts'

/** A problem at a place of a text. */
export interface Finding {
  readonly code: ProblemCode
  readonly span: Span
  readonly message: string
  readonly hint: string
  readonly fix?: TextFix
}

export function finding(code: ProblemCode, span: Span, message: string, hint: string, edit?: TextEdit): Finding {
  return { code, span, message, hint, ...(edit !== undefined && { fix: { edits: [edit] } }) }
}

/** A finding in a part of a text, as words about the place in the whole text. */
export function toWords({ span, fix, ...words }: Finding, path: Path, partStart: number): Words {
  const move = (edits: readonly TextEdit[]) => edits.map((edit) => shift(edit, partStart))
  return {
    ...words,
    at: { path, span: shift(span, partStart) },
    ...(fix && { fix: { kind: 'edit', edits: move(fix.edits), otherwise: (fix.otherwise ?? []).map(move) } }),
  }
}

/** Alternative fixes, the most likely first. They haven't been tried yet. */
export type FixChoices = readonly (readonly TextEdit[])[]

/** A problem with ways to fix it; the first one that leaves a readable text is its fix. */
export interface Explanation extends Omit<Finding, 'fix'> {
  readonly choices?: FixChoices
  /** Set if lines don't line up. More of the file may show which line is in the wrong column. */
  readonly isAboutIndent?: boolean
}

/** Where the parser gave up. */
export interface Spot {
  readonly text: string
  readonly document: Document.Parsed
  readonly code: YAMLParseError['code']
  readonly errorAt: number
  /** What the parser points at, within the text. */
  readonly span: Span
  readonly line: Line
  /** The brace or bracket that the parser found to be open. */
  readonly openBracket: Span | undefined
  /** Set if lines don't fit together, outside of braces and brackets. */
  readonly isAboutLines: boolean
}

export function explanation(span: Span, message: string, hint: string, choices: FixChoices = []): Explanation {
  return { code: 'yaml-syntax', span, message, hint, choices }
}

/** The line of a place, and the one above it. */
export function lineAndAbove({ text, line }: Spot): readonly Line[] {
  return line.start === 0 ? [line] : [line, lineAt(text, line.start - 1)]
}

export function insertion(at: number, text: string): FixChoices {
  return [[{ start: at, end: at, text }]]
}

export function replacement(span: Span, text: string): FixChoices {
  return [[{ ...span, text }]]
}

/** Puts a value in quotes, unless ` #` in it may start a comment: then the end of the text is unclear. */
export function quotation(span: Span, value: string): FixChoices {
  return / #/.test(value) ? [] : replacement(span, quoteText(value))
}

/** A line in which each text in quotes is replaced by as many underscores. */
export function withoutQuoted(line: string): string {
  return line.replaceAll(/"(?:[^"\\]|\\.)*"|(?<=[\s:,[{])'(?:[^']|'')*'/g, (quoted) => '_'.repeat(quoted.length))
}
