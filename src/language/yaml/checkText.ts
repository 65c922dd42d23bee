import type { Scalar } from 'yaml'
import type { Span } from '../place.ts'
import type { TextFact } from './segment.ts'
import { spanOf } from './spanOf.ts'

/** Words after which no sentence ends, in English and German. */
const openEnd =
  /(?:[,;:–—(]|\b(?:a|an|and|are|as|at|but|by|can|for|from|has|have|in|is|it['’]s|its|my|of|on|or|our|than|that|the|their|to|was|we|will|with|you|your|das|dem|den|der|die|ein|eine|für|im|ist|mit|oder|sind|und|unser|unsere|von|wir|zu))$/i

const wholeInQuotes = /^(?:“[^“”„"]*["”]|„[^“”„"]*["“”]|«[^«»]*»|‘[^‘]*’|‚[^‘‚]*‘)$/

/** The text in curly quotes; undefined for a text without them. */
export function inCurlyQuotes(text: string): string | undefined {
  return wholeInQuotes.test(text) ? text.slice(1, -1) : undefined
}

/** A fact about a text, and the part of it that the fact is about. */
export type Found = readonly [fact: TextFact, span: Span]

/**
 * What visitors wouldn't see as it is written: text after ` #`, which YAML drops, curly quotes, keys that became a part of
 * a text, and in double quotes, escapes that stand for another character than the one that is meant.
 */
export function checkText(node: Scalar, value: string, text: string): Found | undefined {
  if (node.type === 'QUOTE_DOUBLE') return findInvisible(node, value, text) ?? findEaten(node, value, text)
  if (node.type === 'BLOCK_FOLDED') return findSwallowedKey(node, text)
  if (node.type !== 'PLAIN') return undefined
  const comment = findComment(node, value, text)
  if (comment !== undefined) return comment
  return wholeInQuotes.test(value) ? [{ kind: 'curly-quotes', data: { value } }, spanOf(node)] : undefined
}

function findComment(node: Scalar, value: string, text: string): Found | undefined {
  const { start, end } = spanOf(node)
  const [found = '', comment = ''] = /^[ \t]+(#[^\r\n]*)/.exec(text.slice(end, end + 1000)) ?? []
  const isGlued = /^#[\p{L}\d]/u.test(comment)
  if (!isGlued && !(/^#\s/.test(comment) && openEnd.test(value))) return undefined
  const at = end + found.length - comment.length
  const data = { value, before: at - start }
  const span = { start: at, end: at + comment.trimEnd().length }
  return [isGlued ? { kind: 'cut-text', data } : { kind: 'unfinished-text', data }, span]
}

/** A key alone on its line, and below it another key or an item with one. Nobody writes that as a folded text. */
const swallowedKey = /(?<=\n[ \t]*)[a-z]\w*:(?=[ \t]*\r?\n[ \t]*(?:- +)?(?:\{ *)?[a-z]\w*: )/

/** A key that is indented so deep that the folded text above it continues with it. */
function findSwallowedKey(node: Scalar, text: string): Found | undefined {
  const { start, end } = spanOf(node)
  const found = swallowedKey.exec(text.slice(start, end))
  if (found === null) return undefined
  const span = { start: start + found.index, end: start + found.index + found[0].length }
  return [{ kind: 'yaml-syntax/swallowed-key', data: { before: found.index } }, span]
}

/** An escape such as the bell in `"C:\acme"`: `\a`. */
function findInvisible(node: Scalar, value: string, text: string): Found | undefined {
  if (!/(?![\t\n\r])\p{Cc}/u.test(value)) return undefined
  const { start, end } = spanOf(node)
  const found = /\\(?:[0abefv_NLP]|x[01][0-9a-f]|x7f|u00[01][0-9a-f])/i.exec(text.slice(start, end))
  if (found === null) return undefined
  const at = start + found.index
  return [
    { kind: 'control-character/escape', data: {} },
    { start: at, end: at + found[0].length },
  ]
}

/** The escapes in `"C:\new\table"`: a line break and a tab, where letters are meant. */
function findEaten(node: Scalar, value: string, text: string): Found | undefined {
  if (!/[\t\n]/.test(value)) return undefined
  const { start, end } = spanOf(node)
  // A line break or a tab can be meant, but not in a path with backslashes.
  const found = /\b[A-Za-z]:\\[nrt]|\w\\[nrt]\w+\\|(?<=^"|[:.])\\t(?=\w)/.exec(text.slice(start, end))
  if (found === null) return undefined
  const at = start + found.index + found[0].search(/\\[nrt]/)
  return [
    { kind: 'control-character/eaten', data: { before: at - start, after: end - at } },
    { start: at, end: at + 2 },
  ]
}
