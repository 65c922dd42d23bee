import { replacement } from '../fix.ts'
import { didYouMean } from '../messages/hint.ts'
import { severityOf } from '../messages/problemKinds.ts'
import { isPlainObject, type Plain, valueAt, valueAtPath } from '../plain.ts'
import type { NearestDeclaration, RawDiagnostic } from '../rawDiagnostic.ts'
import { changedStep } from './changedStep.ts'

/**
 * If a name is used but not declared, and a similar name is declared but not used, then the declaration has the typo
 * and is reported instead. If the name is used only once, the spelling of its words elsewhere in the file decides
 * which of the two is right.
 */
export function relocateToDeclaration(
  problems: readonly RawDiagnostic[],
  text: string,
  site: Plain | undefined,
): readonly RawDiagnostic[] {
  if (problems.every((problem) => problem.nearest === undefined && stepOf(problem) === undefined))
    return problems
  const counts = countWords(text)
  return problems.map((problem) => {
    const nearest = [problem.nearest, misspelledEntry(problem, counts, site)].find(
      (declared) => declared !== undefined && isMisspelled(declared, counts),
    )
    if (nearest === undefined) return problem
    const { at, name, asked } = nearest
    return {
      code: at.part === 'key' ? 'unknown-key' : problem.code,
      at,
      message: `Nothing uses \`${name}\`, but \`${asked}\` is used and does not exist.`,
      ...didYouMean(asked),
      ...replacement(name, asked),
      spoils: [problem.at.path],
      related: { message: `\`${asked}\` is used`, at: problem.at },
    }
  })
}

/** The misspelled entry of a collection, if its name is a value of a parameter and can't be found: booking.mussic. */
function misspelledEntry(
  problem: RawDiagnostic,
  { names }: Counts,
  site: Plain | undefined,
): NearestDeclaration | undefined {
  const steps = stepOf(problem)
  const content = valueAt(site, 'content')
  if (steps === undefined || !isPlainObject(content)) return undefined
  const [from, to] = steps
  const [name, asked] = names.get(from) === 1 ? [from, to] : [to, from]
  const owners = Object.keys(content).filter((key) => valueAtPath(content, [key, name]) !== undefined)
  const [owner] = owners
  if (owner === undefined || owners.length > 1 || names.get(name) !== 1) return undefined
  return { at: { path: ['content', owner, name], part: 'key' }, name, asked }
}

/** The only step in which the name that was looked up differs from the nearest one, as written in each. */
function stepOf({ code, fix }: RawDiagnostic): readonly [string, string] | undefined {
  if (severityOf(code) !== 'error' || !code.startsWith('unknown-') || fix?.kind !== 'replace')
    return undefined
  return changedStep(String(fix.from), String(fix.to), /[./#{}]/)
}

function isMisspelled({ name, asked }: NearestDeclaration, { names, words }: Counts): boolean {
  if (names.get(name) !== 1) return false
  if ((names.get(asked) ?? 0) > 1) return true
  const [declared, wanted] = [wordsOf(name), wordsOf(asked)]
  const isOdd = (word: string, others: readonly string[]): boolean =>
    !others.includes(word) && (words.get(word) ?? 0) <= 1
  return (
    declared.length === wanted.length &&
    declared.some((word) => isOdd(word, wanted)) &&
    !wanted.some((word) => isOdd(word, declared))
  )
}

type Counts = ReturnType<typeof countWords>

/** How often each name is in a text, and each word that names consist of. */
function countWords(text: string) {
  const names = [...text.matchAll(/[A-Za-z][\w-]*/g)].map(([name]) => name)
  return { names: countEach(names), words: countEach(names.flatMap(wordsOf)) }
}

function countEach(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The words of a name, in small letters: try-voice-agent and tryVoiceAgent have three. */
function wordsOf(name: string): readonly string[] {
  return name.split(/[-_]|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
}
