import type { Location } from '../diagnostic.ts'

export interface LineIndex {
  /** Line and column, both from 1, of an offset into the text. */
  locate(offset: number): Location
}

export function createLineIndex(text: string): LineIndex {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return {
    locate(offset) {
      let low = 0
      let high = starts.length
      while (high - low > 1) {
        const middle = (low + high) >> 1
        if ((starts[middle] ?? 0) <= offset) low = middle
        else high = middle
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
    },
  }
}
