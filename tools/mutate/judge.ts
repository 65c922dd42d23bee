import { createLineIndex, type Diagnostic } from '../../src/index.ts'
import type { Answer } from './createChecker.ts'
import type { Mutation } from './mutation.ts'

/** What was right about one answer; `suggestion` is undefined if the mutation has none. */
export interface Verdict {
  readonly refused: boolean
  readonly file: boolean
  readonly line: boolean
  readonly column: boolean
  readonly one: boolean
  readonly suggestion: boolean | undefined
  /** The answer has a stack trace. */
  readonly trace: boolean
  readonly milliseconds: number
}

/** A mistake and the verdict on what the checker said about it. */
export interface Judged {
  readonly kind: string
  readonly what: string
  readonly verdict: Verdict
}

/** Called with each verdict as it comes, what it is about, and how many there are. */
export type OnJudged = (judged: Judged, mutation: Mutation, answer: Answer, total: number) => void

export interface Diagnosis {
  readonly judged: readonly Judged[]
  /** Number of mutations that are right as they are, by kind. */
  readonly skipped: ReadonlyMap<string, number>
  /** The kinds that the site has no place for. */
  readonly unplaced: ReadonlySet<string>
}

/** Collects verdicts; without one, a mutation counts as skipped. */
export function createTally(onJudged: OnJudged = () => {}) {
  const judged: Judged[] = []
  const skipped = new Map<string, number>()
  const unplaced = new Set<string>()
  return {
    unplaced,
    diagnosis: { judged, skipped, unplaced } satisfies Diagnosis,
    add(kind: string, mutation: Mutation, answer: Answer, verdict: Verdict | undefined): void {
      if (verdict === undefined) {
        skipped.set(kind, (skipped.get(kind) ?? 0) + 1)
        return
      }
      const latest = { kind, what: mutation.what, verdict }
      judged.push(latest)
      onJudged(latest, mutation, answer, judged.length)
    },
  }
}

export type Tally = ReturnType<typeof createTally>

/** The verdict on an answer; undefined if the mutation left a valid site, as it may. */
export function judge(mutation: Mutation, answer: Answer): Verdict | undefined {
  const { isSite, printed, milliseconds } = answer
  const { suggestion, isWarning = false, file = 'site.yaml' } = mutation
  const found = isWarning ? answer.warnings : answer.errors
  if (isSite && mutation.mayBeValid === true && found.length === 0) return undefined
  const [first] = found
  // A site has warnings of its own, before those about another file.
  const lines = printed.split('\n').slice(0, isWarning ? undefined : 1)
  return {
    refused: isSite === isWarning && first !== undefined,
    file: lines.some((line) => line.startsWith(`${file}:${first?.start.line}:${first?.start.column}  PW`)),
    ...judgePlace(mutation, first),
    one: found.length === 1,
    suggestion: suggestion === undefined ? undefined : (first?.suggestions ?? first?.missing)?.[0] === suggestion,
    trace: /^\s+at .+[:(]|\b[A-Z]\w*Error:|node_modules/m.test(printed),
    milliseconds,
  }
}

function judgePlace({ bytes, at, isArea }: Mutation, first: Diagnostic | undefined) {
  if (first === undefined) return { line: false, column: false }
  const { start } = first
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

/** What is wrong with an answer, by name. */
export function faultsOf(verdict: Verdict): readonly string[] {
  const judgments = ['refused', 'file', 'line', 'column', 'one', 'suggestion'] as const
  return [...judgments.filter((name) => verdict[name] === false), ...(verdict.trace ? ['trace'] : [])]
}

/** Prints a mistake whose answer is wrong, with the answer. */
export function printFailure(
  file: string,
  { kind, what, verdict }: Judged,
  { bytes, at, file: changed = file }: Mutation,
  { printed }: Answer,
) {
  const faults = [...faultsOf(verdict), ...(verdict.milliseconds >= 1000 ? ['slow'] : [])]
  if (faults.length === 0) return
  const { line } = createLineIndex(new TextDecoder().decode(bytes)).locate(at.start)
  console.log(`\n### ${kind}, ${changed}:${line}: ${what}\nWrong: ${faults.join(', ')}`)
  console.log(printed.slice(0, 1500))
}
