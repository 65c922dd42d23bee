import { formatPath } from '../../plain.ts'
import type { RawDiagnostic } from '../../rawDiagnostic.ts'
import type { RewrittenNumber } from '../../yaml/segment.ts'

/** Puts the digits that the author wrote into hints about quotes: "+1 555", not 1555. */
export function quoteNumbers(
  problems: readonly RawDiagnostic[],
  rewritten: readonly RewrittenNumber[],
): readonly RawDiagnostic[] {
  const byPath = new Map(rewritten.map((number) => [formatPath(number.path), number]))
  return problems.map((problem) => {
    const number = problem.fix?.kind === 'quote' ? byPath.get(formatPath(problem.at.path)) : undefined
    if (number === undefined) return problem
    const { source, value, path } = number
    const message = `Without quotes, \`${source}\` is the number ${value}, but \`${String(path.at(-1))}\` must be text.`
    return { ...problem, message, hint: `Put it in quotes: "${source}".`, suggestions: [source] }
  })
}
