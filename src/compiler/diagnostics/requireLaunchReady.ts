import { type Diagnostic, inFileOrder } from '../diagnostic.ts'
import { severityOf } from '../messages/problemKinds.ts'

/** The same diagnostics, with launch blockers as errors, and errors first. */
export function requireLaunchReady(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics
    .map((diagnostic) => ({ ...diagnostic, severity: severityOf(diagnostic.code, { isLaunch: true }) }))
    .sort(inFileOrder)
}
