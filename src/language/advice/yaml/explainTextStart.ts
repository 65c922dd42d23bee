import { quoteText } from '../../edit/write.ts'
import { type Explanation, explanation, quotation, replacement, type Spot, withoutQuoted } from './explanation.ts'
import type { Line } from './lines.ts'

/** What starts something else than a text in YAML, as the beginning of a value that can only be meant as text. */
const starts: readonly RegExp[] = [
  // `*Same day* repairs`: an alias, with more text behind it.
  /\*(?:\*| |[^\s,[\]{}]+ +[^\s,\]}#])/,
  // `[Call us](/contact) today`: a list, with more text behind it.
  /\[[^[\]]*\] *[^\s,\]}#]/,
  /[%@`]/,
  /[&!?] +[^\s,\]}#]/,
]
/** `> quoted`: in a line of its own, a text in the lines below can begin this way. */
const blockStarts: readonly RegExp[] = [...starts, /[>|](?![-+\d]* *(?:#.*)?$)/, /-$/, /,/]
const flowStarts: readonly RegExp[] = [...starts, /[>|]/, /-(?= |,|$)/]

const startOf = (patterns: readonly RegExp[]) => new RegExp(`^(?:${patterns.map(({ source }) => source).join('|')})`)
const [inBlock, inFlow] = [startOf(blockStarts), startOf(flowStarts)]

/** Explains a text that starts with a character that means something in YAML. */
export function explainTextStart({ text, line }: Spot): Explanation | undefined {
  const block = explainBlockStart(text, line)
  if (block !== undefined) return block
  const found = valueOfLine(line.text) ?? valueInBraces(line.text)
  if (found === undefined) return undefined
  const span = { start: line.start + found.start, end: line.start + found.start + found.value.length }
  const message = `A text can’t start with \`${found.value.charAt(0)}\` unless it is in quotes.`
  return explanation(span, message, `Write ${quoteText(found.value)}.`, quotation(span, found.value))
}

/** `text: | Complete the form` above lines that are indented deeper: the text of a block begins below the mark. */
function explainBlockStart(text: string, { start, text: line }: Line): Explanation | undefined {
  const [, head = '', mark = '', gap = ''] = /^( *(?:- +)*[\w-]+: +)([>|][-+]?)( +)[^\s#]/.exec(line) ?? []
  const indent = /^\r?\n(?:[ \t]*\r?\n)*( +)\S/.exec(text.slice(start + line.length))?.[1] ?? ''
  if (mark === '' || indent.length <= head.search(/[^ -]/)) return undefined
  const at = start + head.length + mark.length
  return explanation(
    { start: at + gap.length, end: start + line.trimEnd().length },
    `The text after \`${mark}\` begins on the next line.`,
    'Move these words there, indented as the lines below.',
    replacement({ start: at, end: at + gap.length }, `\n${indent}`),
  )
}

interface Value {
  readonly start: number
  readonly value: string
}

/** The value of a key, or an item of a list. */
function valueOfLine(line: string): Value | undefined {
  const head = /^ *(?:(?:- +)+(?:[\w-]+: +)?|[\w-]+: +)/.exec(line)?.[0] ?? ''
  const value = line.slice(head.length).trimEnd()
  return head !== '' && inBlock.test(value) ? { start: head.length, value } : undefined
}

/** A value inside braces or brackets. It ends before the next key, or before what closes the group. */
function valueInBraces(line: string): Value | undefined {
  const bare = withoutQuoted(line)
  for (const { 0: before, index } of bare.matchAll(/[{,] *[\w-]+: +|[[,] */g)) {
    const start = index + before.length
    const end = before.includes(':')
      ? /^.*?(?= *(?:, *[\w-]+:(?: |$)|[\]}]+ *(?:,|$)|$))/
      : /^.*?(?= *(?:,|[\]}]+ *(?:,|$)|$))/
    if (!isOpen(bare.slice(0, start))) continue
    const value = end.exec(line.slice(start))?.[0] ?? ''
    if (inFlow.test(bare.slice(start, start + value.length))) return { start, value }
  }
  return undefined
}

/** Whether a brace or bracket is open at the end of the beginning of a line. */
function isOpen(before: string): boolean {
  const count = (bracket: RegExp): number => before.match(bracket)?.length ?? 0
  return count(/[{[]/g) > count(/[}\]]/g)
}
