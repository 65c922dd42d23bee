import { type Diagnostic, inFileOrder } from '../diagnostic.ts'
import { severityOf } from '../messages/problemKinds.ts'

/** The same diagnostics, with what stands in the way of a launch as errors, and errors first. */
export function requireLaunchReady(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const judged = diagnostics.map((diagnostic) => ({
    ...diagnostic,
    severity: severityOf(diagnostic.code, { isLaunch: true }),
  }))
  return judged.sort(inFileOrder)
}
