import { type Document, isScalar, type Node, visit, type YAMLParseError } from 'yaml'
import type { TextEdit } from '../fix.ts'
import type { Span } from '../place.ts'
import { explainComment } from './explainComment.ts'
import { explainGluedDash } from './explainDash.ts'
import type { Explanation } from './explanation.ts'
import { findOddIndent, type OddIndent } from './findOddIndent.ts'
import { alignmentFixes, type FixChoices, indentFixes, tabFixes } from './fixIndent.ts'
import { lineFrom } from './lines.ts'
import { writeScalar } from './writeScalar.ts'

type Words = Omit<Explanation, 'code'>

/** A mistake of YAML in an author's words, pointing at the place that needs the fix. */
export function explainYamlError(
  text: string,
  error: YAMLParseError,
  document: Document.Parsed,
): Explanation {
  const span = withinText(text, error.pos)
  const explanation =
    explainQuote(text, error, document) ??
    explainTab(text, error, span) ??
    explainComment(text, span) ??
    (isAboutLines(error) ? explainGluedDash(text, span) : undefined) ??
    explainColonlessQuote(text, span) ??
    explainGluedKey(text, error, span) ??
    explainColonlessItem(text, error, span) ??
    explainColonlessParagraph(text, error, span) ??
    explainBareWord(text, error, span) ??
    explainIndent(text, error, span) ??
    explainFlowEntry(text, error, span) ??
    explainUnopened(text, span) ??
    explainQuoteInFlow(text, error, span) ??
    explainLine(text, error, span) ??
    explainCode(text, error, span)
  return { code: 'yaml-syntax', ...explanation }
}

/** The parser names the end of the file; the author needs the quote that was opened. */
function explainQuote(text: string, error: YAMLParseError, document: Document.Parsed): Words | undefined {
  const last = lastQuoteBefore(error.pos[0], document)
  const isOpen = /^Missing closing ["']quote/.test(error.message) || swallowsMore(text, last)
  const start = isOpen ? last.start : -1
  if (start === -1) return undefined
  const quote = text[start] ?? '"'
  const line = lineFrom(text, start)
  const inner = quote === "'" ? " A quote inside the text is written twice: ''." : ''
  return {
    span: { start, end: start + line.length },
    message: `The quote \`${quote}\` that opens here is never closed.`,
    hint: `Write another \`${quote}\` at the end of the text.${inner}`,
    choices: / #/.test(line) ? [] : quoteEnds(line).map((length) => insertion(start + length, quote)),
  }
}

/** The last text in quotes that starts before an offset. */
function lastQuoteBefore(offset: number, document: Document.Parsed): Span {
  let last = { start: -1, end: -1 }
  visit(document, {
    Scalar(_, node) {
      const [start, end] = node.range ?? [-1, -1]
      if (isQuoted(node) && start > last.start && start <= offset) last = { start, end }
    },
  })
  return last
}

/** A text that ends at the quote that was to open another one: the parser stumbles behind it. */
function swallowsMore(text: string, { start, end }: Span): boolean {
  const inner = text.slice(start + 1, end - 1)
  return start !== -1 && (/\n[ \t]*(?:- +)*(?:[\w-]+:[ \n]|- |\{)/.test(inner) || /, *[\w-]+: *$/.test(inner))
}

function isQuoted(node: Node): boolean {
  return isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE')
}

/** The last line up to the error that is indented with a tab: what comes after it only suffers from it. */
function explainTab(text: string, error: YAMLParseError, span: Span): Words | undefined {
  const before = text.slice(0, span.start + lineFrom(text, span.start).length)
  const tabs = [...before.matchAll(/^ *\t(?=[ \t]*[^\s#])/gm)].at(-1)
  if (tabs === undefined && error.code !== 'TAB_AS_INDENT') return undefined
  const at = tabs === undefined ? span.start : tabs.index + tabs[0].length - 1
  return {
    span: { start: at, end: at + 1 },
    message: 'This line is indented with a tab.',
    hint: 'Indent with spaces, two for each level.',
    choices: tabFixes(text, at),
  }
}

/** Inside braces: a key and a text in quotes, with no colon between them or no space behind it. */
function explainFlowEntry(text: string, error: YAMLParseError, span: Span): Words | undefined {
  if (error.code === 'BAD_INDENT') return undefined
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1
  const line = lineFrom(text, lineStart)
  const entry = /[{,]\s*(([\w-]+)(?:\s+|:|\s*(?:[：;=]|=>)\s*)(["'[{][^,}]*))/.exec(line)
  const [, whole = '', key = '', value = ''] = entry ?? []
  if (entry === null || /^[\w-]+: /.test(whole)) return undefined
  const start = lineStart + entry.index + entry[0].length - whole.length
  return {
    span: { start, end: start + key.length },
    message: `A colon and a space are missing between \`${key}\` and its value.`,
    hint: `Write \`${key}: ${value.trim()}\`.`,
  }
}

/** A key right before a text in quotes: the parser takes both for one key, or for a text that goes on. */
function explainColonlessQuote(text: string, span: Span): Words | undefined {
  for (const start of lineAndAbove(text, span)) {
    const found = /^( *(?:- +)*)([A-Za-z][\w-]*)( *)(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*$/.exec(
      lineFrom(text, start),
    )
    if (found === null) continue
    const [, before = '', key = '', space = ''] = found
    const at = start + before.length
    return {
      span: { start: at, end: at + key.length },
      message: `A colon and a space are missing between \`${key}\` and its value.`,
      hint: `Write \`${key}: …\`.`,
      choices: [[{ start: at + key.length, end: at + key.length + space.length, text: ': ' }]],
    }
  }
  return undefined
}

/** `- type:hero` above lines that go on with it: without a space, YAML takes it for a text. */
function explainGluedKey(text: string, error: YAMLParseError, span: Span): Words | undefined {
  if (!isAboutLines(error)) return undefined
  for (const start of lineAndAbove(text, span)) {
    const found = /^( *(?:- +)*)([a-z][\w-]*):([^\s:/].*)$/i.exec(lineFrom(text, start))
    if (found === null || /: /.test(found[3] ?? '')) continue
    const [, before = '', key = '', value = ''] = found
    const at = start + before.length
    return {
      span: { start: at, end: at + key.length },
      message: `The colon after \`${key}\` must be followed by a space.`,
      hint: `Write \`${key}: ${value.trimEnd()}\`.`,
      choices: [insertion(at + key.length + 1, ' ')],
    }
  }
  return undefined
}

/** `- icon star` above `title: …` in the column of `icon`: the item is a group whose first key has lost its colon. */
function explainColonlessItem(text: string, error: YAMLParseError, span: Span): Words | undefined {
  if (!isAboutLines(error)) return undefined
  for (const start of lineAndAbove(text, span)) {
    const line = lineFrom(text, start)
    const found = /^( *(?:- +)+)([A-Za-z][\w-]*)( +)(\S.*)$/.exec(line)
    if (found === null) continue
    const [, before = '', key = '', , value = ''] = found
    const below = lineFrom(text, start + line.length + 1)
    if (/:(?: |$)/.test(value) || !new RegExp(`^ {${before.length}}[\\w-]+:(?: |$)`).test(below)) continue
    return colonless(start + before.length, key, value.trimEnd())
  }
  return undefined
}

/** `quote >-` above an indented text: without the colon YAML takes all of it for one text. */
function explainColonlessParagraph(text: string, error: YAMLParseError, span: Span): Words | undefined {
  if (!isAboutLines(error)) return undefined
  for (const start of lineAndAbove(text, span)) {
    const line = lineFrom(text, start)
    const found = /^( *(?:- +)*)([A-Za-z][\w-]*) +([>|][-+\d]*)\s*$/.exec(line)
    if (found === null) continue
    const [, before = '', key = '', sign = ''] = found
    const below = /^\s*?( *)\S/.exec(text.slice(start + line.length + 1))?.[1] ?? ''
    if (below.length <= before.length) continue
    return colonless(start + before.length, key, sign)
  }
  return undefined
}

function colonless(start: number, key: string, value: string): Words {
  const end = start + key.length
  return {
    span: { start, end },
    message: `A colon is missing between \`${key}\` and its value.`,
    hint: `Write \`${key}: ${value}\`.`,
    choices: [insertion(end, ':')],
  }
}

/** A brace or bracket at the end of what was never opened: `to: /demo, label: Demo }`. */
function explainUnopened(text: string, span: Span): Words | undefined {
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1
  const line = lineFrom(text, lineStart)
  const closing = strayClosing(line)
  if (closing === undefined) return undefined
  const open = closing.bracket === '}' ? '{' : '['
  const before = line.slice(0, closing.at)
  if (closing.closes !== undefined) {
    const place = { start: lineStart + closing.at, end: lineStart + closing.at + 1 }
    const right = closing.closes === '{' ? '}' : ']'
    return {
      span: place,
      message: `This \`${closing.bracket}\` can’t close what \`${closing.closes}\` opens.`,
      hint: `Write \`${right}\`.`,
      choices: [[{ ...place, text: right }]],
    }
  }
  if (/[\]}]\s*$/.test(before)) {
    const place = { start: lineStart + closing.at, end: lineStart + closing.at + 1 }
    return {
      span: place,
      message: `This \`${closing.bracket}\` closes nothing.`,
      hint: 'Remove it.',
      choices: [[{ ...place, text: '' }]],
    }
  }
  const head =
    open === '['
      ? /^.*(?:^|[\s{,])[\w-]+: +(?=[^\s[{])/.exec(before)
      : /^ *(?:- +)*(?:[\w-]+: +(?=[\w-]+: ))?(?=[\w-]+: )/.exec(before)
  if (head === null) return undefined
  const start = lineStart + head[0].length
  return {
    span: { start, end: lineStart + closing.at + 1 },
    message: `The \`${closing.bracket}\` at the end is never opened.`,
    hint: `Write \`${open}\` here. If it is text, put the text in quotes.`,
    choices: [insertion(start, open === '{' ? '{ ' : '[')],
  }
}

/** A line with its texts in quotes blanked out, as long as before. */
function withoutQuoted(line: string): string {
  return line.replaceAll(/"(?:[^"\\]|\\.)*"|(?<=[\s:,[{])'(?:[^']|'')*'/g, blank)
}

function blank(text: string): string {
  return '_'.repeat(text.length)
}

interface StrayClosing {
  readonly bracket: string
  readonly at: number
  /** The bracket of another kind that is open there, at the end of the line. */
  readonly closes?: string | undefined
}

/** The first bracket of a line that closes nothing; those in quotes and placeholders don't count. */
function strayClosing(line: string): StrayClosing | undefined {
  const bare = withoutQuoted(line).replaceAll(/\{[A-Za-z][\w.-]*\}/g, blank)
  const open: string[] = []
  for (const { 0: bracket, index } of bare.matchAll(/[[\]{}]/g)) {
    if (bracket === '[' || bracket === '{') open.push(bracket)
    else if (open.at(-1) === (bracket === '}' ? '{' : '[')) open.pop()
    else if (open.length > 0 && bare.slice(index + 1).trim() === '')
      return { bracket, at: index, closes: open.at(-1) }
    else if (!open.includes(bracket === '}' ? '{' : '[')) return { bracket, at: index }
    else return undefined
  }
  return undefined
}

/** Inside braces: a text whose own quote ends it too early, or one that starts with a placeholder. */
function explainQuoteInFlow(text: string, error: YAMLParseError, span: Span): Words | undefined {
  if (error.code === 'BAD_INDENT' && !/^Flow/.test(error.message)) return undefined
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1
  const line = lineFrom(text, lineStart)
  if (!/[{[]/.test(line)) return undefined
  const quotedText = /(?<=[{,[] *|: +)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')[ \t]*(?![\s,}\]:#]|$)/.exec(line)
  if (quotedText?.[1] !== undefined) {
    const start = lineStart + quotedText.index
    const quote = quotedText[1].charAt(0)
    return {
      span: { start, end: start + quotedText[1].length },
      message: 'The quoted text ends at the second quote, and more text follows.',
      hint:
        quote === '"'
          ? 'Write a quote inside the text with a backslash, \\", or leave it out.'
          : "Write a quote inside the text twice, '', or leave it out.",
    }
  }
  const bare = withoutQuoted(line)
  const placeholder = /(?<=: +)(\{[A-Za-z][\w.-]*\} *[^\s,}\]][^,}\]]*)/.exec(bare)
  if (placeholder?.[1] === undefined || !/[{[]/.test(bare.slice(0, placeholder.index))) return undefined
  const start = lineStart + placeholder.index
  const value = placeholder[1].trimEnd()
  return {
    span: { start, end: start + value.length },
    message: 'A text that starts with `{` needs quotes.',
    hint: `Write ${quoted(value.replace(/["']$/, ''))}.`,
    choices: /["']$/.test(value)
      ? [insertion(start, value.slice(-1))]
      : quotation({ start, end: start + value.length }, value),
  }
}

/** A word alone on its line, at or just above the error: a key without its colon. */
function explainBareWord(text: string, error: YAMLParseError, span: Span): Words | undefined {
  if (!isAboutLines(error)) return undefined
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1
  const above = text
    .slice(0, lineStart + lineFrom(text, lineStart).length)
    .split('\n')
    .filter((candidate) => !/^\s*(?:#|$)/.test(candidate))
    .slice(-2)
  const line = above.find((candidate) => /^ *(?:- +)*[A-Za-z][\w-]*[ \t]*\r?$/.test(candidate))
  if (line === undefined) return undefined
  const word = /[A-Za-z][\w-]*/.exec(line)?.[0] ?? ''
  const end = lineStart + lineFrom(text, lineStart).length
  const start = text.lastIndexOf(line, end) + line.indexOf(word)
  return {
    span: { start, end: start + word.length },
    message: `\`${word}\` is alone on its line: the colon after it is missing.`,
    hint: `Write \`${word}:\`. If it continues the text above, indent it more.`,
  }
}

const indentErrors = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'MISSING_CHAR',
  'UNEXPECTED_TOKEN',
])

/** Whether lines do not fit together, outside of braces and brackets. */
function isAboutLines({ code, message }: YAMLParseError): boolean {
  return indentErrors.has(code) && !/^Flow/.test(message)
}

/** Where the line of a place starts, and the line above it. */
function lineAndAbove(text: string, { start }: Span): ReadonlySet<number> {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  return new Set([lineStart, text.lastIndexOf('\n', lineStart - 2) + 1])
}

/** One line in the wrong column. The parser stumbles over the lines that are right. */
function explainIndent(text: string, error: YAMLParseError, span: Span): Words | undefined {
  if (!isAboutLines(error)) return undefined
  const odd = findOddIndent(text, span.start)
  return odd && oddIndentWords(odd)
}

/** What to say about a line that stands in the wrong column. */
export function oddIndentWords({
  start,
  end,
  indent,
  wanted,
  lineStarts,
}: OddIndent): Words & { readonly code: 'yaml-syntax' } {
  const spaces = Math.abs(wanted - indent)
  return {
    code: 'yaml-syntax',
    isAboutIndent: true,
    span: { start, end },
    message: 'This line does not line up with the lines around it.',
    hint: `${wanted > indent ? 'Add' : 'Remove'} ${spaces} ${spaces === 1 ? 'space' : 'spaces'} before it. Keys of one group, and dashes of one list, start in the same column.`,
    choices: [lineStarts.map((line) => moveLine(line, wanted - indent))],
  }
}

/** A line that starts so many spaces further in, or further out. */
export function moveLine(start: number, by: number): TextEdit {
  return by > 0 ? { start, end: start, text: ' '.repeat(by) } : { start, end: start - by, text: '' }
}

/** Mistakes that the line itself shows more clearly than the parser's message. */
function explainLine(text: string, error: YAMLParseError, span: Span): Words | undefined {
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1
  const line = lineFrom(text, lineStart)
  const mapping = /^(\s*(?:- +)*(?:[\w-]+|"[^"]*"|'[^']*'): +)(\S.*?)\s*$/.exec(line)
  const value = mapping?.[2] ?? ''
  const valueStart = lineStart + (mapping?.[1]?.length ?? 0)
  const valueSpan = { start: valueStart, end: valueStart + value.length }
  const isPlain = value !== '' && !/^["'[{|>&*!]/.test(value)
  if (/^- /.test(value)) {
    return {
      span: valueSpan,
      message: 'A list can’t start on the line of its key.',
      hint: 'Start each item on a line of its own below, with a dash.',
    }
  }
  if (isPlain && /:(?:\s|$)/.test(value)) {
    return {
      span: valueSpan,
      message: 'A text that contains a colon followed by a space needs quotes.',
      hint: `Write ${quoted(value)}.`,
      choices: quotation(valueSpan, value),
    }
  }
  const next = nextContentLine(text, lineStart + line.length)
  if (isPlain && next !== undefined && error.message.startsWith('Nested mappings')) {
    return {
      span: next,
      message: `This line is indented deeper than the line above it, which has a value already.`,
      hint: 'Start it in the same column as the line above.',
      choices: alignmentFixes(text, next.start),
      isOnlyIfAlone: true,
    }
  }
  const afterQuote = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*([^\s#].*)$/.exec(value)
  if (afterQuote !== null && error.code === 'UNEXPECTED_TOKEN') {
    const inner = textAroundQuotes(value)
    return {
      span: valueSpan,
      message:
        inner === undefined
          ? 'The quoted text ends before the end of the line.'
          : 'A quote inside the text ends it too early.',
      hint: inner === undefined ? `Put all of it in quotes: ${quoted(value)}.` : `Write ${quoted(inner)}.`,
      choices: quotation(valueSpan, inner ?? value),
    }
  }
  if (/^\{[^{}]*\}\s*[^\s#]/.test(value) && error.code === 'UNEXPECTED_TOKEN') {
    return {
      span: valueSpan,
      message: 'A text that starts with `{` needs quotes.',
      hint: `Write ${quoted(value)}.`,
      choices: quotation(valueSpan, value),
    }
  }
  const bare = /[\s{,]([\w-]+): ([^\s"'{}[\],][^"'{}[\],]*\{[\w.-]+\}[^\s,}]*)/.exec(line)
  if (bare?.[2] !== undefined && error.code === 'UNEXPECTED_TOKEN') {
    const start = lineStart + bare.index + bare[0].length - bare[2].length
    return {
      span: { start, end: start + bare[2].length },
      message: 'Inside `{ … }`, a text with a placeholder needs quotes.',
      hint: `Write ${quoted(bare[2])}.`,
      choices: quotation({ start, end: start + bare[2].length }, bare[2]),
    }
  }
  return undefined
}

/** The text in `'It's one phone'` and `"We say "hello" to you"`: quotes of the same kind around it and inside. */
function textAroundQuotes(value: string): string | undefined {
  const [, inner = ''] = /^(["'])(.*)\1$/.exec(value)?.slice(1) ?? []
  const isInside = value.startsWith("'") ? /^[^']*\p{L}'\p{L}/u : /^[^"]*(?:^|[\s(])"[\p{L}\d]/u
  return isInside.test(inner) ? inner : undefined
}

/** What each kind of error of the parser means for an author. */
function explainCode(text: string, error: YAMLParseError, span: Span): Words {
  const lineStart = contentLineFrom(text, text.lastIndexOf('\n', span.start - 1) + 1)
  const line = lineFrom(text, lineStart)
  const indent = line.length - line.trimStart().length
  const content = { start: lineStart + indent, end: lineStart + Math.max(line.trimEnd().length, indent + 1) }
  switch (error.code) {
    case 'BAD_INDENT':
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/^Flow/.test(error.message)) return explainFlow(text, error, span)
      return {
        isAboutIndent: true,
        span: content,
        message: 'This line does not line up with the lines above it.',
        hint: 'Keys of one group, and dashes of one list, start in the same column.',
        choices: indentFixes(text, content.start),
        isOnlyIfAlone: true,
      }
    case 'BAD_SCALAR_START':
      return {
        span: { start: span.start, end: span.start + lineFrom(text, span.start).trimEnd().length },
        choices: quotation(
          { start: span.start, end: span.start + lineFrom(text, span.start).trimEnd().length },
          lineFrom(text, span.start).trim(),
        ),
        message: `A text can’t start with \`${text[span.start]}\` unless it is in quotes.`,
        hint: `Write ${quoted(lineFrom(text, span.start).trim())}.`,
      }
    case 'BAD_DQ_ESCAPE':
      return {
        span: { start: span.start, end: span.start + 2 },
        message: `In double quotes, a backslash starts a special character, and \`${text.slice(span.start, span.start + 2)}\` is not one.`,
        hint: 'Write two backslashes, or put the text in single quotes.',
        choices: [insertion(span.start, '\\')],
      }
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      return {
        span: { ...content, start: content.start + (/^(?:- +)*/.exec(line.trimStart())?.[0].length ?? 0) },
        message: 'This line is neither a `key: value` nor an item of a list.',
        hint: /^[\w-]+:\S/.test(line.trim())
          ? 'Put a space after the colon.'
          : 'Add the missing colon, or indent the line if it continues the text above.',
        ...colonOrIndent(text, line.trim(), content.start),
      }
    default:
      return {
        span,
        message: 'This can’t be read as YAML.',
        hint: 'Look for a missing quote, bracket or comma here or just above.',
      }
  }
}

/** An open bracket: the parser points to where it gave up, the author needs where it began. */
function explainFlow(text: string, error: YAMLParseError, span: Span): Words {
  const open = error.message.includes('map') ? '{' : '['
  const close = open === '{' ? '}' : ']'
  let depth = 0
  let start = span.start
  while (start > 0 && depth < 1) {
    start--
    if (text[start] === open) depth++
    if (text[start] === close) depth--
  }
  return {
    span: { start, end: start + lineFrom(text, start).trimEnd().length },
    message: `The \`${open}\` that opens here is never closed.`,
    hint: `Write \`${close}\` at the end. If it is text, put it in quotes.`,
    choices: flowEnds(text, start, close),
  }
}

/** Lengths that a quoted text can have had: up to the next key or the end of a group, or the whole line. */
function quoteEnds(line: string): readonly number[] {
  const whole = line.trimEnd()
  const nextKey = whole.search(/, [\w-]+: /)
  const groupEnd = whole.search(/\s*[}\]]+$/)
  return [...new Set([nextKey, groupEnd, whole.length])].filter((length) => length > 0)
}

function colonOrIndent(
  text: string,
  line: string,
  start: number,
): Pick<Explanation, 'choices' | 'isOnlyIfAlone'> {
  const choices = missingColon(line, start)
  return choices.length > 0 ? { choices } : { choices: indentFixes(text, start), isOnlyIfAlone: true }
}

/** The space after `key:`, or the colon after a first word that looks like a key. */
function missingColon(line: string, start: number): FixChoices {
  const glued = /^(?:- +)?[\w-]+:(?=[^\s:/])/.exec(line)?.[0]
  if (glued !== undefined) return [insertion(start + glued.length, ' ')]
  const word = /^(?:- +)?[a-z][\w-]*(?= \S)/.exec(line)?.[0] ?? /^[a-z][\w-]*$/.exec(line)?.[0]
  return word === undefined ? [] : [insertion(start + word.length, ':')]
}

/** The end of the line, where what was opened holds keys and so is no text. */
function flowEnds(text: string, start: number, close: string): FixChoices {
  const line = lineFrom(text, start).trimEnd()
  if (/ #/.test(line) || !/: |^\[/.test(line)) return []
  const before = line[1] === ' ' ? ' ' : ''
  return [insertion(start + line.length, before + close)]
}

function insertion(at: number, text: string): readonly TextEdit[] {
  return [{ start: at, end: at, text }]
}

/** A value in quotes. After ` #` it may be a comment, so that it is not clear where the text ends. */
function quotation(span: Span, value: string): FixChoices {
  if (/ #/.test(value)) return []
  const quotes = value.includes('"') && !value.includes("'") ? "'" : '"'
  return [[{ ...span, text: writeScalar(value, { quotes, isInFlow: true, part: 'value' }) }]]
}

function quoted(value: string): string {
  return value.includes('"') && !value.includes("'") ? `'${value}'` : JSON.stringify(value)
}

/** The start of a line, or of the next one that is neither empty nor a comment. */
function contentLineFrom(text: string, start: number): number {
  if (!/^\s*(?:#|$)/.test(lineFrom(text, start))) return start
  const next = /\n(?=[ \t]*[^\s#])/.exec(text.slice(start))
  return next === null ? start : start + next.index + 1
}

/** The next line that holds something, without its indentation. */
function nextContentLine(text: string, from: number): Span | undefined {
  const match = /\n[ \t]*([^\s#][^\n]*)/.exec(text.slice(from))
  if (match?.[1] === undefined) return undefined
  const end = from + match.index + match[0].trimEnd().length
  return { start: end - match[1].trimEnd().length, end }
}

function withinText(text: string, [start, end]: [number, number]): Span {
  const last = Math.max(0, text.trimEnd().length)
  return { start: Math.min(start, last), end: Math.max(Math.min(end, last), Math.min(start, last) + 1) }
}
