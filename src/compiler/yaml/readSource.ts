import type { TextEdit } from '../fix.ts'
import type { CompileCache } from '../memo/compileCache.ts'
import { type Span, shift } from '../place.ts'
import { isPlainObject, type Path, type Plain } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { checkCharacters } from './checkCharacters.ts'
import { createLocator } from './createLocator.ts'
import type { Layout } from './layout.ts'
import { createLineIndex, type LineIndex } from './lines.ts'
import { type Part, parseParts } from './parseParts.ts'
import type { SegmentProblem } from './segment.ts'

export type Source = ReturnType<typeof readSource>

/** The data of a site file, and functions that find the text that data was read from. */
export function readSource(layout: Layout, cache: CompileCache) {
  const { parts, heads } = parseParts(layout, cache)
  const value = joinValues(parts)
  let lines: LineIndex | undefined
  return {
    get text() {
      return layout.text()
    },
    /** Finds all lines of the text when they are first needed. */
    get lines() {
      lines ??= createLineIndex(layout.text())
      return lines
    },
    /** Undefined if the text isn't YAML, or isn't a group of keys. */
    value: isPlainObject(value) ? value : undefined,
    problems: problemsOf(layout, value, parts),
    /** Whether a comment may accept a warning. */
    hasAcceptance: layout.hasAcceptance,
    /** Whether a comment accepts a warning without a reason. */
    hasUnexplained: layout.hasUnexplained,
    rewrittenNumbers: parts.flatMap(({ segment, parsed }) =>
      parsed.rewrittenNumbers.map((number) => ({ ...number, ...placeIn(segment, number) })),
    ),
    ...createLocator(parts, heads, cache),
  }
}

function problemsOf(
  { text, cut, hasOddCharacter }: Layout,
  value: Plain | undefined,
  parts: readonly Part[],
): readonly RawDiagnostic[] {
  if (value === null || (cut === undefined && text().trim() === '')) return [emptyFile(text())]
  const { breaking, hidden } = hasOddCharacter ? checkCharacters(text()) : { breaking: [], hidden: [] }
  // Errors that odd characters cause in the YAML around them are part of the same mistake.
  const isSpoiled = breaking.length > 0
  const inParts = value === undefined && isSpoiled ? [] : parts.flatMap(toProblems)
  const inWhole = value === undefined || isPlainObject(value) || isSpoiled ? [] : [notASite(value, text())]
  return [...breaking, ...hidden, ...inParts, ...inWhole]
}

function joinValues(parts: readonly Part[]): Plain | undefined {
  if (parts.some(({ parsed }) => parsed.value === undefined)) return undefined
  const [first] = parts
  if (first !== undefined && first.segment.key === '') return first.parsed.value
  const joined: Record<string, Plain> = {}
  for (const { segment, parsed } of parts) {
    Object.assign(groupAt(joined, segment.parent), isPlainObject(parsed.value) ? parsed.value : {})
  }
  return joined
}

/** The group at a path. Creates it if it doesn't exist. */
function groupAt(site: Record<string, Plain>, path: Path): Record<string, Plain> {
  let group = site
  for (const key of path) {
    if (!Object.hasOwn(group, key)) group[key] = {}
    group = group[key] as Record<string, Plain>
  }
  return group
}

function placeIn({ parent, start }: Part['segment'], { path, span }: { readonly path: Path; readonly span: Span }) {
  return { path: [...parent, ...path], span: shift(span, start) }
}

function toProblems({ segment, parsed }: Part): readonly RawDiagnostic[] {
  const own = parsed.value === undefined && segment.key !== '' ? [segment.key] : []
  const toPlace = ({ path, span }: Pick<SegmentProblem, 'path' | 'span'>) =>
    placeIn(segment, { path: [...own, ...path], span })
  const move = (edits: readonly TextEdit[]) => edits.map((edit) => shift(edit, segment.start))
  return parsed.problems.map(({ code, message, hint, related, fix, isRepeated, ...place }) => ({
    code,
    message,
    at: toPlace(place),
    ...(hint !== undefined && { hint }),
    ...(isRepeated !== undefined && { isRepeated }),
    ...(related !== undefined && { related: { message: related.message, at: toPlace(related) } }),
    ...(fix !== undefined && {
      fix: { kind: 'edit' as const, edits: move(fix.edits), otherwise: (fix.otherwise ?? []).map(move) },
    }),
  }))
}

const skeleton = 'A site file starts with `site:` and `pages:`. The README shows a site in ten lines.'

function emptyFile(text: string): RawDiagnostic {
  const message = text.trim() === '' ? 'The file is empty.' : 'The file has comments, but no content.'
  return { code: 'empty-file', at: { path: [], span: { start: 0, end: 0 } }, message, hint: skeleton }
}

function notASite(value: Plain, text: string): RawDiagnostic {
  const found = Array.isArray(value) ? 'is a list' : 'is a single text'
  const start = text.search(/^[^\s#]/m)
  const end = text.indexOf('\n', start)
  return {
    code: 'not-a-site',
    at: { path: [], span: { start, end: end === -1 ? text.length : end } },
    message: `A site file is a set of keys, but this one ${found}.`,
    hint: skeleton,
  }
}
