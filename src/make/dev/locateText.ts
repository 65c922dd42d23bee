/** 1-based lines, the last one included. */
export interface LineRange {
  readonly from: number
  readonly to: number
}

/** Most words to search for: enough to tell texts apart. */
const longestSearch = 24

/**
 * Finds where a text of a page was written: the 1-based place of the longest run of its words, in the first of the ranges
 * that contains it. Placeholders, Markdown and folded lines may lie between the words. Undefined if not even two words, or
 * one long word, are found.
 */
export function locateText(source: string, text: string, ranges: readonly LineRange[]) {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, longestSearch)
  const lines = source.split('\n')
  for (let length = words.length; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length).join('[^\\p{L}\\p{N}]+')
      if (length === 1 && run.length < 4) continue
      const expression = new RegExp(`(?<![\\p{L}\\p{N}])${run}(?![\\p{L}\\p{N}])`, 'iu')
      for (const { from, to } of ranges) {
        const written = lines.slice(from - 1, to).join('\n')
        const before = written.slice(0, written.search(expression) + 1).split('\n')
        const column = before.at(-1)?.length ?? 0
        if (column > 0) return { line: from + before.length - 1, column }
      }
    }
  }
  return undefined
}
