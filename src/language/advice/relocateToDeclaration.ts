import { escapeRegExp } from '../escapeRegExp.ts'
import { replacement } from '../fix.ts'
import { didYouMean } from '../messages/hint.ts'
import { isPlainObject, type Plain, valueAt, valueAtPath } from '../plain.ts'
import type { NearestDeclaration, RawDiagnostic } from '../rawDiagnostic.ts'
import { severityOf } from '../severity.ts'
import { changedStep } from './toTextFix.ts'

/**
 * If a name is used but not declared, and a similar name is declared but not used, then the declaration has the typo
 * and is reported instead, provided that the name is used more than once.
 */
export function relocateToDeclaration(
  problems: readonly RawDiagnostic[],
  text: string,
  site: Plain | undefined,
): readonly RawDiagnostic[] {
  if (problems.every((problem) => problem.nearest === undefined && stepOf(problem) === undefined)) return problems
  const counts = countNames(text)
  return problems.map((problem) => {
    const nearest = [problem.nearest, misspelledEntry(problem, counts, site)].find(
      (declared) => declared !== undefined && counts.get(declared.name) === 1 && isUsedOften(declared, text, counts),
    )
    if (nearest === undefined) return problem
    const { at, name, asked } = nearest
    return {
      code: at.part === 'key' ? 'unknown-key' : problem.code,
      at,
      message: `Nothing uses \`${name}\`, but \`${asked}\` is used and does not exist.`,
      ...didYouMean(asked),
      ...replacement(name, asked),
      ...(at.part === 'key' && { meant: [asked] }),
      spoils: [problem.at.path],
      related: { message: `\`${asked}\` is used`, at: problem.at },
    }
  })
}

/** The misspelled entry of a collection, if its name is a value of a parameter and can't be found: booking.mussic. */
function misspelledEntry(
  problem: RawDiagnostic,
  counts: Counts,
  site: Plain | undefined,
): NearestDeclaration | undefined {
  const steps = stepOf(problem)
  const content = valueAt(site, 'content')
  if (steps === undefined || !isPlainObject(content)) return undefined
  const [from, to] = steps
  const [name, asked] = counts.get(from) === 1 ? [from, to] : [to, from]
  const owners = Object.keys(content).filter((key) => valueAtPath(content, [key, name]) !== undefined)
  const [owner] = owners
  if (owner === undefined || owners.length > 1 || counts.get(name) !== 1) return undefined
  return { at: { path: ['content', owner, name], part: 'key' }, name, asked }
}

/** The only step in which the name that was looked up differs from the nearest one, as written in each. */
function stepOf({ code, fix }: RawDiagnostic): readonly [string, string] | undefined {
  if (severityOf(code) !== 'error' || !code.startsWith('unknown-') || fix?.kind !== 'replace') return undefined
  return changedStep(String(fix.from), String(fix.to), /[./#{}]/)
}

/** Whether a name is in several places. Only in content is each of its words one; others can be words of texts. */
function isUsedOften({ at, asked }: NearestDeclaration, text: string, counts: Counts): boolean {
  if (at.path[0] === 'content') return (counts.get(asked) ?? 0) > 1
  const use = new RegExp(`(?:[{.]|[:,[] *["']?)${escapeRegExp(asked)}(?![\\w-])`, 'g')
  return (text.match(use)?.length ?? 0) > 1
}

type Counts = ReadonlyMap<string, number>

/** How often each name is in a text. */
function countNames(text: string): Counts {
  const counts = new Map<string, number>()
  for (const [name] of text.matchAll(/[A-Za-z][\w-]*/g)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
