import type { Diagnostic } from '../compiler/diagnostic.ts'
import { problemKinds, type Severity } from '../compiler/messages/problemKinds.ts'
import type { SiteCounts } from './siteCounts.ts'

/** What `check --json` prints. Keys may be added; a change of what is there raises `version`. */
export interface CheckResult {
  readonly version: 1
  readonly file: string
  /** Of all diagnostics, whether they are listed or not. */
  readonly counts: Readonly<Record<Severity, number>>
  /** Absent where there are errors. */
  readonly site?: SiteCounts
  readonly diagnostics: readonly CheckDiagnostic[]
}

interface CheckDiagnostic
  extends Pick<Diagnostic, 'severity' | 'path' | 'message' | 'hint' | 'suggestions' | 'context'> {
  /** `PW076`. */
  readonly id: string
  /** `unlinked-page`. */
  readonly kind: string
  /** 1-based place of the first character, and of the character after the last. */
  readonly start: Diagnostic['start']
  readonly end: Diagnostic['end']
  readonly related?: Diagnostic['related']
  /** Whether `check --fix` fixes it. */
  readonly isFixable: boolean
}

/**
 * @param site What the site has; undefined where there are errors.
 * @param isQuiet List only errors.
 */
export function checkResult(
  file: string,
  diagnostics: readonly Diagnostic[],
  site: SiteCounts | undefined,
  isQuiet: boolean,
): CheckResult {
  const count = (severity: Severity) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
  return {
    version: 1,
    file,
    counts: { error: count('error'), warning: count('warning'), notice: count('notice') },
    ...(site !== undefined && { site }),
    diagnostics: diagnostics
      .filter(({ severity }) => !isQuiet || severity === 'error')
      .map(toCheckDiagnostic),
  }
}

function toCheckDiagnostic(diagnostic: Diagnostic): CheckDiagnostic {
  const { severity, code, start, end, path, message, hint, suggestions, context, related, fix } = diagnostic
  return {
    id: problemKinds[code].id,
    kind: code,
    severity,
    start,
    end,
    path,
    message,
    ...(hint !== undefined && { hint }),
    ...(suggestions !== undefined && { suggestions }),
    ...(context !== undefined && { context }),
    ...(related !== undefined && { related }),
    isFixable: fix !== undefined,
  }
}
