import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../diagnostic.ts'
import { formatReport } from './formatReport.ts'

const at = (line: number, diagnostic: Pick<Diagnostic, 'severity' | 'code' | 'message'>): Diagnostic => ({
  ...diagnostic,
  file: 'site.yaml',
  start: { line, column: 1 },
  end: { line, column: 2 },
  path: '',
})
const notice = (line: number, code: Diagnostic['code']) =>
  at(line, { severity: 'notice', code, message: `Notice on line ${line}` })
const diagnostics = [
  at(1, { severity: 'error', code: 'unknown-key', message: 'An error' }),
  at(2, { severity: 'warning', code: 'pinch-zoom', message: 'A warning' }),
  notice(3, 'sample'),
  ...Array.from({ length: 10 }, (_, index) => notice(4 + index, 'placeholder')),
]
const text = 'a: b\n'.repeat(20)

describe('formatReport', () => {
  it('prints errors and warnings in full and counts notices by kind, the most frequent first', () => {
    const report = formatReport(diagnostics, text)
    expect(report).toContain('An error')
    expect(report).toContain('Warning: A warning')
    expect(report).not.toContain('Notice on line')
    expect(report).toMatch(
      /\n\n10 notices {2}PW070 {2}[^\n]+\n 1 notice {3}PW071 {2}[^\n]+\n1 problem, 1 warning, 11 notices$/,
    )
  })

  it('prints only errors with `--quiet`', () => {
    const report = formatReport(diagnostics, text, 'errors', 'The end')
    expect(report).toContain('An error')
    expect(report).not.toMatch(/Warning|otice/)
    expect(report).toMatch(/\n\nThe end$/)
  })

  it('prints every notice with `--all`', () => {
    expect(formatReport(diagnostics, text, 'all').match(/Notice on line/g)).toHaveLength(11)
  })
})
