import { type Diagnostic, inFileOrder } from '../diagnostic.ts'
import { problemKinds, severityOf } from '../messages/problemKinds.ts'

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
  const acceptances = readAcceptances(text)
  const byTarget = new Map<number, Acceptance[]>()
  for (const acceptance of acceptances) {
    byTarget.set(acceptance.target, [...(byTarget.get(acceptance.target) ?? []), acceptance])
  }
  const used = new Set<Acceptance>()
  const remaining = diagnostics.filter((diagnostic) => {
    const there = byTarget.get(diagnostic.start.line) ?? []
    const match = there.find((acceptance) => accepts(acceptance, diagnostic))
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

/** Looks at the lines alone that may have such a comment: a site file can have hundreds of thousands. */
function readAcceptances(text: string): readonly Acceptance[] {
  const acceptances: Acceptance[] = []
  let line = 1
  let counted = 0
  for (const { index } of text.matchAll(/check:\s*accept/gi)) {
    // The first comment of a line is the one that counts.
    if (index < counted) continue
    const start = text.lastIndexOf('\n', index) + 1
    const end = endOfLine(text, start)
    line += countLines(text.slice(counted, start))
    counted = start
    const found = readAcceptance(text.slice(start, end), line, () => linesToNext(text, end))
    if (found === undefined) continue
    acceptances.push(found)
    line++
    counted = end + 1
  }
  return acceptances
}

function readAcceptance(text: string, line: number, toNext: () => number): Acceptance | undefined {
  const match = comment.exec(text)
  if (match?.groups === undefined) return undefined
  const { code = '', reason = '' } = match.groups
  const isAlone = text.slice(0, match.index).trim() === ''
  return { code, reason, line, column: match.index + 1, target: line + (isAlone ? toNext() : 0) }
}

/** How many lines below the end of one the next line is that has more than a comment; 0 where there is none. */
function linesToNext(text: string, from: number): number {
  let lines = 1
  for (let start = from + 1; start <= text.length; lines++) {
    const end = endOfLine(text, start)
    if (!/^\s*(#|$)/.test(text.slice(start, end))) return lines
    start = end + 1
  }
  return 0
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end === -1 ? text.length : end
}

function countLines(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return lines
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
