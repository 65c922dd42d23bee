import type { Diagnostic } from '../diagnostic.ts'
import type { TextEdit } from '../fix.ts'
import type { ProblemCode } from '../messages/problemKinds.ts'
import { describeMove, moveLine } from './yaml/findOddIndent.ts'
import { contentLines, type KeyLine, keyOf, linesUp, ownersOf, type Shift } from './yaml/indentLevels.ts'
import { dashWidth, lineStartAt } from './yaml/lines.ts'

/** Problems that a line in the wrong column can cause, because it splits a group or joins two. */
const signs: ReadonlySet<ProblemCode> = new Set([
  'yaml-syntax',
  'duplicate-key',
  'no-value',
  'missing-key',
  'misplaced-key',
  'unknown-key',
  'unknown-name',
  'unknown-checkout',
  'wrong-type',
  'bad-placeholder',
])
const missingCodes: ReadonlySet<ProblemCode> = new Set(['missing-key', 'unknown-name', 'unknown-checkout'])
/** Codes that already name the wrong column. */
const explainingCodes: ReadonlySet<ProblemCode> = new Set(['yaml-syntax', 'misplaced-key'])
/** Limits of compiling again. A single error gets fewer trials, because its message is usually right. */
const maxCharacters = 2_000_000
const maxTrials = 12
const maxTrialsForOne = 4
/** Number of errors to examine, and of lines around each in which a name is searched. */
const maxErrors = 4
const nameWindow = 60

/**
 * One line in the wrong column can cause several errors, none of them at that line. If moving one
 * line by one or two columns removes all of them, that line is reported as the only mistake.
 *
 * @param missingNames The keys and names that were not found.
 * @param compile Returns the warnings and notices of another text; undefined if it has errors.
 */
export function relocateShiftedLine(
  text: string,
  diagnostics: readonly Diagnostic[],
  missingNames: ReadonlySet<string>,
  compile: (text: string) => readonly Diagnostic[] | undefined,
): readonly Diagnostic[] {
  const errors = diagnostics.filter(isError)
  if (!needsLook(text, errors)) return diagnostics
  const lines = contentLines(text, true)
  const isSingle = errors.length === 1 && errors[0]?.code !== 'yaml-syntax'
  const affordable = Math.max(2, Math.floor(maxCharacters / text.length))
  const limit = Math.min(isSingle ? maxTrialsForOne : maxTrials, affordable)
  let trials = 0
  for (const shift of shiftsNear(lines, errors, missingNames)) {
    if (trials >= limit) break
    const { start, number } = shift.line
    if (!linesUp(lines, shift)) continue
    trials++
    const edit = moveLine(start, shift.by)
    const left = compile(text.slice(0, edit.start) + edit.text + text.slice(edit.end))
    // If nothing uses the line in its new column, the move only hides the problem.
    if (!left || left.some(({ code, start }) => code === 'unused-content' && start.line === number)) continue
    const known = errors.find(({ code, start }) => explainingCodes.has(code) && start.line === number)
    const isLeft = (warning: Diagnostic) =>
      left.some(({ code, path }) => code === warning.code && path === warning.path)
    const others = diagnostics.filter((other) => !isError(other) && isLeft(other))
    return [{ ...(known ?? shiftedLine(shift, errors)), fix: { edits: [edit] } }, ...others]
  }
  return diagnostics
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

/**
 * Whether a shifted line is worth looking for. A single error with an obvious fix needs no other explanation, nor does
 * a line with odd indentation, nor YAML that can't be read for another reason than its columns.
 */
function needsLook(text: string, errors: readonly Diagnostic[]): boolean {
  const [first] = errors
  if (first === undefined || !errors.some(({ code }) => signs.has(code))) return false
  if (first.code === 'yaml-syntax') return first.start.column % 2 === 1 && isAboutColumns(text, first)
  // These are mistakes even if the line would fit in another column.
  if (errors.length === 1 && (first.code === 'unknown-key' || first.code === 'wrong-type')) return false
  return errors.length > 1 || first.fix === undefined
}

/** Whether its fix only changes the indentation of lines. */
function isAboutColumns(text: string, { fix }: Diagnostic): boolean {
  const edits = fix?.edits ?? []
  const isIndent = ({ start, end, text: by }: TextEdit): boolean => {
    const before = text.slice(lineStartAt(text, start), end)
    return /^ *$/.test(before + by)
  }
  return edits.length > 0 && edits.every(isIndent)
}

/** The moves to try, the likeliest first. */
function shiftsNear(
  lines: readonly KeyLine[],
  errors: readonly Diagnostic[],
  missing: ReadonlySet<string>,
): readonly Shift[] {
  const found = new Map<string, Shift>()
  const [only] = errors.length === 1 ? errors : []
  // A missing key alone doesn't indicate a shifted line: it can simply be missing.
  const isNamed = only !== undefined && missingCodes.has(only.code)
  const suspects = errors
    .slice(0, maxErrors)
    .map((error) => suspectsNear(lines, error, missing))
    .map((all) => all.filter((line) => !isNamed || missing.has(keyOf(line) ?? '')))
  const depth = Math.max(0, ...suspects.map(({ length }) => length))
  for (let rank = 0; rank < depth; rank++) {
    for (const line of suspects.flatMap((all) => all.slice(rank, rank + 1))) {
      // A move makes the indentation even.
      for (const by of line.indent % 2 === 1 ? [1, -1] : [2, -2])
        if (line.indent + by >= 0) found.set(`${line.number} ${by}`, { line, by })
    }
  }
  const isDeep = ({ line }: Shift): boolean => isTooDeep(lines, line)
  const all = [...found.values()]
  return [...all.filter(isDeep), ...all.filter((shift) => !isDeep(shift))]
}

/** Whether a line is indented more than one step further than its parent. */
function isTooDeep(lines: readonly KeyLine[], line: KeyLine): boolean {
  const [parent] = ownersOf(lines, lines.indexOf(line))
  return parent !== undefined && line.indent - parent.indent - dashWidth(parent.body) > 2
}

/** The line of an error, its parents, lines with the names that the error misses, and the lines next to it. */
function suspectsNear(
  lines: readonly KeyLine[],
  { start, related }: Diagnostic,
  missing: ReadonlySet<string>,
): readonly KeyLine[] {
  const at = lines.findLastIndex(({ number }) => number <= start.line)
  const own = lines[at]
  if (own === undefined) return []
  const there = related && lines.findLastIndex(({ number }) => number <= related.start.line)
  const named = namedNear(lines, at, missing)
  const above = lines.slice(0, at).findLastIndex(({ indent }) => indent <= own.indent)
  const beside = [lines[above + 1], lines[above], lines[at + 1], ...ownersOf(lines, at)]
  const other = there === undefined ? undefined : lines[there]
  const out = there === undefined ? undefined : movedOut(lines, there, missing)
  return [...new Set([own, out, named[0], lines[at - 1], ...named.slice(1, 3), ...beside, other])].filter(
    (line): line is KeyLine => line !== undefined && keyOf(line) !== undefined,
  )
}

/** The line with a missing name that stands beside the group that lacks it, at any distance below. */
function movedOut(lines: readonly KeyLine[], group: number, missing: ReadonlySet<string>): KeyLine | undefined {
  const column = lines[group]?.indent
  return lines.slice(group + 1).find((line) => line.indent === column && missing.has(keyOf(line) ?? ''))
}

/** Lines that start with one of the missing names, the nearest first. */
function namedNear(lines: readonly KeyLine[], at: number, missing: ReadonlySet<string>): readonly KeyLine[] {
  return lines
    .map((line, index) => ({ line, distance: Math.abs(index - at) }))
    .slice(Math.max(0, at - nameWindow), at + nameWindow)
    .filter(({ line }) => missing.has(keyOf(line) ?? ''))
    .sort((a, b) => a.distance - b.distance)
    .map(({ line }) => line)
}

function shiftedLine({ line, by }: Shift, errors: readonly Diagnostic[]): Diagnostic {
  const { number, indent, body } = line
  const key = keyOf(line) ?? body
  const [first] = errors
  return {
    severity: 'error',
    code: 'misplaced-key',
    file: first?.file ?? '',
    start: { line: number, column: indent + 1 },
    end: { line: number, column: indent + 1 + body.length },
    path: errors.find(({ start }) => start.line === number)?.path ?? '',
    message: `\`${key}\` is too far to the ${by > 0 ? 'left' : 'right'}, so it belongs to something else.`,
    hint: describeMove(by),
  }
}
