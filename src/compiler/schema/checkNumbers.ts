import type { Path } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { RewrittenNumber } from '../yaml/segment.ts'

/** Puts the digits that the author wrote into hints about quotes: "+1 555", not 1555. */
export function quoteNumbers(
  problems: readonly RawDiagnostic[],
  rewritten: readonly RewrittenNumber[],
): readonly RawDiagnostic[] {
  if (rewritten.length === 0) return problems
  const byPath = new Map(rewritten.map((number) => [keyOf(number.path), number]))
  return problems.map((problem) => {
    const number = problem.fix?.kind === 'quote' ? byPath.get(keyOf(problem.at.path)) : undefined
    if (number === undefined) return problem
    return {
      ...problem,
      message: `Without quotes, \`${number.source}\` is the number ${number.value}, but \`${String(number.path.at(-1))}\` must be text.`,
      hint: `Put it in quotes: "${number.source}".`,
      suggestions: [number.source],
    }
  })
}

/** Shared content has no schema, so a number there must be read the way it is written. */
export function checkNumbers(rewritten: readonly RewrittenNumber[]): readonly RawDiagnostic[] {
  return rewritten
    .filter(({ path }) => path[0] === 'content')
    .map(({ path, span, source, value }) => ({
      code: 'rewritten-number',
      at: { path, span },
      message: `Without quotes, \`${source}\` is the number ${value}.`,
      hint: `Where a key takes a number from here, such as a price, write ${value}. To show the digits as written in a text, put them in quotes: "${source}".`,
      suggestions: [source],
    }))
}

function keyOf(path: Path): string {
  return JSON.stringify(path)
}
