import type { Span } from '../place.ts'
import { lineFrom } from './lines.ts'
import type { TextFact } from './segment.ts'
import { maxSegment, maxWhole, type Segment } from './splitSegments.ts'

/** Ten times the longest line of any real site that we know. */
const maxLine = 20_000

/**
 * A part that is too large for a site and would take the parser seconds and hundreds of megabytes.
 *
 * @param segments The parts of the text; undefined if it can't be split.
 */
export function checkSize(
  text: string,
  segments: readonly Segment[] | undefined,
): readonly [fact: TextFact, span: Span] | undefined {
  const line = longLineIn(text)
  if (line !== undefined)
    return [
      { kind: 'too-large/line', data: { limit: maxLine } },
      { start: line, end: line + lineFrom(text, line).length },
    ]
  const limit = segments === undefined ? maxWhole : maxSegment
  // A repeated section isn't parsed.
  const parts = segments?.filter(({ first }) => first === undefined) ?? [{ start: 0, text }]
  const large = parts.find((part) => part.text.length > limit)
  if (large === undefined) return undefined
  const start = large.start + (/\S/.exec(large.text.slice(0, 1000))?.index ?? 0)
  const length = /^[^\s:]*/.exec(text.slice(start, start + 200))?.[0].length ?? 0
  return [
    { kind: 'too-large', data: { limit } },
    { start, end: start + Math.max(length, 1) },
  ]
}

/** Start of the first line that is too long. Examines few characters: any `maxLine` of them need a line break. */
function longLineIn(text: string): number | undefined {
  let start = 0
  while (text.length - start > maxLine) {
    const lineBreak = text.lastIndexOf('\n', start + maxLine)
    if (lineBreak < start) return start
    start = lineBreak + 1
  }
  return undefined
}
