import type { CompiledSite } from '../../schema/model.ts'
import type { Diagnostic } from '../compiler/diagnostic.ts'
import { countOf } from '../compiler/messages/describe.ts'
import { problemKinds, type Severity } from '../compiler/messages/problemKinds.ts'

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

interface SiteCounts {
  readonly pages: number
  readonly blocks: number
  readonly dialogs: number
}

interface CheckDiagnostic
  extends Pick<Diagnostic, 'severity' | 'path' | 'message' | 'hint' | 'suggestions' | 'context'> {
  /** `PW076`. */
  readonly id: string
  /** `unlinked-page`. */
  readonly kind: string
  /** The file, if it isn’t the site file: `public/_headers`. */
  readonly file?: string
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
  const count = (severity: Severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
  return {
    version: 1,
    file,
    counts: { error: count('error'), warning: count('warning'), notice: count('notice') },
    ...(site !== undefined && { site }),
    diagnostics: diagnostics.filter(({ severity }) => !isQuiet || severity === 'error').map(toCheckDiagnostic),
  }
}

function toCheckDiagnostic(diagnostic: Diagnostic): CheckDiagnostic {
  const { severity, code, start, end, path, message, hint, suggestions, context, related, fix } = diagnostic
  const { file, isElsewhere } = diagnostic
  return {
    id: problemKinds[code].id,
    kind: code,
    severity,
    ...(isElsewhere && { file }),
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

export function countSite({ entries }: CompiledSite): SiteCounts {
  const pages = [...entries.values()].flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []))
  return {
    pages: pages.length,
    blocks: pages.reduce((sum, page) => sum + page.blocks.length, 0),
    dialogs: new Set(pages.flatMap((page) => Object.keys(page.dialogs))).size,
  }
}

/** `27 pages, 158 blocks, 10 dialogs`. */
export function describeSite({ pages, blocks, dialogs }: SiteCounts): string {
  return [countOf(pages, 'page'), countOf(blocks, 'block'), countOf(dialogs, 'dialog')].join(', ')
}
