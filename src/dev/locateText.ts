/** 1-based place in the site file. */
interface SourcePlace {
  readonly line: number
  readonly column: number
}

/** 1-based lines, the last one included. */
export interface LineRange {
  readonly from: number
  readonly to: number
}

/** Most words to search for: enough to tell texts apart. */
const longestSearch = 24

/**
 * Finds where a text of a page was written: the place of the longest run of its words, in the first of the ranges that
 * contains it. Placeholders, Markdown and folded lines may lie between the words. Undefined if not even two words, or
 * one long word, are found.
 */
export function locateText(source: string, text: string, ranges: readonly LineRange[]): SourcePlace | undefined {
  const wanted = wordsOf(text).slice(0, longestSearch)
  const written = ranges.map((range) => wordsIn(source, range))
  for (let length = wanted.length; length > 0; length--) {
    for (let start = 0; start + length <= wanted.length; start++) {
      const run = wanted.slice(start, start + length)
      if (length === 1 && (run[0] ?? '').length < 4) continue
      for (const words of written) {
        const found = findRun(words, run)
        if (found !== undefined) return found
      }
    }
  }
  return undefined
}

/** The lines of what begins on a line: everything that is indented deeper. */
export function blockRange(source: string, from: number): LineRange {
  const lines = source.split('\n')
  const indent = indentOf(lines[from - 1] ?? '')
  const next = lines.findIndex((line, index) => index >= from && line.trim() !== '' && indentOf(line) <= indent)
  return { from, to: next === -1 ? lines.length : next }
}

interface Word extends SourcePlace {
  readonly text: string
}

function wordsIn(source: string, { from, to }: LineRange): readonly Word[] {
  return source
    .split('\n')
    .slice(from - 1, to)
    .flatMap((line, index) =>
      [...line.matchAll(word)].map((match) => ({
        text: match[0].toLowerCase(),
        line: from + index,
        column: match.index + 1,
      })),
    )
}

const word = /[\p{L}\p{N}]+/gu

function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(word)].map(([found]) => found.toLowerCase())
}

function findRun(written: readonly Word[], run: readonly string[]): SourcePlace | undefined {
  const at = written.findIndex((_, index) => run.every((wanted, offset) => written[index + offset]?.text === wanted))
  const first = written[at]
  return first && { line: first.line, column: first.column }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
