import type { Location } from '../../diagnostic.ts'
import { lineFrom } from '../../yaml/lines.ts'

/** Offset of the start of the line that an offset is in. */
export function lineStartAt(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** A line without its line break. */
export interface Line {
  readonly start: number
  readonly text: string
}

/** The line that an offset is in. */
export function lineAt(text: string, offset: number): Line {
  const start = lineStartAt(text, offset)
  return { start, text: lineFrom(text, start) }
}

/** Width of the dashes before the key of a list item, with their spaces. */
export function dashWidth(text: string): number {
  return /^(?:- +)*/.exec(text)?.[0].length ?? 0
}

/** Converts offsets into lines and columns. */
export function createLineIndex(text: string) {
  let known: Uint32Array | undefined
  return {
    /** Line and column, both from 1, of an offset into the text. The first call finds the lines. */
    locate(offset: number): Location {
      known ??= lineStarts(text)
      let low = 0
      let high = known.length
      while (high - low > 1) {
        const middle = (low + high) >> 1
        if ((known[middle] ?? 0) <= offset) low = middle
        else high = middle
      }
      return { line: low + 1, column: offset - (known[low] ?? 0) + 1 }
    },
  }
}

/** Offsets of all lines of a text. */
function lineStarts(text: string): Uint32Array {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return Uint32Array.from(starts)
}
