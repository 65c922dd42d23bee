import type { ProblemCode } from '../messages/problemKinds.ts'
import { formatPath, type Plain } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { severityOf } from '../severity.ts'
import { breakingKinds, createBrokenValues, nestingValue, readsOf } from './brokenValues.ts'

/**
 * Keeps one problem per mistake. A problem is a follow-up if it is about a broken value, or about something that was
 * looked up in one: another problem reports that value.
 */
export function dropFollowUps(problems: readonly RawDiagnostic[], site: Plain | undefined): readonly RawDiagnostic[] {
  const broken = createBrokenValues(site)
  const inOrder = problems
    .filter((problem) => !isNestedInWrongValue(problem, problems))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const causes = new Set<RawDiagnostic>()
  for (const problem of inOrder) {
    const isFollowUp = broken.contains(problem.at.path) || readsOf(problem).some(broken.breaks)
    if (!isFollowUp) causes.add(problem)
    // A follow-up of a follow-up has the same cause, so follow-ups are added, too.
    if (severityOf(problem.code) === 'error') broken.add(problem)
  }
  const others = [...causes].filter(({ code, at }) => !aboutCharacters.has(code) && at.path.length > 0)
  const places = new Set(others.map(placeOf))
  return problems.filter(
    (problem) => causes.has(problem) && !(aboutCharacters.has(problem.code) && places.has(placeOf(problem))),
  )
}

/** Whether a value is nested too deeply, or unreadable, in a larger one that is wrong as a whole. */
function isNestedInWrongValue({ code, at }: RawDiagnostic, problems: readonly RawDiagnostic[]): boolean {
  if (code !== 'too-deep' && code !== 'yaml-syntax') return false
  const nesting = code === 'too-deep' ? nestingValue(at.path) : at.path
  return problems.some(({ code, at: { path }, reads }) => {
    const isLarger = path.length < nesting.length && path.every((key, index) => key === nesting[index])
    return code === 'wrong-type' && reads === undefined && isLarger
  })
}

function rankOf({ code, reads, pieces }: RawDiagnostic): number {
  // A key that may be missing only because something else is wrong.
  if (code === 'missing-key' && reads !== undefined) return breakingKinds.length
  // Both can be about the same mistake, so they have the same rank.
  const rank = breakingKinds.indexOf(code === 'rewritten-number' ? 'wrong-type' : code)
  if (rank !== -1) return rank
  return breakingKinds.length + (pieces === undefined ? 1 : 2)
}

/** Codes about characters. They are dropped if their text has to be rewritten anyway. */
const aboutCharacters: ReadonlySet<ProblemCode> = new Set(['control-character', 'curly-quotes', 'three-decimals'])

function placeOf({ at }: RawDiagnostic): string {
  return formatPath(at.path)
}
