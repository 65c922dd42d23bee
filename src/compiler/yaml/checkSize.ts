import { lineFrom } from './lines.ts'
import { type Finding, finding } from './segment.ts'
import { maxSegment, maxWhole, type Segment } from './splitSegments.ts'

/** Ten times the longest line of any real site that we know. */
const maxLine = 20_000
/** Length of the part of such a line that is searched for the value at fault. */
const maxSearched = 2_000

/**
 * Reports a part that is too large for a site and would take the parser seconds and hundreds of megabytes.
 *
 * @param segments The parts of the text; undefined if it can't be split.
 */
export function checkSize(text: string, segments: readonly Segment[] | undefined): Finding | undefined {
  const line = longLineIn(text)
  if (line !== undefined) {
    const start = line + valueStart(text.slice(line, line + maxSearched))
    const end = line + lineFrom(text, line).length
    return tooLarge(start, end, `This line has more than ${maxLine} characters.`)
  }
  const limit = segments === undefined ? maxWhole : maxSegment
  // A repeated section isn't parsed.
  const parts = segments?.filter(({ first }) => first === undefined) ?? [{ start: 0, text }]
  const large = parts.find((part) => part.text.length > limit)
  if (large === undefined) return undefined
  const start = large.start + (/\S/.exec(large.text.slice(0, 1000))?.index ?? 0)
  const end = start + (/^[^\s:]*/.exec(text.slice(start, start + 200))?.[0].length ?? 0)
  return tooLarge(start, end, `What starts here has more than ${limit} characters.`)
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

function tooLarge(start: number, end: number, message: string): Finding {
  const hint = 'No part of a site needs that many. Remove whatever doesn’t belong here.'
  return finding('too-large', { start, end: Math.max(end, start + 1) }, message, hint)
}

/**
 * Start of the value that makes a line too long: the innermost of its first values that is still open where the search
 * ends. Without one, it is everything after the dashes.
 */
function valueStart(line: string): number {
  const bare = line.replaceAll(/"(?:[^"\\]|\\.)*(?:"|$)/g, (text) => '_'.repeat(text.length))
  const content = /^ *(?:- +)*/.exec(line)?.[0].length ?? 0
  let open: { readonly start: number; readonly depth: number }[] = []
  let depth = 0
  for (const { 0: mark, index } of bare.matchAll(/[[\]{},]|[\w-]: +/g)) {
    if (mark === '{' || mark === '[') depth++
    else if (mark === '}' || mark === ']') {
      open = open.filter((value) => value.depth < depth)
      depth--
    } else if (mark === ',') open = open.filter((value) => value.depth < depth || depth === 0)
    // Outside of braces a line has one key; a second one is part of its text.
    else if (depth > 0 || open.length === 0) open.push({ start: index + mark.length, depth })
  }
  return open.findLast(({ start }) => start < maxSearched / 2)?.start ?? content
}
