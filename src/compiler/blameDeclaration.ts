import type { NearestDeclaration, Problem } from './problem.ts'
import { replacement } from './repair/repair.ts'

/**
 * A name that is asked for here and there but declared nowhere, next to a declaration that nothing else in the
 * file spells like that: then the declaration has the slip, and the places that ask for it are right.
 */
export function blameDeclaration(problems: readonly Problem[], text: string): readonly Problem[] {
  if (problems.every(({ nearest }) => nearest === undefined)) return problems
  const counts = countWords(text)
  return problems.map((problem) => {
    const { nearest } = problem
    if (nearest === undefined || !isMisspelt(nearest, counts)) return problem
    const { at, name, asked } = nearest
    return {
      code: at.part === 'key' ? 'unknown-key' : problem.code,
      at,
      message: `Nothing asks for \`${name}\`, but \`${asked}\` is asked for and does not exist.`,
      hint: `Did you mean \`${asked}\`?`,
      ...replacement(name, asked),
      related: { message: `\`${asked}\` is asked for`, at: problem.at },
    }
  })
}

function isMisspelt({ name, asked }: NearestDeclaration, counts: ReadonlyMap<string, number>): boolean {
  return counts.get(name) === 1 && (counts.get(asked) ?? 0) > 1
}

function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/[A-Za-z][\w-]*/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
