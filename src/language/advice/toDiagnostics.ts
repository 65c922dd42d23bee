import { type Diagnostic, inFileOrder } from '../diagnostic.ts'
import { hint } from '../messages/hint.ts'
import type { Place, Span } from '../place.ts'
import { formatPath, isBlockList, type Path, type Plain, valueAt, valueAtPath } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { severityOf } from '../severity.ts'
import { blameCurlyQuotes } from './blameCurlyQuotes.ts'
import { blameMissingType } from './blameMissingType.ts'
import { conflictingFixes, fixKey } from './conflictingFixes.ts'
import { dropFollowUps } from './dropFollowUps.ts'
import { dropRepeated, groupCauses } from './groupCauses.ts'
import type { PlacedSource } from './placeIn.ts'
import { relocateToDeclaration } from './relocateToDeclaration.ts'
import { relocateToEmptyKey } from './relocateToEmptyKey.ts'
import { reportSharedCauses } from './reportSharedCauses.ts'
import { toTextFix } from './toTextFix.ts'

/** Turns problems into diagnostics with lines and columns, each once, errors first, in the order of the file. */
export function toDiagnostics(
  problems: readonly RawDiagnostic[],
  file: string,
  source: PlacedSource,
): readonly Diagnostic[] {
  const spanOf = (place: Place): Span =>
    'span' in place ? place.span : source.locate(place.path, place.part, place.piece)
  const { text, value, lines } = source
  const shared = reportSharedCauses(blameMissingType(blameCurlyQuotes(problems, value), value), text)
  const relocated = relocateToDeclaration(relocateToEmptyKey(shared, value), text, value)
  const causes = dropFollowUps(relocated, value).map((problem) => ({ problem, span: spanOf(problem.at) }))
  const mistakes = groupCauses(dropRepeated(causes), value)
  const conflicting = conflictingFixes(problems, source)
  const diagnostics = mistakes.map(({ problem, span }): Diagnostic => {
    const context = describeContext(problem.at.path, source.value)
    const related = relatedPlace(problem, source.value)
    const fix = conflicting.has(fixKey(problem)) ? undefined : toTextFix(problem, source)
    return {
      severity: severityOf(problem.code),
      code: problem.code,
      file,
      start: lines.locate(span.start),
      end: lines.locate(Math.max(span.start, span.end)),
      path: formatPath(problem.at.path),
      message: problem.message,
      ...(problem.code === 'missing-key' && problem.keys && { missing: problem.keys }),
      ...hint(problem.hint),
      ...(problem.suggestions && { suggestions: problem.suggestions }),
      ...(context !== undefined && { context }),
      ...(related !== undefined && {
        related: { message: related.message, start: lines.locate(spanOf(related.at).start) },
      }),
      ...(fix !== undefined && { fix }),
      ...(problem.elsewhere && placeBeside(file, problem.elsewhere)),
    }
  })
  return diagnostics.sort(inFileOrder)
}

/** A place in a file whose path is relative to the folder of the site file. */
export function placeBeside(siteFile: string, { file, line, column }: NonNullable<RawDiagnostic['elsewhere']>) {
  const start = { line, column: column ?? 1 }
  return {
    file: siteFile.replace(/[^/\\]*$/, file),
    isElsewhere: true,
    start,
    end: { line, column: (column ?? 0) + 1 },
  } as const
}

function relatedPlace(
  { related, usedAt, at }: RawDiagnostic,
  site: Plain | undefined,
): NonNullable<RawDiagnostic['related']> | undefined {
  if (related !== undefined) return related
  // A place inside the problem's own place adds nothing.
  if (usedAt === undefined || formatPath(usedAt) === formatPath(at.path)) return undefined
  const user = describeContext(usedAt, site)
  const message = user === undefined ? 'It is used' : `It is used by ${user}`
  return { message, at: { path: usedAt, part: 'key' } }
}

/** Page and block in the author's words: page `home`, block 2 (`tabs`), block 1 (`embed`). */
function describeContext(path: Path, site: Plain | undefined): string | undefined {
  const [section, name] = path
  const owner = section === 'pages' ? 'page' : section === 'dialogs' ? 'dialog' : undefined
  if (owner === undefined || name === undefined) return undefined
  const isBlock = (at: number) =>
    (at === 3 && path[2] === 'blocks') || isBlockList(valueAtPath(site, path.slice(0, at)))
  const blocks = path.flatMap((index, at) =>
    typeof index === 'number' && isBlock(at) ? [describeBlock(index, valueAtPath(site, path.slice(0, at + 1)))] : [],
  )
  return [`${owner} \`${name}\``, ...blocks].join(', ')
}

function describeBlock(index: number, block: Plain | undefined): string {
  const type = valueAt(block, 'type')
  return `block ${index + 1}${typeof type === 'string' ? ` (\`${type}\`)` : ''}`
}
