import { isUtf8 } from 'node:buffer'
import type { CompileCache } from '../memo/compileCache.ts'
import { hasAcceptance, hasUnexplained } from './acceptances.ts'
import { hasOddCharacter } from './checkCharacters.ts'
import { checkSize } from './checkSize.ts'
import { decodeText, decodeUtf8, type UnreadableText } from './decodeText.ts'
import { type Edit, editBetween, editBetweenBytes } from './editBetween.ts'
import { countBreaks } from './lines.ts'
import type { Finding } from './segment.ts'
import {
  collectionLength,
  type Head,
  isDivisible,
  keyOf,
  maxSegment,
  maxWhole,
  type Segment,
  splitSegments,
} from './splitSegments.ts'

/** What a site file is made of, before any of it is parsed. */
export interface Layout {
  readonly bytes: Uint8Array
  /** The whole text, decoded at the first call. */
  readonly text: () => string
  /** Characters of the text. */
  readonly length: number
  /** As `splitSegments` returns them; undefined if the text can't be cut. */
  readonly cut: { readonly segments: readonly PlacedSegment[]; readonly heads: readonly Head[] } | undefined
  /** Whether `checkCharacters` has something to look at. */
  readonly hasOddCharacter: boolean
  /** Whether a comment may accept a warning. */
  readonly hasAcceptance: boolean
  /** Whether a comment accepts a warning without a reason. */
  readonly hasUnexplained: boolean
  /** What `checkSize` reports. */
  readonly tooLarge: Finding | undefined
}

/** A segment with everything that an edit above it moves. */
export interface PlacedSegment extends Segment {
  /** Its keys from the root of the file, one a line. */
  readonly name: string
  /** 1-based. */
  readonly line: number
  readonly byteStart: number
}

/**
 * The layout of a site file. After an edit within one segment, that of the file before is moved instead of made again,
 * and only that segment is decoded.
 */
export function layOut(bytes: Uint8Array, { parts, counts }: CompileCache): Layout | UnreadableText {
  const known = parts.newest(['layout', '']) as Layout | undefined
  return parts(['layout', ''], [bytes], (tracker) => {
    const moved = known && moveLayout(known, bytes)
    if (moved !== undefined) return moved
    counts.layouts++
    const fresh = freshLayout(bytes)
    if (!('text' in fresh)) tracker.markUncacheable()
    return fresh
  }).value
}

function freshLayout(bytes: Uint8Array): Layout | UnreadableText {
  const decoded = decodeText(bytes)
  if (!('text' in decoded)) return decoded
  const { text } = decoded
  const cut = splitSegments(text)
  const markLength = bytes.length - Buffer.byteLength(text)
  return {
    bytes,
    text: () => text,
    length: text.length,
    cut: cut && { ...cut, segments: placeSegments(cut.segments, text, markLength) },
    hasOddCharacter: hasOddCharacter(text),
    hasAcceptance: hasAcceptance(text),
    hasUnexplained: hasUnexplained(text),
    tooLarge: checkSize(text, cut?.segments),
  }
}

function placeSegments(segments: readonly Segment[], text: string, firstByte: number): readonly PlacedSegment[] {
  let at = 0
  let line = 1
  let byteStart = firstByte
  return segments.map((segment) => {
    const between = text.slice(at, segment.start)
    at = segment.start
    line += countBreaks(between)
    byteStart += Buffer.byteLength(between)
    return { ...segment, name: keyOf(segment), line, byteStart }
  })
}

/** Undefined if the edit may have changed more than the content of one segment. */
function moveLayout(known: Layout, bytes: Uint8Array): Layout | undefined {
  const { cut } = known
  const isPlain = !known.hasOddCharacter && !known.hasUnexplained && known.tooLarge === undefined
  if (cut === undefined || !isPlain) return undefined
  const inBytes = editBetweenBytes(known.bytes, bytes)
  if (inBytes.oldEnd === inBytes.start && inBytes.end === inBytes.start) return known
  const before = cut.segments.findLast(({ byteStart }) => byteStart <= inBytes.start)
  const text = before && decodeEdited(before, inBytes, bytes)
  // An edit can mend what kept a section from being cut.
  if (before === undefined || text === undefined || isDivisible(before)) return undefined
  const edit = editBetween(before.text, text)
  const groups = cut.heads.filter(({ parent, key }) => [...parent, key].every((name, at) => before.parent[at] === name))
  const growth = text.length - before.text.length
  const lengths = [known.length, before.text.length, ...groups.map(({ length }) => length)]
  const isSameCut =
    isWithinContent(before, text, edit) &&
    !lengths.some((length) => isNearLimit(length, Math.abs(growth))) &&
    checkSize(text, [{ ...before, start: 0, text }]) === undefined
  if (!isSameCut) return undefined
  const grown = {
    behind: before.start,
    characters: growth,
    bytes: bytes.length - known.bytes.length,
    lines: countBreaks(text) - countBreaks(before.text),
  }
  return {
    ...known,
    bytes,
    text: once(() => decodeUtf8(bytes)),
    length: known.length + growth,
    cut: {
      segments: cut.segments.map((part) => (part === before ? { ...part, text } : moveSegment(part, grown))),
      heads: cut.heads.map((head) =>
        groups.includes(head)
          ? { ...head, length: head.length + growth }
          : head.start > grown.behind
            ? { ...head, start: head.start + growth }
            : head,
      ),
    },
    hasAcceptance: known.hasAcceptance || hasAcceptance(text),
    hasUnexplained: hasUnexplained(text),
  }
}

/** The text of the segment with the edit; undefined if the edit is not inside the segment, or no text. */
function decodeEdited(
  { byteStart, text }: PlacedSegment,
  { start, oldEnd, end }: Edit,
  bytes: Uint8Array,
): string | undefined {
  const byteEnd = byteStart + Buffer.byteLength(text)
  const edited = bytes.subarray(byteStart, byteEnd + end - oldEnd)
  // The first bytes of the file say whether it is UTF-8 at all.
  const isInside = start > byteStart + 8 && oldEnd < byteEnd
  return isInside && isUtf8(edited) ? decodeUtf8(edited) : undefined
}

interface Growth {
  /** Offset of the segment that grew. */
  readonly behind: number
  readonly characters: number
  readonly bytes: number
  readonly lines: number
}

function moveSegment(segment: PlacedSegment, { behind, characters, bytes, lines }: Growth): PlacedSegment {
  const { start, first } = segment
  if (start <= behind || (characters === 0 && bytes === 0 && lines === 0)) return segment
  return {
    ...segment,
    start: start + characters,
    byteStart: segment.byteStart + bytes,
    line: segment.line + lines,
    ...(first !== undefined && first > behind && { first: first + characters }),
  }
}

/**
 * Whether an edit changes only lines that stand deeper than the key of its segment, or have no more than a comment, and
 * leaves no special character behind: such lines don't matter to where a text is cut.
 */
function isWithinContent({ text: before, first }: Segment, after: string, edit: Edit): boolean {
  const lineStart = before.lastIndexOf('\n', edit.start - 1) + 1
  if (lineStart === 0 || first !== undefined) return false
  const changed = `${linesTo(before, lineStart, edit.oldEnd)}\n${linesTo(after, lineStart, edit.end)}`
  if (changed.includes('\t') || hasOddCharacter(changed)) return false
  const indent = /^ */.exec(before)?.[0] ?? ''
  return changed.split('\n').every((line) => line.startsWith(`${indent} `) || /^ *(?:#.*)?\r?$/.test(line))
}

/** The lines from an offset to the end of the one that another offset is in. */
function linesTo(text: string, start: number, end: number): string {
  const lineEnd = text.indexOf('\n', end)
  return text.slice(start, lineEnd === -1 ? text.length : lineEnd)
}

/** Whether a text of about this length may be cut in another way once it is longer or shorter. */
function isNearLimit(length: number, change: number): boolean {
  // The head of a group counts for one limit and not for another.
  const reach = change + maxHead
  return [collectionLength, maxSegment, maxWhole].some((limit) => Math.abs(length - limit) <= reach)
}

/** More than the line with a group's key has. */
const maxHead = 1_000

function once<Value>(make: () => Value & {}): () => Value {
  let made: (Value & {}) | undefined
  return () => {
    made ??= make()
    return made
  }
}
