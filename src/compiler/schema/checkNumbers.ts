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
 * Reports numbers that are probably meant differently. Shared content has no schema, so a number there must be read the
 * way it is written. A period before three digits separates thousands in many countries.
 *
 * @param found What is reported already.
 */
export function checkNumbers(
  rewritten: readonly RewrittenNumber[],
  found: readonly RawDiagnostic[],
): readonly RawDiagnostic[] {
  const known = new Set(found.map(({ at }) => keyOf(at.path)))
  const unclear = rewritten.filter(({ path, source }) => threeDecimals.test(source) && !known.has(keyOf(path)))
  return [...checkContent(rewritten.filter((number) => !unclear.includes(number))), ...unclear.map(ask)]
}

function ask({ path, span, source, value }: RewrittenNumber): RawDiagnostic {
  const thousands = source.replace('.', '')
  return {
    code: 'three-decimals',
    at: { path, span },
    message: `\`${source}\` is read as ${value}: the period of a number comes before its decimals.`,
    hint: `Write ${thousands} if it separates thousands. ${
      source === String(value) ? 'If the decimals are meant, accept this.' : `Otherwise, write ${value}.`
    }`,
    suggestions: [thousands],
  }
}

function checkContent(rewritten: readonly RewrittenNumber[]): readonly RawDiagnostic[] {
  return rewritten
    .filter(({ path, source }) => path[0] === 'content' && !source.includes(','))
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
