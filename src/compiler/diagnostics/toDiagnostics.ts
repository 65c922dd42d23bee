import type { Diagnostic } from '../diagnostic.ts'
import { bySeverity, type ProblemCode, severityOf } from '../messages/problemKinds.ts'
import type { Place, Span } from '../place.ts'
import { formatPath, type Path, type Plain, valueAt, valueAtPath } from '../plain.ts'
import type { Problem } from '../problem.ts'
import type { Source } from '../yaml/readSource.ts'
import { blameContent } from './blameContent.ts'
import { blameDeclaration } from './blameDeclaration.ts'
import { blameEmpty } from './blameEmpty.ts'
import { blameIndent, blameShifts } from './blameIndent.ts'
import { blameValues } from './blameValues.ts'
import { conflictingFixes, fixKey } from './conflictingFixes.ts'
import { dropFollowUps, type LocatedProblem } from './dropFollowUps.ts'
import { toTextFix } from './toTextFix.ts'

/** Problems as diagnostics: with lines and columns, each once, what matters more first, in the order of the file. */
export function toDiagnostics(
  problems: readonly Problem[],
  file: string,
  source: Source,
): readonly Diagnostic[] {
  const lines = source.lines()
  const spanOf = (place: Place): Span =>
    'span' in place ? place.span : source.locate(place.path, place.part, place.piece)
  const { text, value } = source
  const inPlace = blameIndent(blameEmpty(blameValues(problems, value), value), value)
  const blamed = blameDeclaration(blameShifts(blameContent(inPlace, text), value), text, value)
  const located = withoutSections(blamed, value).map((problem) => ({
    problem,
    span: spanOf(problem.at),
  }))
  const told = located.filter((entry) => !isEmptyAbove(entry, located, text))
  const shared = conflictingFixes(problems, source)
  return [...dropFollowUps(told)].sort(inFileOrder).map(({ problem, span }) => {
    const context = contextWords(problem.at.path, source.value)
    const related = relatedPlace(problem, source.value)
    const fix = shared.has(fixKey(problem)) ? undefined : toTextFix(problem, source)
    return {
      severity: severityOf(problem.code),
      code: problem.code,
      file,
      start: lines.locate(span.start),
      end: lines.locate(Math.max(span.start, span.end)),
      path: formatPath(problem.at.path),
      message: problem.message,
      ...(problem.hint !== undefined && { hint: problem.hint }),
      ...(context !== undefined && { context }),
      ...(related !== undefined && {
        related: { message: related.message, start: lines.locate(spanOf(related.at).start) },
      }),
      ...(fix !== undefined && { fix }),
    }
  })
}

const sections: ReadonlyMap<ProblemCode, string> = new Map([
  ['unknown-service', 'services'],
  ['unknown-checkout', 'checkout'],
  ['unknown-dialog', 'dialogs'],
  ['unknown-page', 'pages'],
  ['unknown-name', 'content'],
  ['unknown-collection', 'content'],
])

const pageCodes: readonly ProblemCode[] = ['unknown-page', 'unknown-anchor', 'no-not-found-page']

/** Where a whole section is missing, the first name that leads to it says so; none where its key is misspelt. */
function withoutSections(problems: readonly Problem[], site: Plain | undefined): readonly Problem[] {
  const strays = problems.flatMap(({ code, at }) =>
    code === 'unknown-key' && at.path.length === 1 ? at.path : [],
  )
  const isMisspelt = strays.length > 0
  const hasStrayPage = strays.some((key) => valueAtPath(site, [key, 'path']) !== undefined)
  const said = new Set<string>()
  return problems.filter(({ code }) => {
    if (hasStrayPage && pageCodes.includes(code)) return false
    const section = sections.get(code)
    if (section === undefined || site === undefined || valueAt(site, section) !== undefined) return true
    const isNew = !said.has(section)
    said.add(section)
    return isNew && !isMisspelt
  })
}

/** Whether a key seems to have no value because the very next line does not line up. */
function isEmptyAbove(
  { problem, span }: LocatedProblem,
  located: readonly LocatedProblem[],
  text: string,
): boolean {
  return (
    problem.code === 'no-value' &&
    located.some((other) => {
      const between = text.slice(span.end, other.span.start)
      return (
        other.problem.code === 'yaml-syntax' && /^:?[ \t\r]*\n(?:[ \t\r]*(?:#.*)?\n)*[ \t]*$/.test(between)
      )
    })
  )
}

function inFileOrder(a: LocatedProblem, b: LocatedProblem): number {
  const severity = bySeverity(severityOf(a.problem.code), severityOf(b.problem.code))
  return severity || a.span.start - b.span.start
}

function relatedPlace(
  { related, usedAt, at }: Problem,
  site: Plain | undefined,
): NonNullable<Problem['related']> | undefined {
  if (related !== undefined) return related
  // A place inside itself is no second place.
  if (usedAt === undefined || formatPath(usedAt) === formatPath(at.path)) return undefined
  const user = contextWords(usedAt, site)
  const message = user === undefined ? 'It is used' : `It is used by ${user}`
  return { message, at: { path: usedAt, part: 'key' } }
}

/** Page and block in the author's words: page `home`, block 2 (`tabs`), block 1 (`embed`). */
function contextWords(path: Path, site: Plain | undefined): string | undefined {
  const [section, name] = path
  const owner = section === 'pages' ? 'page' : section === 'dialogs' ? 'dialog' : undefined
  if (owner === undefined || name === undefined) return undefined
  const blocks = path.flatMap((index, at) =>
    at > 2 && typeof index === 'number' && path[at - 1] === 'blocks'
      ? [blockWords(index, valueAtPath(site, path.slice(0, at + 1)))]
      : [],
  )
  return [`${owner} \`${name}\``, ...blocks].join(', ')
}

function blockWords(index: number, block: Plain | undefined): string {
  const type = valueAt(block, 'type')
  return `block ${index + 1}${typeof type === 'string' ? ` (\`${type}\`)` : ''}`
}
