import type { Span } from '../place.ts'
import type { Explanation } from './explanation.ts'
import { lineFrom, lineStartAt } from './lines.ts'
import { writeScalar } from './writeScalar.ts'

/** So many lines above the place where the parser gave up, the bracket can be open. */
const maxLines = 10

/** `{ label: We are #1, to: / }`: the comment swallows the brace that closes the group. */
export function explainComment(text: string, { start }: Span): Omit<Explanation, 'code'> | undefined {
  let lineStart = lineStartAt(text, start)
  for (let count = 0; count < maxLines; count++) {
    const found = commentedText(lineFrom(text, lineStart))
    if (found !== undefined) {
      const { at, value, sign } = found
      const quotes = value.includes('"') && !value.includes("'") ? "'" : '"'
      const written = writeScalar(value, { quotes, isInFlow: true, part: 'value' })
      const span = { start: lineStart + at, end: lineStart + at + value.length }
      return {
        span: { start: lineStart + sign, end: span.end },
        message: 'A `#` after a space starts a comment, and the rest of the line is lost.',
        hint: `Put the text in quotes: ${written}.`,
        choices: [[{ ...span, text: written }]],
      }
    }
    if (lineStart === 0) return undefined
    lineStart = lineStartAt(text, lineStart - 1)
  }
  return undefined
}

/** A text without quotes inside an open brace or bracket that has a ` #` in it; `at` and `sign` are columns. */
function commentedText(line: string): { at: number; value: string; sign: number } | undefined {
  const bare = line.replaceAll(/"(?:[^"\\]|\\.)*"|(?<=[\s:,[{])'(?:[^']|'')*'/g, (quoted) =>
    '_'.repeat(quoted.length),
  )
  const sign = bare.search(/(?<=\s)#/)
  const before = bare.slice(0, sign)
  const isOpen = (open: RegExp, close: RegExp): boolean =>
    (before.match(open) ?? []).length > (before.match(close) ?? []).length
  if (sign === -1 || !(isOpen(/\{/g, /\}/g) || isOpen(/\[/g, /\]/g))) return undefined
  const head = /^.*(?:: +|, *|[[{] *)(?=[^,:[\]{}]+$)/.exec(before)?.[0]
  const tail = /^[^,[\]{}]*(?=[,\]}])/.exec(bare.slice(sign))?.[0]
  if (head === undefined || tail === undefined) return undefined
  const value = line.slice(head.length, sign + tail.length).trimEnd()
  return /^["'_]/.test(bare.slice(head.length)) ? undefined : { at: head.length, value, sign }
}
