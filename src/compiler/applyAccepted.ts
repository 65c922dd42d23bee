import { type Diagnostic, inFileOrder } from './diagnostic.ts'
import { problemKinds, severityOf } from './problemKinds.ts'

/** A comment `# check: accept PW076, visitors come from a campaign`. */
interface Acceptance {
  /** Id or kind of problem, as it is written. */
  readonly code: string
  readonly reason: string
  /** 1-based line and column of the comment. */
  readonly line: number
  readonly column: number
  /** Line whose warnings and notices it accepts: its own, or the next one with something else than a comment. */
  readonly target: number
}

const comment = /(?<=^|\s)#\s*check:\s*accept\b[ \t]*(?<code>[\w-]*)[ \t]*[,:]?[ \t]*(?<reason>.*?)\s*$/i

/**
 * Takes out the warnings and notices that a comment on their line, or right above it, accepts with a reason. A comment that
 * accepts nothing, or gives no reason, becomes a diagnostic itself; errors can't be accepted.
 */
export function applyAccepted(
  diagnostics: readonly Diagnostic[],
  file: string,
  text: string,
): readonly Diagnostic[] {
  if (!/check:\s*accept/i.test(text)) return diagnostics
  const acceptances = readAcceptances(text.split(/\r?\n/))
  const used = new Set<Acceptance>()
  const remaining = diagnostics.filter((diagnostic) => {
    const match = acceptances.find((acceptance) => accepts(acceptance, diagnostic))
    if (match === undefined) return true
    used.add(match)
    return false
  })
  const hasErrors = remaining.some(({ severity }) => severity === 'error')
  const own = acceptances.flatMap((acceptance) => {
    if (acceptance.reason === '') return [withoutReason(acceptance, file)]
    // With errors in the file, warnings were not looked for in full.
    return used.has(acceptance) || hasErrors ? [] : [withoutEffect(acceptance, file, remaining)]
  })
  return own.length === 0 ? remaining : [...remaining, ...own].sort(inFileOrder)
}

function accepts({ code, reason, target }: Acceptance, diagnostic: Diagnostic): boolean {
  const { severity, start } = diagnostic
  const names: readonly string[] = [diagnostic.code, problemKinds[diagnostic.code].id]
  return severity !== 'error' && reason !== '' && target === start.line && names.includes(code)
}

function readAcceptances(lines: readonly string[]): readonly Acceptance[] {
  return lines.flatMap((line, index) => {
    const match = comment.exec(line)
    if (match?.groups === undefined) return []
    const { code = '', reason = '' } = match.groups
    const isAlone = line.slice(0, match.index).trim() === ''
    const below = lines.findIndex((other, at) => at > index && !/^\s*(#|$)/.test(other))
    const target = isAlone ? (below === -1 ? index : below) : index
    return [{ code, reason, line: index + 1, column: match.index + 1, target: target + 1 }]
  })
}

function withoutReason(acceptance: Acceptance, file: string): Diagnostic {
  return diagnosticAt(acceptance, file, {
    code: 'accept-without-reason',
    message: 'This comment accepts a warning and does not say why.',
    hint: `Write the reason behind it: \`# check: accept ${acceptance.code || 'PW000'}, because …\`.`,
  })
}

function withoutEffect(acceptance: Acceptance, file: string, remaining: readonly Diagnostic[]): Diagnostic {
  const { code, target } = acceptance
  const there = remaining.filter(({ start, severity }) => severity !== 'error' && start.line === target)
  const codes = [...new Set(there.map((diagnostic) => `\`${problemKinds[diagnostic.code].id}\``))].join(', ')
  return diagnosticAt(acceptance, file, {
    code: 'nothing-to-accept',
    message: `There is no warning \`${code}\` on line ${target} to accept.`,
    hint: codes === '' ? 'Remove the comment.' : `There is ${codes}.`,
  })
}

function diagnosticAt(
  { line, column }: Acceptance,
  file: string,
  words: Pick<Diagnostic, 'code' | 'message' | 'hint'>,
): Diagnostic {
  const severity = severityOf(words.code)
  return { severity, ...words, file, start: { line, column }, end: { line, column: column + 1 }, path: '' }
}
