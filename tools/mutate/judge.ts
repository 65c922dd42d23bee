import { createLineIndex, type Diagnostic } from '../../src/index.ts'
import type { Answer, Failure } from './createChecker.ts'
import type { Mutation } from './mutation.ts'

/** What was right about one answer; `suggestion` is undefined if the mutation has none. */
export interface Verdict {
  readonly refused: boolean
  readonly file: boolean
  readonly line: boolean
  readonly column: boolean
  readonly one: boolean
  readonly suggestion: boolean | undefined
  readonly trace: boolean
  readonly timeOut: boolean
  readonly milliseconds: number
  readonly megabytes: number
}

const unanswered: Verdict = {
  refused: false,
  file: false,
  line: false,
  column: false,
  one: false,
  suggestion: false,
  trace: false,
  timeOut: false,
  milliseconds: 0,
  megabytes: 0,
}

/** The verdict on an answer; undefined if the mutation left a valid site, as it may. */
export function judge(mutation: Mutation, answer: Answer | Failure): Verdict | undefined {
  if (typeof answer === 'string') {
    return { ...unanswered, trace: answer === 'crash', timeOut: answer === 'time-out' }
  }
  const { isSite, errors, printed, milliseconds, megabytes } = answer
  if (isSite && mutation.mayBeValid === true) return undefined
  const [first] = errors
  if (first === undefined) return { ...unanswered, milliseconds, megabytes }
  const { suggestion } = mutation
  return {
    refused: !isSite,
    file: printed.startsWith(`site.yaml:${first.start.line}:${first.start.column}  PW`),
    ...judgePlace(mutation, first),
    one: errors.length === 1,
    suggestion: suggestion === undefined ? undefined : (first.suggestions ?? first.missing)?.[0] === suggestion,
    trace: /^\s+at .+[:(]|\b[A-Z]\w*Error:|node_modules/m.test(printed),
    timeOut: false,
    milliseconds,
    megabytes,
  }
}

function judgePlace({ bytes, at, isArea }: Mutation, { start }: Diagnostic) {
  const text = new TextDecoder().decode(bytes)
  const lines = createLineIndex(text)
  const [from, to] = [lines.locate(at.start), lines.locate(at.end)]
  if (isArea === true) {
    const line = start.line >= from.line && start.line <= to.line
    return { line, column: line && (start.line > from.line || start.column >= from.column) }
  }
  const line = start.line === from.line
  // In a quoted text, both the quote and the first letter are right.
  const quote = /["']/.test(text.charAt(at.start)) ? 1 : 0
  return { line, column: line && [from.column, from.column + quote].includes(start.column) }
}
