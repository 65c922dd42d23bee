import { isScalar, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml'
import type { Span } from '../place.ts'
import type { Plain } from '../plain.ts'
import { inCurlyQuotes } from './checkText.ts'
import { spanOf } from './findNode.ts'
import { lineFrom } from './lines.ts'
import { type Finding, finding } from './segment.ts'
import { quoteText } from './writeScalar.ts'

export type Entry = Pair<Node | null, Node | null>

/** Entries of a group that are valid YAML but differ from what the author meant. */
export interface Misread {
  readonly finding: Finding
  /** The key that the entries belong to, and the value that it should have, if both are clear. */
  readonly key?: string
  readonly value?: Plain
  readonly entries: readonly Entry[]
  /** A number whose separators YAML reads as the end of the value. */
  readonly number?: { readonly span: Span; readonly source: string; readonly value: number }
}

/** Keys that would change how JavaScript objects work. */
export const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** A key as written: 1.10 stays 1.10. */
export function keyName({ value, source }: Scalar): string {
  return typeof value === 'string' ? value : (source ?? String(value))
}

export function misreadEntries(map: YAMLMap, text: string): readonly Misread[] {
  const entries = map.items as Entry[]
  if (map.flow !== true) return entries.flatMap((entry) => keyWithoutColon(entry, text) ?? [])
  const numbers = splitNumbers(entries, text)
  const texts = textAfterComma(outside(numbers, entries), text)
  const cut = [...numbers, ...texts]
  return [...keysWithoutColon(outside(cut, entries), text), ...cut]
}

function outside(misread: readonly Misread[], entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry) => !misread.some((found) => found.entries.includes(entry)))
}

/** Keys of a flow map without a colon. A text in quotes behind one can go on over commas, which separate nothing. */
function keysWithoutColon(entries: readonly Entry[], text: string): readonly Misread[] {
  const found: Misread[] = []
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as Entry
    const misread = entry.value === null ? keyWithoutValue(entry) : keyWithoutColon(entry, text, 'in braces')
    if (misread === undefined) continue
    const quote = entry.value === null ? /^["']/.exec(String(misread.value))?.[0] : undefined
    const rest = quote === undefined ? [] : entries.slice(at + 1)
    const last = rest.findIndex(({ key }) => written(key, text).endsWith(quote ?? ''))
    const continued = last === -1 ? rest : rest.slice(0, last + 1)
    found.push({ ...misread, entries: [entry, ...continued] })
    at += continued.length
  }
  return found
}

/** `{ label Home }` or `{ label:Home }`: YAML reads a long key without a value. */
function keyWithoutValue(entry: Entry): Misread | undefined {
  const { key: node, value } = entry
  if (value !== null || !isPlainText(node)) return undefined
  const [, key = '', rest = ''] =
    /^([A-Za-z][\w-]*)(?:\s*(?:=>|[:：;=])\s*|\s+|(?=["']))(\S.*)$/s.exec(node.value) ?? []
  if (key === '' || forbiddenKeys.has(key)) return undefined
  return { ...missingColon(key, rest, spanOf(node)), value: plainValue(rest), entries: [entry] }
}

/** The value that YAML would read from a text. */
function plainValue(written: string): Plain {
  if (written === 'true' || written === 'false') return written === 'true'
  if (/^-?\d+(?:\.\d+)?$/.test(written)) return Number(written)
  return written.replace(/^(["'])(.*)\1$/s, '$2')
}

/** A key before a bracket or a quote. In braces, a key can have a text in quotes behind it. */
const keyBeforeValue = /^([\w-]+)(?:(:)(?=["'[{])| +(?=[[{])| *(?=(["'])))/
const keyBeforeValueInBraces = /^([\w-]+)(?:(:)(?=["'[{])| +(?=[[{]))/

/** `title "Call: now"`, `title [a]: …` and `title:"Call"`: YAML reads everything up to a later colon as the key. */
function keyWithoutColon(entry: Entry, text: string, where?: 'in braces'): Misread | undefined {
  const { key: node } = entry
  if (!isPlainText(node)) return undefined
  const pattern = where === undefined ? keyBeforeValue : keyBeforeValueInBraces
  const [, key = '', colon, quote] = pattern.exec(node.value) ?? []
  if (key === '' || forbiddenKeys.has(key)) return undefined
  const { start } = spanOf(node)
  const span = { start, end: start + key.length }
  if (colon !== undefined) {
    const message = `The colon after \`${key}\` must be followed by a space.`
    const mistake = finding('yaml-syntax', span, message, `Write \`${key}: …\`.`)
    return { key, entries: [entry], finding: mistake }
  }
  const rest = lineFrom(text, span.end).trim()
  const value = quote === undefined ? {} : { value: rest }
  return { ...missingColon(key, rest, span), ...value, entries: [entry] }
}

function missingColon(key: string, value: string, span: Span): Omit<Misread, 'entries'> {
  const message = `A colon and a space are missing between \`${key}\` and its value.`
  const shown = /^["']/.test(value) ? '…' : value
  const hint = `Write \`${key}: ${shown}\`. If it belongs to the text before it, put that text in quotes.`
  return { key, finding: finding('yaml-syntax', span, message, hint) }
}

/** `{ label: Hi, you there }`: YAML reads words behind a comma as keys without a value. */
function textAfterComma(entries: readonly Entry[], text: string): readonly Misread[] {
  const words = wordsAfterComma(entries, text)
  const [first] = words
  const at = first === undefined ? -1 : entries.indexOf(first)
  const owner = entries.slice(0, at).findLast(({ value }) => value !== null)
  if (first === undefined || !owner?.value) return []
  const after = entries.slice(at)
  const [key, value] = [written(owner.key, text), written(owner.value, text)]
  const quote = after.flatMap((entry) => /["']$/.exec(written(entry.key, text))?.[0] ?? [])[0]
  if (quote !== undefined) {
    const span = spanOf(owner.value)
    const message = `The quote \`${quote}\` at the end of this text is never opened.`
    const hint = `Write \`${quote}\` after \`${key}:\`, too.`
    const opening = { start: span.start, end: span.start, text: quote }
    return [{ finding: finding('yaml-syntax', span, message, hint, opening), entries: words }]
  }
  const next = after.findIndex((entry) => !words.includes(entry))
  const last = after.at(next === -1 ? -1 : next - 1) ?? first
  const whole = { start: spanOf(owner.value).start, end: spanOf(last.key).end }
  const curly = inCurlyQuotes(text.slice(whole.start, whole.end))
  if (curly !== undefined) {
    const meant = quoteText(curly)
    const message = `Curly quotes mark no text in YAML: the text of \`${key}\` ends at the first comma.`
    const hint = `Write ${meant}, with straight quotes.`
    return [
      {
        key,
        finding: finding('comma-in-text', whole, message, hint, { ...whole, text: meant }),
        entries: words,
      },
    ]
  }
  const mistake = finding(
    'comma-in-text',
    spanOf(first.key),
    `The text of \`${key}\` ends at the comma before \`${written(first.key, text)}\`.`,
    `Inside braces, a text with a comma needs quotes: ${key}: "${value}, …".`,
    { ...whole, text: quoteText(text.slice(whole.start, whole.end)) },
  )
  return [{ key, finding: mistake, entries: words }]
}

/** A lowercase word, alone or with one word behind it: a key whose value or colon is missing. */
const maybeKey = /^[a-z][\w-]*(?::.+|(?: +|(?=["']))(?:["'].*|\S+))?$/s

/** Entries without a value that can’t be keys, behind a text without quotes. */
function wordsAfterComma(entries: readonly Entry[], text: string): readonly Entry[] {
  const words: Entry[] = []
  let owner: Node | null | undefined
  for (const entry of entries) {
    const name = isScalar(entry.key) && entry.key.type === 'PLAIN' ? String(entry.key.value) : undefined
    const isWords = entry.value === null && name !== undefined && !maybeKey.test(name) && !isKnownKey(name, text)
    if (!isWords) owner = entry.value
    else if (isPlainText(owner)) words.push(entry)
  }
  return words
}

/** Whether the first word is a key elsewhere: `{ value: x, label Pest control }` among `{ value: y, label: … }`. */
function isKnownKey(words: string, text: string): boolean {
  const word = /^[a-z][\w-]*/.exec(words)?.[0]
  return word !== undefined && new RegExp(`(?:^|[\\s{,])${word}:\\s`).test(text)
}

/** `{ monthly: 1,397 }` or `{ price: $25,50 }`: YAML reads a value up to the comma, and a key without a value. */
function splitNumbers(entries: readonly Entry[], text: string): readonly Misread[] {
  return entries.flatMap(({ key, value }, index) => {
    if (!isScalar(key) || !/^[$€£]? ?-?\d+(?:\.\d{3})*$/.test(written(value, text))) return []
    let { start, end } = spanOf(value)
    const groups: Entry[] = []
    for (const next of entries.slice(index + 1)) {
      const isAdjacent = next.value === null && isScalar(next.key) && spanOf(next.key).start === end + 1
      if (!isAdjacent || !/^\d{3}(?!\d)|^\d+(?:\.\d+)? ?[$€£]?$/.test(written(next.key, text))) break
      end = spanOf(next.key).end
      groups.push(next)
    }
    return groups.length === 0 ? [] : [splitNumber(keyName(key), { start, end }, groups, text)]
  })
}

function splitNumber(key: string, span: Span, entries: readonly Entry[], text: string): Misread {
  const digits = text.slice(span.start, span.end)
  const isNumber = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)
  const meant = isNumber ? digits.replaceAll(',', '') : quoteText(digits)
  const message = `Inside braces a comma ends a value: \`${digits}\` is cut in two.`
  const mistake = finding('comma-in-text', span, message, `Write ${meant}.`, { ...span, text: meant })
  if (!isNumber) return { key, value: digits, finding: mistake, entries }
  const value = Number(meant)
  return { key, value, finding: mistake, entries, number: { span, source: digits, value } }
}

function isPlainText(node: Node | null | undefined): node is Scalar<string> {
  return isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string'
}

function written(node: Node | null, text: string): string {
  const { start, end } = spanOf(node)
  return text.slice(start, end)
}
