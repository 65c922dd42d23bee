import { isMap, isScalar, type Node, type Scalar } from 'yaml'
import { quoteText } from '../../edit/write.ts'
import type { Span } from '../../place.ts'
import type { Path } from '../../plain.ts'
import { inCurlyQuotes } from '../../yaml/checkText.ts'
import { lineFrom } from '../../yaml/lines.ts'
import { parseYaml } from '../../yaml/parseSegment.ts'
import { threeDecimals } from '../../yaml/segment.ts'
import { spanOf } from '../../yaml/spanOf.ts'
import { type Entry, forbiddenKeys, keyBeforeValue, keyBeforeValueInBraces, keyName } from '../../yaml/toPlain.ts'
import type { Words } from '../rule.ts'
import { plainDigits } from '../schema/wrongType.ts'
import { type Finding, finding, toWords } from './explanation.ts'

/** Entries of a group that are valid YAML but differ from what the author meant. */
interface Misread {
  readonly finding: Finding
  /** The key that the entries belong to, if it is clear. */
  readonly key?: string
  readonly entries: readonly Entry[]
}

/**
 * Explains a group with entries that are valid YAML but differ from what the author meant.
 *
 * @param span Where the group is. Its text is read again by itself, with as much space before it as in the file.
 */
export function explainMisread(whole: string, { start, end }: Span, path: Path): readonly Words[] {
  const lineStart = whole.lastIndexOf('\n', start - 1) + 1
  const text = ' '.repeat(start - lineStart) + whole.slice(start, end)
  const map = parseYaml(text).contents
  if (!isMap(map)) return []
  const entries = map.items as Entry[]
  const misread =
    map.flow === true ? inBraces(entries, text, whole) : entries.flatMap((entry) => keyWithoutColon(entry, text) ?? [])
  return misread.map(({ finding, key }) => toWords(finding, key === undefined ? path : [...path, key], lineStart))
}

function inBraces(entries: readonly Entry[], text: string, whole: string): readonly Misread[] {
  const numbers = splitNumbers(entries, text)
  const texts = textAfterComma(outside(numbers, entries), text, whole)
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
    const quote = entry.value !== null && /["']$/.test(written(entry.value, text)) ? undefined : openQuote(entry)
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
  return { ...missingColon(key, rest, spanOf(node)), entries: [entry] }
}

/** The quote that a text behind a key begins with. */
function openQuote({ key }: Entry): string | undefined {
  return isPlainText(key) ? /^[\w-]+(?:\s*(?:=>|[:：;=])\s*|\s+|)(["'])/.exec(key.value)?.[1] : undefined
}

/** `title "Call: now"`, `title [a]: …` and `title:"Call"`: YAML reads everything up to a later colon as the key. */
function keyWithoutColon(entry: Entry, text: string, where?: 'in braces'): Misread | undefined {
  const { key: node } = entry
  if (!isPlainText(node)) return undefined
  const pattern = where === undefined ? keyBeforeValue : keyBeforeValueInBraces
  const [, key = '', colon] = pattern.exec(node.value) ?? []
  if (key === '' || forbiddenKeys.has(key)) return undefined
  const { start } = spanOf(node)
  const span = { start, end: start + key.length }
  if (colon !== undefined) {
    const message = `The colon after \`${key}\` must be followed by a space.`
    const mistake = finding('yaml-syntax', span, message, `Write \`${key}: …\`.`)
    return { key, entries: [entry], finding: mistake }
  }
  return { ...missingColon(key, lineFrom(text, span.end).trim(), span), entries: [entry] }
}

function missingColon(key: string, value: string, span: Span): Omit<Misread, 'entries'> {
  const message = `A colon and a space are missing between \`${key}\` and its value.`
  const shown = /^["']/.test(value) ? '…' : value
  const hint = `Write \`${key}: ${shown}\`. If it belongs to the text before it, put that text in quotes.`
  return { key, finding: finding('yaml-syntax', span, message, hint) }
}

/** `{ label: Hi, you there }`: YAML reads words behind a comma as keys without a value. */
function textAfterComma(entries: readonly Entry[], text: string, file: string): readonly Misread[] {
  const words = wordsAfterComma(entries, file)
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
    if (!isWords) owner = openQuote(entry) === undefined ? entry.value : undefined
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
  const plain = plainDigits(digits)
  const isNumber = !threeDecimals.test(plain) && !Number.isNaN(Number(plain))
  const written = [...(isNumber ? [String(Number(plain))] : []), quoteText(digits)]
  const message = `Inside braces a comma ends a value: \`${digits}\` is cut in two.`
  const hint = written.length === 1 ? `Write ${written}.` : `Write ${written.join(', or for a text ')}.`
  const [edits = [], ...otherwise] = written.map((text) => [{ ...span, text }])
  return { key, entries, finding: { ...finding('comma-in-text', span, message, hint), fix: { edits, otherwise } } }
}

function isPlainText(node: Node | null | undefined): node is Scalar<string> {
  return isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string'
}

function written(node: Node | null, text: string): string {
  const { start, end } = spanOf(node)
  return text.slice(start, end)
}
