import type { Location } from '../diagnostic.ts'

export function createLineIndex(text: string) {
  let known: readonly number[] | undefined
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

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
