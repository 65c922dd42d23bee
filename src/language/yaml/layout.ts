import { editBetween } from '../editBetween.ts'
import { hasAcceptance, hasUnexplained } from './acceptances.ts'
import { hasOddCharacter } from './checkCharacters.ts'
import { checkSize } from './checkSize.ts'
import { decodeText } from './decodeText.ts'
import { countBreaks } from './lines.ts'
import { type Head, isDivisible, isNearLimit, keyOf, type Segment, splitSegments } from './splitSegments.ts'

export type Layout = ReturnType<typeof freshLayout>

/** A segment with its place in the file. */
export interface PlacedSegment extends Segment {
  /** Its keys from the root of the file, one a line. */
  readonly name: string
  /** 1-based. */
  readonly line: number
}

/**
 * What a site file is made of, before any of it is parsed; undefined if it isn't text in UTF-8.
 *
 * @param known The layout of the file before. After an edit within one segment, it is moved instead of made again.
 */
export function layOut(bytes: Uint8Array, known?: Layout): Layout | undefined {
  const text = decodeText(bytes)
  return text === undefined ? undefined : ((known && moveLayout(known, text)) ?? freshLayout(text))
}

function freshLayout(text: string) {
  const cut = splitSegments(text)
  return {
    text,
    /** As `splitSegments` returns them; undefined if the text can't be cut. */
    cut: cut && { heads: cut.heads as readonly Head[], segments: placeSegments(cut.segments, text) },
    /** Whether `checkCharacters` has something to look at. */
    hasOddCharacter: hasOddCharacter(text),
    /** Whether a comment may accept a warning. */
    hasAcceptance: hasAcceptance(text),
    /** Whether a comment accepts a warning without a reason. */
    hasUnexplained: hasUnexplained(text),
    tooLarge: checkSize(text, cut?.segments),
  }
}

function placeSegments(segments: readonly Segment[], text: string): readonly PlacedSegment[] {
  let at = 0
  let line = 1
  return segments.map((segment) => {
    line += countBreaks(text, at, segment.start)
    at = segment.start
    return { ...segment, name: keyOf(segment), line }
  })
}

/** Undefined if the edit may have changed more than the content of one segment. */
function moveLayout(known: Layout, text: string): Layout | undefined {
  if (text === known.text) return known
  const { cut, hasOddCharacter: isOdd, tooLarge } = known
  if (cut === undefined || isOdd || tooLarge !== undefined) return undefined
  const edit = editBetween(known.text, text)
  const edited = cut.segments.findLast(({ start }) => start <= edit.start)
  // An edit can mend what kept a section from being cut.
  if (edited === undefined || isDivisible(edited)) return undefined
  const growth = text.length - known.text.length
  const { start } = edited
  const oldEnd = start + edited.text.length
  const written = text.slice(start, oldEnd + growth)
  const isSameCut =
    edit.oldEnd < oldEnd &&
    isWithinContent(known.text, edit.start, edit.oldEnd, edited) &&
    isWithinContent(text, edit.start, edit.end, edited) &&
    cut.segments.every(({ first }) => first === undefined) &&
    !lengthsAround(edited, cut, known.text).some((length) => isNearLimit(length, Math.abs(growth))) &&
    checkSize(written, [{ ...edited, start: 0, text: written }]) === undefined &&
    ![edited.text, written].some(hasAcceptance)
  if (!isSameCut) return undefined
  const lines = countBreaks(written, 0, written.length) - countBreaks(known.text, start, oldEnd)
  const moved = <Part extends Segment>(part: Part): Part =>
    part.start > start && growth !== 0 ? { ...part, start: part.start + growth } : part
  const movedPart = (part: PlacedSegment): PlacedSegment => {
    if (part === edited) return { ...part, text: written }
    return part.start > start && lines !== 0 ? { ...moved(part), line: part.line + lines } : moved(part)
  }
  return { ...known, text, cut: { segments: cut.segments.map(movedPart), heads: cut.heads.map(moved) } }
}

/**
 * Whether the lines between two offsets stand deeper than the key of their segment, or have no more than a comment, and
 * have no special character: such lines don't matter to where a text is cut.
 */
function isWithinContent(text: string, from: number, to: number, segment: Segment): boolean {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  if (lineStart <= segment.start) return false
  const lineEnd = text.indexOf('\n', to)
  const lines = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd)
  if (lines.includes('\t') || hasOddCharacter(lines)) return false
  const indent = /^ */.exec(segment.text)?.[0] ?? ''
  return lines.split('\n').every((line) => line.startsWith(`${indent} `) || /^ *(?:#.*)?\r?$/.test(line))
}

/** Lengths of everything that a segment is part of, in characters. */
function lengthsAround(segment: PlacedSegment, { segments, heads }: NonNullable<Layout['cut']>, text: string) {
  const isIn = (parent: Segment['parent'], keys: Segment['parent']) => keys.every((key, at) => parent[at] === key)
  const groups = heads.flatMap(({ parent, key, start }) => {
    const keys = [...parent, key]
    const last = isIn(segment.parent, keys) ? segments.findLast((each) => isIn(each.parent, keys)) : undefined
    return last === undefined ? [] : [last.start + last.text.length - start]
  })
  return [text.length, segment.text.length, ...groups]
}
