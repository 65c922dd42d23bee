import { type Document, isMap, isScalar, type Node } from 'yaml'
import type { TextEdit, TextFix } from '../fix.ts'
import type { CompileCache } from '../memo/compileCache.ts'
import { createMemo } from '../memo/memo.ts'
import type { Span } from '../place.ts'
import { formatPath, isPlainObject, type Path, type Plain } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { checkCharacters } from './checkCharacters.ts'
import { checkHiddenCharacters } from './checkHiddenCharacters.ts'
import { checkSize } from './checkSize.ts'
import { createLineIndex, type LineIndex } from './createLineIndex.ts'
import { explainOddIndent, findOddIndent } from './findOddIndent.ts'
import { findScalar, type WrittenScalar } from './findScalar.ts'
import { childOf, resolveAlias, spanOf } from './nodes.ts'
import { parseOnce } from './parseOnce.ts'
import { parseYaml } from './parseSegment.ts'
import { emptySegment, type ParsedSegment, type RewrittenNumber, type SegmentProblem } from './segment.ts'
import { maxWhole, type Segment, splitSegments } from './splitSegments.ts'
import { duplicateKey } from './toPlain.ts'

/** A site file, read: its data, and a way back from the data to the text. */
export interface Source {
  readonly text: string
  /** Finds the lines of the text; made at the first call. */
  readonly lines: () => LineIndex
  /** Undefined where the text is not YAML, or not a set of keys. */
  readonly value: Record<string, Plain> | undefined
  readonly problems: readonly RawDiagnostic[]
  readonly rewrittenNumbers: readonly RewrittenNumber[]
  /** Where a key or value is in the text; the nearest existing parent for what does not exist. */
  locate(path: Path, part: 'key' | 'value', piece?: string): Span
  /** The key or value at a path as it is written, aliases followed; undefined where no scalar is. */
  scalar(path: Path, part: 'key' | 'value'): WrittenScalar | undefined
  /** The part of the text that a path is in: what was read there, by identity, and its offset. */
  partAt(path: Path): { readonly parsed: object; readonly start: number } | undefined
  /** Offset of a group in a list, found without reading the text again; undefined for one behind an alias. */
  itemStart(path: Path): number | undefined
}

interface Part {
  readonly segment: Segment
  readonly parsed: ParsedSegment
  /** It is no more than the key of a group that was cut into other parts. */
  readonly isHead?: true
}

/** Parses the text of a site file, in segments where that is possible. */
export function readSource(text: string, cache: CompileCache): Source {
  const characterProblems = checkCharacters(text)
  const { segments, heads = [] } = splitSegments(text) ?? {}
  const size = checkSize(text, segments)
  const parts =
    size === undefined
      ? (parseInSegments(text, segments, cache) ?? [parseWhole(text, cache)])
      : [{ segment: { parent: [], key: '', start: 0, text }, parsed: unread(size) }]
  const findPart = createPartIndex(parts, heads)
  const readDocument = createDocuments()
  const value = joinValues(parts)
  // What odd characters do to the YAML around them is the same mistake.
  const yamlProblems =
    value === undefined && characterProblems.length > 0
      ? []
      : parts.flatMap(({ segment, parsed }) => toProblems(segment, parsed))
  const problems = [...characterProblems, ...checkHiddenCharacters(text), ...yamlProblems]
  if (value !== undefined && !isPlainObject(value) && characterProblems.length === 0) {
    problems.push(notASite(value, text))
  }
  let lines: LineIndex | undefined
  return {
    text,
    lines() {
      lines ??= createLineIndex(text)
      return lines
    },
    value: isPlainObject(value) ? value : undefined,
    problems: text.trim() === '' || value === null ? [emptyFile(text)] : problems,
    rewrittenNumbers: parts.flatMap(({ segment, parsed }) =>
      parsed.rewrittenNumbers.map((number) => ({
        ...number,
        path: [...segment.parent, ...number.path],
        span: shift(number.span, segment.start),
      })),
    ),
    locate: createLocator(findPart, readDocument, cache),
    scalar(path, part) {
      const owner = findPart(path)
      if (owner === undefined) return undefined
      const { segment } = owner
      const below = path.slice(segment.parent.length)
      const found = findScalar(readDocument(owner), below, part, segment.text)
      return found && { ...found, span: shift(found.span, segment.start) }
    },
    partAt(path) {
      const part = findPart(path)
      return part && !part.isHead ? { parsed: part.parsed, start: part.segment.start } : undefined
    },
    itemStart(path) {
      const part = findPart(path)
      const start = part?.parsed.itemStarts.get(formatPath(path.slice(part.segment.parent.length)))
      return part === undefined || start === undefined ? undefined : start + part.segment.start
    },
  }
}

/** A text that is not parsed at all, for a problem that was found before. */
function unread({ code, message, hint = '', at }: RawDiagnostic): ParsedSegment {
  const span = 'span' in at ? at.span : { start: 0, end: 0 }
  return { ...emptySegment(), problems: [{ code, path: [], span, message, hint }] }
}

function parseInSegments(
  text: string,
  segments: readonly Segment[] | undefined,
  cache: CompileCache,
): readonly Part[] | undefined {
  if (segments === undefined || segments.length === 0) return undefined
  const parts = segments.map((segment) => ({
    segment,
    parsed:
      segment.first === undefined
        ? parseOnce(keyOf([...segment.parent, segment.key]), segment.text, cache)
        : repeated(segment, segment.first),
  }))
  if (parts.some(({ parsed }) => parsed.hasForeignAlias)) return undefined
  if (parts.every(({ parsed }) => parsed.value !== undefined)) return parts
  // A construct that spans segments would be cut in two: only what is broken as a whole is broken.
  if (text.length <= maxWhole && isReadable(text)) return undefined
  return parts.reduce<readonly Part[]>((seen, part) => blameLine(seen, part, text), parts)
}

/** A part whose key is there already. */
function repeated({ key, start, text }: Segment, first: number): ParsedSegment {
  const indent = text.search(/\S/)
  const spanFrom = (from: number): Span => ({ start: from + indent, end: from + indent + key.length })
  const problem = duplicateKey(key, [key], spanFrom(0), spanFrom(first - start))
  return { ...emptySegment(), value: {}, problems: [problem] }
}

/** Of lines that do not line up, the one to blame can be where another segment starts. */
function blameLine(parts: readonly Part[], part: Part, text: string): readonly Part[] {
  const [problem] = part.parsed.problems
  if (part.parsed.value !== undefined || problem?.isAboutIndent !== true) return parts
  const odd = findOddIndent(text, part.segment.start + problem.span.start)
  const owner = odd && parts.findLast(({ segment }) => segment.start <= odd.start)
  if (odd === undefined || owner === undefined) return parts
  const { span, choices, ...words } = explainOddIndent(odd)
  const back = (place: Span): Span => shift(place, -owner.segment.start)
  const edits = choices?.[0]?.map((edit) => ({ ...edit, ...back(edit) }))
  const blamed: SegmentProblem = {
    ...words,
    path: owner.parsed.value === undefined ? [] : [owner.segment.key],
    span: back(span),
    ...(edits !== undefined && { fix: { edits } }),
  }
  const problemsOf = ({ segment, parsed }: Part): readonly SegmentProblem[] => [
    ...(segment === part.segment ? [] : parsed.problems),
    ...(segment === owner.segment ? [blamed] : []),
  ]
  return parts.map((other) => ({ ...other, parsed: { ...other.parsed, problems: problemsOf(other) } }))
}

/** Whether a text is YAML as a whole. To explain and mend what is wrong with it would take many times as long. */
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

function parseWhole(text: string, cache: CompileCache): Part {
  const segment = { parent: [], key: '', start: 0, text }
  const documents = secondDocument(text)
  if (documents === undefined) return { segment, parsed: parseOnce('', text, cache) }
  const problem: SegmentProblem = {
    code: 'several-documents',
    path: [],
    span: documents,
    message: 'This line starts a second document, but a site is a single one.',
    hint: 'Remove the line, or move the second document to its own file.',
  }
  return { segment, parsed: { ...emptySegment(), problems: [problem] } }
}

/** The marker after which a second document starts. */
function secondDocument(text: string): Span | undefined {
  let seenContent = false
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start)
    const end = lineEnd === -1 ? text.length : lineEnd
    const line = text.slice(start, end).trimEnd()
    const isMarker = /^(?:---|\.\.\.)(?:\s|$)/.test(line)
    if (isMarker && seenContent && hasContent(text.slice(end))) return { start, end: start + line.length }
    if (!isMarker && hasContent(line) && !line.startsWith('%')) seenContent = true
    start = end + 1
  }
  return undefined
}

function hasContent(text: string): boolean {
  return /^(?!\s*#)(?!\.\.\.\s*$)\s*\S/m.test(text)
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

/** The group at a path, made where it is not there yet. */
function groupAt(site: Record<string, Plain>, path: Path): Record<string, Plain> {
  let group = site
  for (const key of path) {
    if (!Object.hasOwn(group, key)) group[key] = {}
    group = group[key] as Record<string, Plain>
  }
  return group
}

function toProblems(segment: Segment, parsed: ParsedSegment): readonly RawDiagnostic[] {
  const own = parsed.value === undefined && segment.key !== '' ? [segment.key] : []
  const toPlace = ({ path, span }: { path: Path; span: Span }) => ({
    path: [...segment.parent, ...own, ...path],
    span: shift(span, segment.start),
  })
  return parsed.problems.map(({ code, message, hint, related, fix, ...place }: SegmentProblem) => ({
    code,
    message,
    at: toPlace(place),
    ...(hint !== undefined && { hint }),
    ...(related !== undefined && { related: { message: related.message, at: toPlace(related) } }),
    ...(fix !== undefined && {
      fix: { kind: 'edit' as const, ...shiftFix(fix, segment.start) },
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

/** Finds the part that a path is in; where nothing is at the path, the nearest group around it. */
function createPartIndex(
  parts: readonly Part[],
  heads: readonly Segment[],
): (path: Path) => Part | undefined {
  const whole = parts.find(({ segment }) => segment.key === '')
  const byKeys = new Map<string, Part>()
  for (const segment of heads) {
    byKeys.set(keyOf([...segment.parent, segment.key]), { segment, parsed: emptySegment(), isHead: true })
  }
  for (const part of parts) {
    const { parent, key, first } = part.segment
    if (first === undefined) byKeys.set(keyOf([...parent, key]), part)
  }
  const deepest = Math.max(1, ...heads.map(({ parent }) => parent.length + 2))
  return (path) => {
    if (whole !== undefined) return whole
    for (let length = Math.min(path.length, deepest); length > 0; length--) {
      const part = byKeys.get(keyOf(path.slice(0, length)))
      if (part !== undefined) return part
    }
    return parts[0]
  }
}

function keyOf(path: Path): string {
  return path.join('\n')
}

/** A document takes many times the memory of its text. */
const maxDocuments = 50

/** Reads a segment again, with positions, when the first of them is asked for. Keeps those that were used last. */
function createDocuments(): (part: Part) => Document.Parsed {
  const documents = new Map<Part, Document.Parsed>()
  return (part) => {
    const document = documents.get(part) ?? parseYaml(part.segment.text)
    documents.delete(part)
    documents.set(part, document)
    for (const oldest of documents.keys()) {
      if (documents.size <= maxDocuments) break
      documents.delete(oldest)
    }
    return document
  }
}

function createLocator(
  findPart: (path: Path) => Part | undefined,
  readDocument: (part: Part) => Document.Parsed,
  cache: CompileCache,
): Source['locate'] {
  const onDisk = createMemo(cache.disk)
  return (path, part, piece) => {
    const owner = findPart(path)
    if (owner === undefined) return { start: 0, end: 0 }
    if (owner.isHead) [path, part] = [[...owner.segment.parent, owner.segment.key], 'key']
    const { segment, parsed } = owner
    const key = JSON.stringify([path, part, piece])
    const find = () => {
      const below = path.slice(segment.parent.length)
      return findSpan(readDocument(owner), below, part, segment.text, piece)
    }
    const span = parsed.spans.get(key) ?? onDisk(['spans', key], [segment.text], find).value
    parsed.spans.set(key, span)
    return shift(span, segment.start)
  }
}

function findSpan(
  document: Document.Parsed,
  path: Path,
  part: 'key' | 'value',
  text: string,
  piece?: string,
): Span {
  let keyNode: Node | null = null
  let node: Node | null = document.contents
  for (const key of path) {
    const next = childOf(resolveAlias(node, document), key)
    if (next === undefined) {
      part = 'key'
      break
    }
    keyNode = next.key
    node = next.value
  }
  const shown = part === 'key' ? (keyNode ?? node) : (node ?? keyNode)
  const span = spanOf(shown)
  if (piece !== undefined && part === 'value') {
    const found = findPiece(text, piece, span)
    if (found !== undefined) return found
  }
  return showable(shown, span, text)
}

/** Where a piece of a value is written; in a text over several lines a space can be a line break. */
function findPiece(text: string, piece: string, { start, end }: Span): Span | undefined {
  const at = text.indexOf(piece, start)
  if (at !== -1 && at + piece.length <= end) return { start: at, end: at + piece.length }
  if (!/\s/.test(piece) || piece.length > 1000) return undefined
  const words = piece
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
  const match = new RegExp(words.join('\\s+')).exec(text.slice(start, end))
  return match === null
    ? undefined
    : { start: start + match.index, end: start + match.index + match[0].length }
}

/** A key, a text, or for a group the first key of it: what fits on a line under carets. */
function showable(node: Node | null, span: Span, text: string): Span {
  if (isMap(node) && !node.flow) {
    const first = node.items[0]?.key
    if (isScalar(first)) return spanOf(first)
  }
  const trimmed = text.slice(span.start, span.end)
  const lineEnd = trimmed.indexOf('\n')
  const end = span.start + (lineEnd === -1 ? trimmed.length : lineEnd)
  return { start: span.start, end: Math.max(end, span.start) }
}

function shiftFix({ edits, otherwise = [] }: TextFix, by: number): TextFix {
  const move = (all: readonly TextEdit[]) => all.map((edit) => ({ ...edit, ...shift(edit, by) }))
  return { edits: move(edits), otherwise: otherwise.map(move) }
}

function shift({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by }
}
