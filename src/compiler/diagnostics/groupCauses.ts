import { severityOf } from '../messages/problemKinds.ts'
import type { Span } from '../place.ts'
import { formatPath, groupBy, type Path, type Plain, valueAtPath } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'

export interface LocatedProblem {
  readonly problem: RawDiagnostic
  readonly span: Span
}

/** One problem per place: shared content shows the same one on several pages. */
export function dropRepeated(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const unique = new Map<string, LocatedProblem>()
  for (const entry of located) {
    const { code, message } = entry.problem
    // Warnings about the site as a whole share a place.
    const key = `${severityOf(code) === 'error' ? code : message} ${entry.span.start}`
    if (!unique.has(key)) unique.set(key, entry)
  }
  return [...unique.values()]
}

/**
 * One problem per cause: what several places look up and nothing is near to is absent once. The first place in the
 * file reports it.
 */
export function groupCauses(
  located: readonly LocatedProblem[],
  site: Plain | undefined,
): readonly LocatedProblem[] {
  const groups = groupBy(located, ({ problem }) => {
    const cause = absentValue(problem, site)
    // Every page has ids of its own.
    const page = cause?.includes('**') ? problem.at.path.slice(0, 2) : []
    return cause && formatPath([...cause, ...page])
  })
  const grouped = new Set([...groups.values()].flat())
  return [
    ...located.filter((entry) => !grouped.has(entry)),
    ...[...groups.values()].flatMap((group) => reportOnce(group, site)),
  ]
}

/** The outermost absent value on the way to what a problem looked up; none where the place has a slip of its own. */
function absentValue(
  { code, reads, nearest, fix }: RawDiagnostic,
  site: Plain | undefined,
): Path | undefined {
  const [read] = reads ?? []
  if (read === undefined || nearest !== undefined || fix !== undefined || !code.startsWith('unknown-'))
    return undefined
  const [section = ''] = read
  return valueAtPath(site, [section]) === undefined ? [section] : read
}

function reportOnce(group: readonly LocatedProblem[], site: Plain | undefined): readonly LocatedProblem[] {
  const [first, next] = group.toSorted((a, b) => a.span.start - b.span.start)
  if (first === undefined || next === undefined) return group
  const { problem } = first
  // Where a whole section is absent, each place looks for something else in it.
  if (absentValue(problem, site)?.length === 1) return [first]
  const { related = { message: 'The next is', at: { ...next.problem.at, span: next.span } } } = problem
  const message = `${problem.message} ${group.length} places ask for it.`
  return [{ ...first, problem: { ...problem, message, related } }]
}
