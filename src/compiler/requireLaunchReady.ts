import type { Diagnostic } from './diagnostic.ts'

/** Notices that must be gone before a site meets real visitors. */
const launchCodes = new Set(['stand-in', 'placeholder', 'sample', 'simulated-form'])

/** The same diagnostics, with what stands in the way of a launch as errors, and errors first. */
export function requireLaunchReady(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const judged = diagnostics.map((diagnostic) =>
    launchCodes.has(diagnostic.code) ? { ...diagnostic, severity: 'error' as const } : diagnostic,
  )
  return [...judged].sort(
    (a, b) => rank(a) - rank(b) || a.start.line - b.start.line || a.start.column - b.start.column,
  )
}

function rank({ severity }: Diagnostic): number {
  return severity === 'error' ? 0 : 1
}
