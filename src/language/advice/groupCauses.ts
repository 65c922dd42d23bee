import type { Span } from '../place.ts'
import { formatPath, groupBy, type Path, type Plain, valueAtPath } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { severityOf } from '../severity.ts'

export interface LocatedProblem {
  readonly problem: RawDiagnostic
  readonly span: Span
}

/** Keeps one problem per place. A problem of shared content would otherwise appear once for each page that uses it. */
export function dropRepeated(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const unique = new Map<string, LocatedProblem>()
  for (const entry of located) {
    const { code, message, elsewhere } = entry.problem
    // Warnings about the site as a whole share a place, and so do problems of other files.
    const isOne = severityOf(code) === 'error' && elsewhere === undefined
    const key = `${isOne ? code : message} ${entry.span.start}`
    if (!unique.has(key)) unique.set(key, entry)
  }
  return [...unique.values()]
}

/**
 * Keeps one problem per cause: if several places look up the same missing value and no similar name exists, only the
 * first place in the file reports it.
 */
export function groupCauses(located: readonly LocatedProblem[], site: Plain | undefined): readonly LocatedProblem[] {
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

/** Path of the outermost missing value on the way to the one looked up; undefined if the place itself has a typo. */
function absentValue({ code, reads, nearest, fix }: RawDiagnostic, site: Plain | undefined): Path | undefined {
  const [read] = reads ?? []
  if (read === undefined || nearest !== undefined || fix !== undefined || !code.startsWith('unknown-')) return undefined
  const [section = ''] = read
  return valueAtPath(site, [section]) === undefined ? [section] : read
}

function reportOnce(group: readonly LocatedProblem[], site: Plain | undefined): readonly LocatedProblem[] {
  const [first, next] = group.toSorted((a, b) => a.span.start - b.span.start)
  if (first === undefined || next === undefined) return group
  const { problem } = first
  // If a whole section is missing, each place looks for something else in it.
  if (absentValue(problem, site)?.length === 1) return [first]
  const { related = { message: 'The next is', at: { ...next.problem.at, span: next.span } } } = problem
  const message = `${problem.message} ${group.length} places use it.`
  return [{ ...first, problem: { ...problem, message, related } }]
}
