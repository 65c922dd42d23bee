import type { Diagnostic } from '../diagnostic.ts'
import { countOf } from '../messages/describe.ts'
import { problemKinds } from '../messages/problemKinds.ts'
import type { Severity } from '../severity.ts'

const frameWidth = 100
const linesAround = 1

/**
 * Diagnostics as text for people: for each its place and code, the message, the hint, and the lines with carets; at
 * the end, their number.
 *
 * @param text Text of the site file. The output quotes lines of it.
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], text: string): string {
  if (diagnostics.length === 0) return ''
  return `${formatEach(diagnostics, text)}\n\n${countLine(diagnostics)}`
}

/** The same without the last line. */
export function formatEach(diagnostics: readonly Diagnostic[], text: string): string {
  const lines = text.split(/\r?\n/)
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, lines)).join('\n\n')
}

const nouns: readonly (readonly [Severity, string])[] = [
  ['error', 'problem'],
  ['warning', 'warning'],
  ['notice', 'notice'],
]

/** `3 problems, 1 notice`. */
export function countLine(diagnostics: readonly Diagnostic[]): string {
  return nouns
    .flatMap(([severity, noun]) => {
      const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
      return count === 0 ? [] : [countOf(count, noun)]
    })
    .join(', ')
}

function formatDiagnostic(diagnostic: Diagnostic, lines: readonly string[]): string {
  const { file, start, path, code, severity, message, hint, context, related } = diagnostic
  const { id } = problemKinds[code]
  const place = `${file}:${start.line}:${start.column}  ${id}${path === '' ? '' : `  ${path}`}`
  const other = related ? [`${related.message} at ${file}:${related.start.line}:${related.start.column}.`] : []
  if (severity !== 'error') {
    const word = severity === 'warning' ? 'Warning' : 'Notice'
    return [place, `${word}: ${message}`, ...other, hint].filter(Boolean).join('\n')
  }
  const where = [...(context === undefined ? [] : [`In ${context}.`]), ...other]
  const head = [place, message, hint].filter((line) => line !== undefined).join('\n')
  return [head, codeFrame(diagnostic, lines), where.join('\n')].filter((part) => part !== '').join('\n\n')
}

/** The line of the problem between its neighbors, with carets below; long lines are cut around the problem. */
function codeFrame(diagnostic: Diagnostic, lines: readonly string[]): string {
  const { start, isElsewhere, text } = diagnostic
  if (isElsewhere && text === undefined) return ''
  if (text !== undefined) {
    const { text: _, isElsewhere: __, ...own } = diagnostic
    return codeFrame(own, text.split(/\r\n?|\n/))
  }
  const line = lines[start.line - 1]
  // A line with NUL is not text in this encoding.
  if (line === undefined || line.includes('\0') || lines.every((text) => text.trim() === '')) return ''
  const cut = start.column > frameWidth - 20 ? start.column - 40 : 0
  const first = Math.max(1, start.line - linesAround)
  const last = Math.min(lines.length, start.line + linesAround)
  const digits = String(last).length
  const frame: string[] = []
  for (let number = first; number <= last; number++) {
    const text = lines[number - 1] ?? ''
    if (number !== start.line && (cut > 0 || text.trim() === '')) continue
    frame.push(`  ${String(number).padStart(digits)} | ${cutLine(text, cut)}`.trimEnd())
    if (number === start.line) frame.push(`  ${' '.repeat(digits)} | ${carets(line, diagnostic, cut)}`)
  }
  return frame.join('\n')
}

function cutLine(text: string, cut: number): string {
  const shown = text.slice(cut, cut + frameWidth)
  const visible = printable(cut > 0 && text.length > cut ? `…${shown.slice(1)}` : shown)
  return text.length > cut + frameWidth ? `${visible}…` : visible
}

function carets(line: string, { start, end }: Diagnostic, cut: number): string {
  const from = start.column - 1
  const to = end.line === start.line ? end.column - 1 : line.length
  const before = printable(line.slice(cut, from))
  const marked = Math.min(
    Math.max(1, [...line.slice(from, Math.min(to, from + 2 * frameWidth))].length),
    frameWidth - (from - cut),
  )
  return `${' '.repeat([...before].length)}${'^'.repeat(Math.max(1, marked))}`
}

/** Tabs and control characters would move or hide what follows. */
function printable(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(/\p{Cc}/gu, '·')
}
