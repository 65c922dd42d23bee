import { visit } from 'yaml'
import { quoteText } from '../../edit/write.ts'
import type { Span } from '../../place.ts'
import { lineFrom } from '../../yaml/lines.ts'
import {
  type Explanation,
  explanation,
  insertion,
  quotation,
  replacement,
  type Spot,
  withoutQuoted,
} from './explanation.ts'
import { lineAt } from './lines.ts'

/** Explains a missing quote. The parser points to the end of the file; this points to the opening quote. */
export function explainOpenQuote({ text, document, errorAt }: Spot): Explanation | undefined {
  let last: Span | undefined
  visit(document, {
    Scalar(_, { type, range }) {
      const [start, end] = range ?? [0, 0]
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
      if (isQuoted && start >= (last?.start ?? 0) && start <= errorAt) last = { start, end }
    },
  })
  if (last === undefined || !isOpen(text.slice(last.start, last.end))) return undefined
  const { start } = last
  const line = lineFrom(text, start)
  const quote = text.charAt(start)
  const curly = quote === '"' ? line.search(/[“”](?=[^“”]*$)/) : -1
  if (curly > 0 && /^. *(?:[}\],].*)?$/.test(line.slice(curly).trimEnd())) {
    const end = { start: start + curly, end: start + curly + 1 }
    const message = `The text opens with the straight quote \`${quote}\` but ends with a curly one.`
    const hint = `Write \`${quote}\` at its end, too.`
    return explanation({ start, end: end.end }, message, hint, replacement(end, quote))
  }
  const inner = quote === "'" ? " A quote inside the text is written twice: ''." : ''
  return explanation(
    { start, end: start + line.length },
    `The quote \`${quote}\` that opens here is never closed.`,
    `Write another \`${quote}\` at the end of the text.${inner}`,
    / #/.test(line) ? [] : quoteEnds(line).flatMap((length) => insertion(start + length, quote)),
  )
}

/** Explains a text without its closing quote. Such a text can end at the opening quote of another one. */
function isOpen(quoted: string): boolean {
  if (!/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/s.test(quoted)) return true
  const inner = quoted.slice(1, -1)
  return /\n[ \t]*(?:- +)*(?:[\w-]+:[ \n]|- |\{)/.test(inner) || /, *[\w-]+: *$/.test(inner)
}

/** Possible lengths of the quoted text: up to the next key or the end of a group, or the whole line. */
function quoteEnds(line: string): readonly number[] {
  const whole = line.trimEnd()
  const ends = [whole.search(/, [\w-]+: /), whole.search(/\s*[}\]]+$/), whole.length]
  return [...new Set(ends)].filter((length) => length > 0)
}

/** How many lines above the spot the bracket around a comment can be open. */
const maxLines = 10

/** `{ label: We are #1, to: / }`: the comment includes the brace that closes the group. */
export function explainComment({ text, line }: Spot): Explanation | undefined {
  for (let count = 0, { start } = line; count < maxLines; count++) {
    const found = commentedText(lineFrom(text, start))
    if (found !== undefined) {
      const span = { start: start + found.start, end: start + found.start + found.value.length }
      return explanation(
        { start: start + found.comment, end: span.end },
        'A `#` after a space starts a comment, and the rest of the line is lost.',
        `Put the text in quotes: ${quoteText(found.value)}.`,
        [[{ ...span, text: quoteText(found.value) }]],
      )
    }
    if (start === 0) return undefined
    start = lineAt(text, start - 1).start
  }
  return undefined
}

/** A text without quotes inside an open brace or bracket that has a ` #` in it; `start` and `comment` are columns. */
function commentedText(line: string): { start: number; value: string; comment: number } | undefined {
  const bare = withoutQuoted(line)
  const comment = bare.search(/(?<=\s)#/)
  const before = bare.slice(0, comment)
  const count = (bracket: RegExp): number => before.match(bracket)?.length ?? 0
  if (comment === -1 || !(count(/\{/g) > count(/\}/g) || count(/\[/g) > count(/\]/g))) return undefined
  const start = /^.*(?:: +|, *|[[{] *)(?=[^,:[\]{}]*$)/.exec(before)?.[0].length
  const tail = /^[^,[\]{}]*(?=[,\]}])/.exec(bare.slice(comment))?.[0]
  if (start === undefined || tail === undefined || /^["'_]/.test(bare.slice(start))) return undefined
  return { start, value: line.slice(start, comment + tail.length).trimEnd(), comment }
}

/** Inside braces: a text whose own quote ends it too early. */
export function explainTextInBraces({ line, code, openBracket }: Spot): Explanation | undefined {
  if ((code === 'BAD_INDENT' && openBracket === undefined) || !/[{[]/.test(line.text)) return undefined
  const ended = /(?<=[{,[] *|: +)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')[ \t]*(?![\s,}\]:#]|$)/.exec(line.text)
  if (ended?.[1] === undefined) return undefined
  const start = line.start + ended.index
  const value = /^.*?(?=\s*(?:, *[\w-]+:(?: |$)|[}\]]+ *(?:,|$)|$))/.exec(line.text.slice(ended.index))?.[0] ?? ''
  const message = 'The quoted text ends at the second quote, and more text follows.'
  return {
    ...needsQuotes(message, { start, end: start + value.length }, textAroundQuotes(value) ?? value),
    span: { start, end: start + ended[1].length },
  }
}

/** Inside braces: a text that contains a colon, or two entries without a comma between them. */
export function explainColonInBraces({ line }: Spot): Explanation | undefined {
  const bare = withoutQuoted(line.text)
  const found = /(?<=[{,] *[\w-]+: +)[^\s"'{}[\],][^{}[\],]*?: [^{}[\],]*/.exec(bare)
  if (found === null) return undefined
  const value = found[0].trimEnd()
  const start = line.start + found.index
  const span = { start, end: start + value.length }
  const [, key] = / ([a-z][A-Za-z-]*): /.exec(value) ?? []
  if (key === undefined) {
    const message = 'Inside `{ … }`, a text that contains a colon followed by a space needs quotes.'
    return needsQuotes(message, span, value)
  }
  const hint = `Put a comma before \`${key}:\`. If it is one text, write ${quoteText(value)}.`
  return explanation(span, 'Inside `{ … }`, there are two colons without a comma between them.', hint)
}

/** Explains the value of a key, if the line shows the mistake more clearly than the parser's error. */
export function explainText(spot: Spot): Explanation | undefined {
  const { text, line, code } = spot
  const [, head = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+|"[^"]*"|'[^']*'): +)(\S.*?)\s*$/.exec(line.text) ?? []
  const start = line.start + head.length
  const span = { start, end: start + value.length }
  const isPlain = value !== '' && !/^["'[{|>&*!]/.test(value)
  if (/^- /.test(value)) {
    const hint = 'Start each item on a line of its own below, with a dash.'
    return explanation(span, 'A list can’t start on the line of its key.', hint)
  }
  if (isPlain && /:(?:\s|$)/.test(value)) {
    return needsQuotes('A text that contains a colon followed by a space needs quotes.', span, value)
  }
  if (isPlain && code === 'BLOCK_AS_IMPLICIT_KEY') return explainDeeperLine(spot)
  return code === 'UNEXPECTED_TOKEN' ? explainEarlyEnd(text, line.start, value, span) : undefined
}

/** Explains a text that ends too early: at a quote inside it, or after a placeholder. */
function explainEarlyEnd(text: string, lineStart: number, value: string, span: Span): Explanation | undefined {
  if (/^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*([^\s#].*)$/.test(value)) {
    const inner = textAroundQuotes(value)
    return inner === undefined
      ? {
          ...needsQuotes('The quoted text ends before the end of the line.', span, value),
          hint: `Put all of it in quotes: ${quoteText(value)}.`,
        }
      : needsQuotes('A quote inside the text ends it too early.', span, inner)
  }
  if (/^\{[^{}]*\}\s*[^\s#]/.test(value)) {
    return needsQuotes('A text that starts with `{` needs quotes.', span, value)
  }
  const line = lineFrom(text, lineStart)
  const found = /(?<=[\s{,][\w-]+: )[^\s"'{}[\],][^"'{}[\],]*\{[\w.-]+\}[^\s,}]*/.exec(line)
  if (found === null) return undefined
  const start = lineStart + found.index
  const message = 'Inside `{ … }`, a text with a placeholder needs quotes.'
  return needsQuotes(message, { start, end: start + found[0].length }, found[0])
}

function needsQuotes(message: string, span: Span, value: string): Explanation {
  return explanation(span, message, `Write ${quoteText(value)}.`, quotation(span, value))
}

/** Explains the next line if it is indented further than a key that already has a value. */
function explainDeeperLine({ text, line }: Spot): Explanation | undefined {
  const from = line.start + line.text.length
  const [found = '', indent = '', content = ''] = /\n([ \t]*)([^\s#][^\n]*)/.exec(text.slice(from)) ?? []
  const column = line.text.search(/[^\s-]/)
  if (content === '' || indent.length <= column) return undefined
  const end = from + text.slice(from).indexOf(found) + found.trimEnd().length
  const start = end - content.trimEnd().length
  const message = 'This line is indented deeper than the line above it, which has a value already.'
  const hint = 'Start it in the same column as the line above.'
  const lineStart = start - indent.length
  const choices = replacement({ start: lineStart, end: start }, ' '.repeat(column))
  return { ...explanation({ start, end }, message, hint, choices), isAboutIndent: true }
}

/** The text in `'It's one phone'` and `"We say "hello" to you"`: quotes of the same kind around it and inside. */
function textAroundQuotes(value: string): string | undefined {
  const [, inner = ''] = /^(["'])(.*)\1$/.exec(value)?.slice(1) ?? []
  const isInside = value.startsWith("'") ? /^[^']*\p{L}'\p{L}/u : /^[^"]*(?:^|[\s(])"[\p{L}\d]/u
  return isInside.test(inner) ? inner : undefined
}
