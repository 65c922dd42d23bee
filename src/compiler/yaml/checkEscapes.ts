import type { Scalar } from 'yaml'
import { spanOf } from './findNode.ts'
import { type Finding, finding } from './segment.ts'

/** Reports escapes such as the bell in `"C:\acme"`: `\a`. */
export function invisibleEscape(node: Scalar, value: string, text: string): Finding | undefined {
  if (node.type !== 'QUOTE_DOUBLE' || !/(?![\t\n\r])\p{Cc}/u.test(value)) return undefined
  const { start, end } = spanOf(node)
  const found = /\\(?:[0abefv_NLP]|x[01][0-9a-f]|x7f|u00[01][0-9a-f])/i.exec(text.slice(start, end))
  if (found === null) return undefined
  const at = start + found.index
  const message = `In double quotes, \`${found[0]}\` stands for an invisible character.`
  const hint = 'Write two backslashes, or put the text in single quotes.'
  return finding('control-character', { start: at, end: at + found[0].length }, message, hint)
}

/** Reports the escapes in `"C:\new\table"`: a line break and a tab, where letters are meant. */
export function eatenLetter(node: Scalar, value: string, text: string): Finding | undefined {
  if (node.type !== 'QUOTE_DOUBLE' || !/[\t\n]/.test(value)) return undefined
  const { start, end } = spanOf(node)
  const source = text.slice(start, end)
  // A line break or a tab can be meant, but not in a path with backslashes.
  const found = /\b[A-Za-z]:\\[nrt]|\w\\[nrt]\w+\\|(?<=^"|[:.])\\t(?=\w)/.exec(source)
  if (found === null) return undefined
  const at = start + found.index + found[0].search(/\\[nrt]/)
  const written = source.slice(1, -1)
  const meant = `'${written}'`
  const canSwap = !/['\n]|\\[^nrt\w]/.test(written)
  return finding(
    'control-character',
    { start: at, end: at + 2 },
    `In double quotes, \`${text.slice(at, at + 2)}\` stands for ${text[at + 1] === 't' ? 'a tab' : 'a line break'}, so its letter is lost.`,
    canSwap ? `Write ${meant}, in single quotes.` : 'Write two backslashes, or put the text in single quotes.',
    canSwap ? { start, end, text: meant } : undefined,
  )
}
