import type { LanguageCache } from '../memo/compileCache.ts'
import type { Span } from '../place.ts'
import type { Layout, PlacedSegment } from './layout.ts'
import { parseOnce } from './parseOnce.ts'
import { parseYaml } from './parseSegment.ts'
import { emptySegment, type ParsedSegment, unreadable } from './segment.ts'
import { type Head, maxWhole } from './splitSegments.ts'

/** A part of the site file, parsed. */
export interface Part {
  readonly segment: PlacedSegment
  readonly parsed: ParsedSegment
  readonly isHead?: false
}

/** A part, or only the key of a group whose content is in other parts. */
export type PartOrHead = Part | { readonly segment: Head; readonly parsed: ParsedSegment; readonly isHead: true }

/** Parses a site file, in segments if possible. `heads` are the lines with the keys of groups that were split. */
export function parseParts({ text, cut, tooLarge }: Layout, cache: LanguageCache) {
  const { segments, heads = [] } = cut ?? {}
  const wholeAs = (parsed: ParsedSegment) => ({
    segment: { parent: [], key: '', name: '', start: 0, line: 1, text },
    parsed,
  })
  if (tooLarge !== undefined) return { parts: [wholeAs(unreadable(...tooLarge))], heads }
  const parts = segments && parseSegments(text, segments, cache)
  return { parts: parts ?? [wholeAs(parseWhole(text, cache))], heads }
}

/** Something that can be the mark of a value, which an alias in another segment repeats. */
const mayMark = /(?:^|[\s,[{])&\S/m

function parseSegments(
  text: string,
  segments: readonly PlacedSegment[],
  cache: LanguageCache,
): readonly Part[] | undefined {
  const parts = segments.map((segment) => ({
    segment,
    parsed:
      segment.first === undefined ? parseOnce(segment.name, segment.text, cache) : repeated(segment, segment.first),
  }))
  if (parts.length === 0) return undefined
  if (parts.some(({ parsed }) => parsed.hasForeignAlias) && mayMark.test(text)) return undefined
  if (parts.every(({ parsed }) => parsed.value !== undefined)) return parts
  // A construct can span several segments, so the file is broken only if it is broken as a whole.
  return text.length <= maxWhole && isReadable(text) ? undefined : parts
}

/** A part whose key already exists. */
function repeated({ key, start, text }: PlacedSegment, first: number): ParsedSegment {
  const indent = text.search(/\S/)
  const there = { start: first - start, end: first - start + key.length }
  const data = { key, end: text.trimEnd().length - indent, first: there, isRepeated: false }
  const span = { start: indent, end: indent + key.length }
  return { ...emptySegment(), value: {}, facts: [{ kind: 'duplicate-key', data, path: [key], span }] }
}

/** Whether the whole text is YAML. Much faster than `parseSegment`, because it converts nothing. */
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

function parseWhole(text: string, cache: LanguageCache): ParsedSegment {
  const span = secondDocument(text)
  return span === undefined ? parseOnce('', text, cache) : unreadable({ kind: 'several-documents', data: {} }, span)
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
