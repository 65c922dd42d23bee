import type { CompiledSite } from '../../schema/model.ts'
import type { Diagnostic } from '../language/diagnostic.ts'
import { countOf } from '../language/messages/describe.ts'
import { problemKinds } from '../language/messages/problemKinds.ts'
import type { Severity } from '../language/severity.ts'
import { nextChange, notShown } from './describeConditions.ts'

/** What a site has: its pages, blocks and dialogs, what it leaves out, and when that changes. */
type SiteCounts = ReturnType<typeof countSite>

/**
 * What `check --json` prints. Keys may be added; a change of what is there raises `version`. Its `counts` are those of all
 * diagnostics, whether they are listed or not.
 *
 * @param site What the site has; undefined where there are errors.
 * @param isQuiet List only errors.
 */
export function checkResult(
  file: string,
  diagnostics: readonly Diagnostic[],
  site: SiteCounts | undefined,
  isQuiet: boolean,
) {
  const count = (severity: Severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
  return {
    version: 1,
    file,
    counts: { error: count('error'), warning: count('warning'), notice: count('notice') },
    site,
    diagnostics: diagnostics.filter(({ severity }) => !isQuiet || severity === 'error').map(describeDiagnostic),
  }
}

/** A diagnostic as programs get it, with its id, such as `PW076`. What is undefined isn’t printed. */
function describeDiagnostic(diagnostic: Diagnostic) {
  const { severity, code, start, end, path, message, hint, suggestions, context, related } = diagnostic
  // Only the name of another file than the site file: `public/_headers`.
  const file = diagnostic.isElsewhere ? diagnostic.file : undefined
  const isFixable = diagnostic.fix !== undefined
  const { id } = problemKinds[code]
  return { id, kind: code, severity, file, start, end, path, message, hint, suggestions, context, related, isFixable }
}

export function countSite(site: CompiledSite) {
  const { entries } = site
  const pages = [...entries.values()].flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []))
  return {
    pages: pages.length,
    blocks: pages.reduce((sum, page) => sum + page.blocks.length, 0),
    dialogs: new Set(pages.flatMap((page) => Object.keys(page.dialogs))).size,
    notShown: notShown(site).length,
    nextChange: nextChange(site)?.time,
  }
}

/** `27 pages, 158 blocks, 10 dialogs`. */
export function describeSite({ pages, blocks, dialogs }: SiteCounts): string {
  return [countOf(pages, 'page'), countOf(blocks, 'block'), countOf(dialogs, 'dialog')].join(', ')
}
