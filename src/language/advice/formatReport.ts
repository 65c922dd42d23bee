import type { Diagnostic } from '../diagnostic.ts'
import { type ProblemCode, problemKinds } from '../messages/problemKinds.ts'
import type { Severity } from '../severity.ts'
import { countLine, formatEach } from './formatDiagnostics.ts'

/** Detail of a report: only `errors`, `kinds` of notices with their counts, or `all` diagnostics in full. */
export type ReportDetail = 'errors' | 'kinds' | 'all'

/**
 * Diagnostics as `check` and the development server print them: errors and warnings in full, notices as one line
 * for each kind, and a last line.
 *
 * @param text Text of the site file. The report quotes lines of it.
 * @param lastLine Last line of the report. Default: the number of diagnostics, shown or not.
 */
export function formatReport(
  diagnostics: readonly Diagnostic[],
  text: string,
  detail: ReportDetail = 'kinds',
  lastLine: string = countLine(diagnostics),
): string {
  const inFull = diagnostics.filter(({ severity }) => shownInFull[detail].includes(severity))
  const kinds = detail === 'kinds' ? countKinds(diagnostics) : []
  const end = [...kinds, lastLine].join('\n')
  return inFull.length === 0 ? end : `${formatEach(inFull, text)}\n\n${end}`
}

const shownInFull: Readonly<Record<ReportDetail, readonly Severity[]>> = {
  errors: ['error'],
  kinds: ['error', 'warning'],
  all: ['error', 'warning', 'notice'],
}

/** A line for each kind, such as `36 notices  PW069  Stand-in for an outside service`, the most frequent kind first. */
function countKinds(diagnostics: readonly Diagnostic[]): readonly string[] {
  const counts = new Map<ProblemCode, number>()
  for (const { severity, code } of diagnostics) {
    if (severity === 'notice') counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  const digits = String(sorted[0]?.[1] ?? '').length
  return sorted.map(([code, count]) => {
    const { id, title } = problemKinds[code]
    return `${String(count).padStart(digits)} ${count === 1 ? 'notice ' : 'notices'}  ${id}  ${title}`
  })
}
