import type { Fact } from '../fact.ts'
import type { Path } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { type RewrittenNumber, threeDecimals } from '../yaml/segment.ts'

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
    const { source, span } = number
    if (source.includes(',')) {
      const text = `"${source}"`
      const message = `Inside braces a comma ends a value: \`${source}\` is cut in two.`
      const fix = { kind: 'edit', edits: [{ ...span, text }] } as const
      return { ...problem, message, hint: `Put it in quotes: ${text}.`, suggestions: [source], fix }
    }
    return {
      ...problem,
      message: `Without quotes, \`${number.source}\` is the number ${number.value}, but \`${String(number.path.at(-1))}\` must be text.`,
      hint: `Put it in quotes: "${number.source}".`,
      suggestions: [number.source],
    }
  })
}

/**
 * Notes numbers that are probably meant differently. Shared content has no schema, so a number there must be read the way
 * it is written. A period before three digits separates thousands in many countries.
 *
 * @param found What is noted already.
 */
export function checkNumbers(rewritten: readonly RewrittenNumber[], found: readonly RawDiagnostic[]): readonly Fact[] {
  const known = new Set(found.map(({ at }) => keyOf(at.path)))
  return rewritten.flatMap(({ path, span, source, value }): Fact[] => {
    const isUnclear = threeDecimals.test(source) && !known.has(keyOf(path))
    if (isUnclear) return [{ kind: 'three-decimals', at: { path, span }, data: { source, value } }]
    if (path[0] !== 'content' || source.includes(',')) return []
    return [{ kind: 'rewritten-number', at: { path, span }, data: { source, value } }]
  })
}

function keyOf(path: Path): string {
  return JSON.stringify(path)
}
