import { hasAcceptance, hasUnexplained } from './acceptances.ts'
import { checkSize } from './checkSize.ts'
import { decodeText } from './decodeText.ts'
import { countBreaks } from './lines.ts'
import { type Head, keyOf, type Segment, splitSegments } from './splitSegments.ts'

export type Layout = NonNullable<ReturnType<typeof layOut>>

/** A segment with its place in the file. */
export interface PlacedSegment extends Segment {
  /** Its keys from the root of the file, one a line. */
  readonly name: string
  /** 1-based. */
  readonly line: number
}

/** What a site file is made of, before any of it is parsed; undefined if it isn't text in UTF-8. */
export function layOut(bytes: Uint8Array) {
  const text = decodeText(bytes)
  if (text === undefined) return undefined
  const cut = splitSegments(text)
  return {
    text,
    /** As `splitSegments` returns them; undefined if the text can't be cut. */
    cut: cut && { heads: cut.heads as readonly Head[], segments: placeSegments(cut.segments, text) },
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
