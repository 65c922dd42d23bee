import { replacement } from '../fix.ts'
import { didYouMean } from '../messages/hint.ts'
import { severityOf } from '../messages/problemKinds.ts'
import { isPlainObject, type Plain, valueAt, valueAtPath } from '../plain.ts'
import type { NearestDeclaration, RawDiagnostic } from '../rawDiagnostic.ts'
import { changedStep } from './changedStep.ts'

/**
 * A name that is asked for here and there but declared nowhere, next to a declaration that nothing else in the
 * file spells like that: then the declaration has the slip, and the places that ask for it are right. Where it is
 * asked for once, the words that it consists of show which of the two is spelled as elsewhere.
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
      related: { message: `\`${asked}\` is asked for`, at: problem.at },
    }
  })
}

/** The entry of a collection whose name, as a value of a parameter, leads nowhere: booking.mussic. */
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

/** The only step in which what was looked for and what comes nearest to it differ. */
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
