import type { CompileCache } from '../memo/compileCache.ts'
import { type Span, shift } from '../place.ts'
import { explainNarrowIndent, explainOddIndent, findOddIndent } from './findOddIndent.ts'
import type { Layout, PlacedSegment } from './layout.ts'
import { parseOnce } from './parseOnce.ts'
import { parseYaml } from './parseSegment.ts'
import { emptySegment, type Finding, finding, type ParsedSegment, type SegmentProblem, unreadable } from './segment.ts'
import { type Head, maxWhole } from './splitSegments.ts'
import { duplicateKey } from './toPlain.ts'

/** A part of the site file, parsed. */
export interface Part {
  readonly segment: PlacedSegment
  readonly parsed: ParsedSegment
  readonly isHead?: false
}

/** A part, or only the key of a group whose content is in other parts. */
export type PartOrHead = Part | { readonly segment: Head; readonly parsed: ParsedSegment; readonly isHead: true }

/** Parses a site file, in segments if possible. `heads` are the lines with the keys of groups that were split. */
export function parseParts({ text, cut, tooLarge }: Layout, cache: CompileCache) {
  const { segments, heads = [] } = cut ?? {}
  const wholeAs = (parse: (text: string) => ParsedSegment) => ({
    segment: { parent: [], key: '', name: '', start: 0, byteStart: 0, line: 1, text: text() },
    parsed: parse(text()),
  })
  if (tooLarge !== undefined) return { parts: [wholeAs(() => unreadable(tooLarge))], heads }
  const parts = segments && parseSegments(text, segments, cache)
  return { parts: parts ?? [wholeAs((whole) => parseWhole(whole, cache))], heads }
}

/** Something that can be the mark of a value, which an alias in another segment repeats. */
const mayMark = /(?:^|[\s,[{])&\S/m

function parseSegments(
  text: () => string,
  segments: readonly PlacedSegment[],
  cache: CompileCache,
): readonly Part[] | undefined {
  const parts = segments.map((segment) => ({
    segment,
    parsed:
      segment.first === undefined ? parseOnce(segment.name, segment.text, cache) : repeated(segment, segment.first),
  }))
  if (parts.length === 0) return undefined
  if (parts.some(({ parsed }) => parsed.hasForeignAlias) && mayMark.test(text())) return undefined
  if (parts.every(({ parsed }) => parsed.value !== undefined)) return parts
  // A construct can span several segments, so the file is broken only if it is broken as a whole.
  const whole = text()
  if (whole.length <= maxWhole && isReadable(whole)) return undefined
  const narrow = explainNarrowIndent(whole)
  if (narrow !== undefined) return onlyAtFirst(parts, narrow)
  return parts.reduce<readonly Part[]>((seen, part) => moveToOddLine(seen, part, whole), parts)
}

/** Reports a problem of the whole text once, at the first part that can't be read. */
function onlyAtFirst(parts: readonly Part[], problem: Finding): readonly Part[] {
  const first = parts.find(({ parsed }) => parsed.value === undefined)
  return parts.map((part) => {
    if (part.parsed.value !== undefined) return part
    const { span } = part.parsed.problems[0] ?? problem
    const fix = problem.fix?.edits.map((edit) => shift(edit, -part.segment.start)) ?? []
    const problems = part === first ? [{ ...problem, path: [], span, fix: { edits: fix } }] : []
    return { ...part, parsed: { ...part.parsed, problems } }
  })
}

/** Reports a part whose key already exists. */
function repeated({ key, start, text }: PlacedSegment, first: number): ParsedSegment {
  const indent = text.search(/\S/)
  const keyAt = (lineStart: number): Span => shift({ start: 0, end: key.length }, lineStart + indent)
  const problem = duplicateKey(key, [key], keyAt(0), keyAt(first - start))
  return { ...emptySegment(), value: {}, problems: [problem] }
}

/** If lines don't line up, the one in the wrong column can be the first of another segment. */
function moveToOddLine(parts: readonly Part[], part: Part, text: string): readonly Part[] {
  const [problem] = part.parsed.problems
  if (part.parsed.value !== undefined || problem?.isAboutIndent !== true) return parts
  const odd = findOddIndent(text, part.segment.start + problem.span.start)
  const owner = odd && parts.findLast(({ segment }) => segment.start <= odd.span.start)
  if (odd === undefined || owner === undefined) return parts
  const { choices: [edits = []] = [], ...explained } = explainOddIndent(odd)
  const back = <Place extends Span>(place: Place): Place => shift(place, -owner.segment.start)
  const moved: SegmentProblem = {
    ...explained,
    path: owner.parsed.value === undefined ? [] : [owner.segment.key],
    span: back(explained.span),
    fix: { edits: edits.map(back) },
  }
  return parts.map((other) => {
    const own = other.segment === part.segment ? [] : other.parsed.problems
    const problems = other.segment === owner.segment ? [...own, moved] : own
    return { ...other, parsed: { ...other.parsed, problems } }
  })
}

/** Whether the whole text is YAML. Much faster than `parseSegment`, because it explains and fixes nothing. */
function isReadable(text: string): boolean {
  if (secondDocument(text) !== undefined) return false
  try {
    return parseYaml(text).errors.length === 0
  } catch (error) {
    // The parser recurses; only absurd nesting can exhaust the stack.
    if (!(error instanceof RangeError)) throw error
    return false
  }
}

function parseWhole(text: string, cache: CompileCache): ParsedSegment {
  const span = secondDocument(text)
  if (span === undefined) return parseOnce('', text, cache)
  const message = 'This line starts a second document, but a site is a single one.'
  const hint = 'Remove the line, or move the second document to its own file.'
  return unreadable(finding('several-documents', span, message, hint))
}

/** The marker after which a second document starts. */
function secondDocument(text: string): Span | undefined {
  let isBehindContent = false
  let from = 0
  for (const { 0: marker, index: start } of text.matchAll(/^(?:---|\.\.\.)(?=\s|$).*/gm)) {
    const end = start + marker.length
    isBehindContent ||= hasContent(text.slice(from, start).replaceAll(/^%.*/gm, ''))
    if (isBehindContent && hasContent(text.slice(end))) return { start, end: start + marker.trimEnd().length }
    from = end
  }
  return undefined
}

function hasContent(text: string): boolean {
  return /^(?!\s*#)(?!\.\.\.\s*$)\s*\S/m.test(text)
}
