import { replacement, type Scalar } from '../fix.ts'
import { formatPath, type Plain, valueAtPath } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { severityOf } from '../severity.ts'

/** Explains errors at a text in curly quotes: YAML reads such quotes as letters of the text. */
export function blameCurlyQuotes(
  problems: readonly RawDiagnostic[],
  site: Plain | undefined,
): readonly RawDiagnostic[] {
  const quoted = new Set(problems.filter(({ code }) => code === 'curly-quotes').map(({ at }) => formatPath(at.path)))
  if (quoted.size === 0) return problems
  return problems.map((problem) => {
    const { at, code } = problem
    if (severityOf(code) !== 'error' || !quoted.has(formatPath(at.path))) return problem
    const value = valueAtPath(site, at.path)
    const isWhole = 'part' in at && at.part === 'value' && (at.piece ?? value) === value
    if (typeof value !== 'string' || !isWhole) return problem
    const meant = withoutQuotes(value, code === 'wrong-type')
    const written = typeof meant === 'string' ? `"${meant}" with straight quotes` : `${meant} without quotes`
    const hint = `Write ${written}: curly ones are a part of the text.`
    return { ...problem, hint, suggestions: [String(meant)], ...replacement(value, meant) }
  })
}

function withoutQuotes(value: string, isOtherType: boolean): Scalar {
  const text = value.slice(1, -1)
  return isOtherType && /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(text) ? JSON.parse(text) : text
}
