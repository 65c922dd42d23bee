import {
  type Explanation,
  explanation,
  insertion,
  replacement,
  type Spot,
  withoutQuoted,
} from './explanation.ts'
import { lineFrom } from './lines.ts'

const partners: Readonly<Record<string, string>> = { '{': '}', '[': ']', '}': '{', ']': '[' }

/** An open bracket: the parser points to where it gave up, the author needs where it began. */
export function explainOpenBracket({ text, openBracket }: Spot): Explanation | undefined {
  if (openBracket === undefined) return undefined
  const { start } = openBracket
  const line = lineFrom(text, start).trimEnd()
  const open = line.charAt(0)
  const close = partners[open] ?? ''
  // At the end of the line, where what was opened holds keys and so is no text.
  const isClear = !/ #/.test(line) && /: |^\[/.test(line)
  return explanation(
    { start, end: start + line.length },
    `The \`${open}\` that opens here is never closed.`,
    `Write \`${close}\` at the end. If it is text, put it in quotes.`,
    isClear ? insertion(start + line.length, (line[1] === ' ' ? ' ' : '') + close) : [],
  )
}

/** A bracket that closes what was never opened, or what a bracket of the other kind opened. */
export function explainStrayBracket({ line }: Spot): Explanation | undefined {
  const stray = findStrayBracket(line.text)
  if (stray === undefined) return undefined
  const { bracket, column, inside } = stray
  const at = line.start + column
  const span = { start: at, end: at + 1 }
  const before = line.text.slice(0, column)
  if (inside !== undefined) {
    const message = `This \`${bracket}\` can’t close what \`${inside}\` opens.`
    const right = partners[inside] ?? ''
    return explanation(span, message, `Write \`${right}\`.`, replacement(span, right))
  }
  if (/[\]}]\s*$/.test(before)) {
    return explanation(span, `This \`${bracket}\` closes nothing.`, 'Remove it.', replacement(span, ''))
  }
  const open = bracket === '}' ? '{' : '['
  const head =
    open === '['
      ? /^.*(?:^|[\s{,])[\w-]+: +(?=[^\s[{])/.exec(before)
      : /^ *(?:- +)*(?:[\w-]+: +(?=[\w-]+: ))?(?=[\w-]+: )/.exec(before)
  if (head === null) return undefined
  const start = line.start + head[0].length
  return explanation(
    { start, end: span.end },
    `The \`${bracket}\` at the end is never opened.`,
    `Write \`${open}\` here. If it is text, put the text in quotes.`,
    insertion(start, open === '{' ? '{ ' : '['),
  )
}

/**
 * The first bracket of a line that closes nothing; those in quotes and placeholders don't count. At the end of the
 * line, it can be `inside` an open bracket of another kind.
 */
function findStrayBracket(line: string): { bracket: string; column: number; inside?: string } | undefined {
  const bare = withoutQuoted(line).replaceAll(/\{[A-Za-z][\w.-]*\}/g, (name) => '_'.repeat(name.length))
  const open: string[] = []
  for (const { 0: bracket, index: column } of bare.matchAll(/[[\]{}]/g)) {
    const partner = partners[bracket] ?? ''
    if (bracket === '[' || bracket === '{') open.push(bracket)
    else if (open.at(-1) === partner) open.pop()
    else if (open[0] !== undefined && bare.slice(column + 1).trim() === '')
      return { bracket, column, inside: open.at(-1) ?? open[0] }
    else return open.includes(partner) ? undefined : { bracket, column }
  }
  return undefined
}
