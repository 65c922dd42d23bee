import { type Diagnostic, inFileOrder } from '../diagnostic.ts'
import { launchSeverityOf, problemKinds } from '../messages/problemKinds.ts'
import { groupBy } from '../plain.ts'
import { severityOf } from '../severity.ts'
import { commentsIn } from '../yaml/acceptances.ts'
import type { PlacedSource } from './placeIn.ts'

/**
 * Removes the warnings and notices that a comment on their line, or right above it, accepts with a reason. A comment
 * that accepts nothing or gives no reason becomes a diagnostic itself. Errors can't be accepted.
 */
export function applyAccepted(
  diagnostics: readonly Diagnostic[],
  file: string,
  source: PlacedSource,
): readonly Diagnostic[] {
  const acceptances = readAcceptances(source)
  if (acceptances.length === 0) return diagnostics
  const byTarget = groupBy(acceptances, ({ target }) => target)
  const used = new Set<Acceptance>()
  const remaining = diagnostics.filter((diagnostic) => {
    const there = byTarget.get(diagnostic.start.line) ?? []
    const match = there.find((acceptance) => accepts(acceptance, diagnostic))
    if (match !== undefined) used.add(match)
    return match === undefined
  })
  const hasErrors = remaining.some(({ severity }) => severity === 'error')
  const own = acceptances.flatMap((acceptance) => {
    if (acceptance.reason === '') return [withoutReason(acceptance, file)]
    // With errors in the file, some warnings aren't looked for, so a comment can seem to accept nothing.
    return used.has(acceptance) || hasErrors ? [] : [withoutEffect(acceptance, file, remaining)]
  })
  return own.length === 0 ? remaining : [...remaining, ...own].sort(inFileOrder)
}

function accepts({ code, reason, target }: Acceptance, diagnostic: Diagnostic): boolean {
  const { severity, start } = diagnostic
  const names: readonly string[] = [diagnostic.code, problemKinds[diagnostic.code].id]
  return severity !== 'error' && reason !== '' && target === start.line && names.includes(code)
}

function withoutReason(acceptance: Acceptance, file: string): Diagnostic {
  return diagnosticAt(acceptance, file, {
    code: 'accept-without-reason',
    message: 'This comment accepts a warning but doesn’t say why.',
    hint: `Add the reason: \`# check: accept ${acceptance.code || 'PW000'}, because …\`.`,
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

/** A comment `# check: accept PW076, visitors come from a campaign`. */
interface Acceptance {
  /** Id or kind of problem, as written in the comment. */
  readonly code: string
  readonly reason: string
  /** 1-based line and column of the comment. */
  readonly line: number
  readonly column: number
  /** Line whose warnings and notices it accepts: its own, or the next one that isn't a comment. */
  readonly target: number
}

/** The comments of a text that accept something, at most one a line. */
function readAcceptances({ text, lines }: PlacedSource): readonly Acceptance[] {
  return [...commentsIn(text)].map(({ start, end, at, code, reason }) => {
    const isAlone = text.slice(start, start + at).trim() === ''
    const next = isAlone && end < text.length ? nextContent(text, end) : start
    const { line } = lines.locate(start)
    return { code, reason, line, column: at + 1, target: lines.locate(next).line }
  })
}

/** Offset of the next line that isn't a comment; `from` if there is none. */
function nextContent(text: string, from: number): number {
  const content = /\n[^\S\n]*[^\s#]/g
  content.lastIndex = from
  return (content.exec(text)?.index ?? from - 1) + 1
}

/** The same diagnostics, with launch blockers as errors, and errors first. */
export function requireLaunchReady(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics
    .map((diagnostic) => ({ ...diagnostic, severity: launchSeverityOf(diagnostic.code) }))
    .sort(inFileOrder)
}
