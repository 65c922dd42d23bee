import type { Scalar } from 'yaml'
import { countOf } from '../messages/describe.ts'
import { spanOf } from './findNode.ts'
import { dashWidth, lineStartAt } from './lines.ts'
import { type Finding, finding } from './segment.ts'
import { quoteText } from './writeScalar.ts'

/** Words after which no sentence ends, in English and German. */
const openEnd =
  /(?:[,;:–—(]|\b(?:a|an|and|are|as|at|but|by|can|for|from|has|have|in|is|it['’]s|its|my|of|on|or|our|than|that|the|their|to|was|we|will|with|you|your|das|dem|den|der|die|ein|eine|für|im|ist|mit|oder|sind|und|unser|unsere|von|wir|zu))$/i

const wholeInQuotes = /^(?:“[^“”„"]*["”]|„[^“”„"]*["“”]|«[^«»]*»|‘[^‘]*’|‚[^‘‚]*‘)$/

/** The text in curly quotes; undefined for a text without them. */
export function inCurlyQuotes(text: string): string | undefined {
  return wholeInQuotes.test(text) ? text.slice(1, -1) : undefined
}

/**
 * Reports what visitors wouldn't see as it is written: text after ` #`, which YAML drops, curly quotes, and keys that
 * became a part of a text.
 */
export function checkText(node: Scalar, value: string, text: string): Finding | undefined {
  if (node.type === 'BLOCK_FOLDED') return checkSwallowedKey(node, text)
  if (node.type !== 'PLAIN') return undefined
  return checkComment(node, value, text) ?? checkQuotes(node, value)
}

function checkComment(node: Scalar, value: string, text: string): Finding | undefined {
  const { start, end } = spanOf(node)
  const found = /^[ \t]+(#[^\r\n]*)/.exec(text.slice(end, end + 1000))
  const comment = found?.[1]?.trimEnd()
  if (found === null || comment === undefined) return undefined
  const isGlued = /^#[\p{L}\d]/u.test(comment)
  if (!isGlued && !(/^#\s/.test(comment) && openEnd.test(value))) return undefined
  const commentStart = end + found[0].length - (found[1]?.length ?? 0)
  const whole = text.slice(start, commentStart) + comment
  // A brace at its end may belong to what is around the text.
  const isClear = !/\n/.test(whole) && !/[}\],]$/.test(comment)
  const written = quoteText(whole)
  return {
    code: isGlued ? 'cut-text' : 'unfinished-text',
    span: { start: commentStart, end: commentStart + comment.length },
    message: `A \`#\` after a space starts a comment: visitors would see only “${shorten(value)}”.`,
    hint: isGlued
      ? `Put the text in quotes: ${isClear ? written : '"…"'}. For a comment, write a space after the \`#\`.`
      : `If the rest belongs to the text, put it in quotes: ${isClear ? written : '"…"'}.`,
    ...(isGlued && isClear && { fix: { edits: [{ start, end: start + whole.length, text: written }] } }),
  }
}

/** A key alone on its line, and below it another key or an item with one. Nobody writes that as a folded text. */
const swallowedKey = /(?<=\n[ \t]*)[a-z]\w*:(?=[ \t]*\r?\n[ \t]*(?:- +)?(?:\{ *)?[a-z]\w*: )/

/** Reports a key that is indented so deep that the folded text above it continues with it. */
function checkSwallowedKey(node: Scalar, text: string): Finding | undefined {
  const { start, end } = spanOf(node)
  const found = swallowedKey.exec(text.slice(start, end))
  if (found === null) return undefined
  const key = { start: start + found.index, end: start + found.index + found[0].length }
  const lineStart = lineStartAt(text, key.start)
  const owner = text.slice(lineStartAt(text, start), start)
  const column = owner.search(/\S/) + dashWidth(owner.trimStart())
  const message = `\`${found[0].slice(0, -1)}\` is indented so deep that it belongs to the text above it.`
  const hint = `Remove ${countOf(key.start - lineStart - column, 'space')} before it.`
  const edit = { start: lineStart, end: key.start, text: ' '.repeat(column) }
  return finding('yaml-syntax', key, message, hint, edit)
}

function checkQuotes(node: Scalar, value: string): Finding | undefined {
  if (!wholeInQuotes.test(value)) return undefined
  return {
    code: 'curly-quotes',
    span: spanOf(node),
    message: `Visitors would see the quotes ${value.at(0)} and ${value.at(-1)}: only straight quotes mark a text in YAML.`,
    hint: `Remove them. To show them, put the whole text in straight quotes: "${value}".`,
  }
}

function shorten(text: string): string {
  return text.length > 60 ? `…${text.slice(-57)}` : text
}
