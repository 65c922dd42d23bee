import { isPlainList, isPlainObject, type Plain } from '../plain.ts'
import type { Leaf } from './node.ts'
import { type FileStyle, isDay, type TextStyle } from './style.ts'

/** Texts that YAML takes for something else: `null`, `1.10`. */
const hasMeaning = /^(?:~|null|true|false|=|<<|[-+.]?\d[\d_,.]*(?:e[-+]?\d+)?|0x[\da-f]+|0o[0-7]+|[-+]?\.(?:inf|nan))$/i
/** Texts that only older readers take for something else: `no`, `22:30`, `2026-12-01`. */
const hadMeaning = /^(?:yes|no|on|off|y|n|\d+(?::\d+)+(?:\.\d*)?|\d{4}-\d{1,2}-\d{1,2}.*)$/i
const startsWithSign = /^(?:[\s,[\]{}#&*!|>'"%@`]|[-?:](?:\s|$)|---|\.\.\.)/
/** Control characters, invisible ones, and half of a pair. */
const unprintable = /[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u

/** Whether a text means the same without quotes. */
function isPlain(text: string, isInBrackets: boolean): boolean {
  return !(
    text === '' ||
    text !== text.trim() ||
    hasMeaning.test(text) ||
    startsWithSign.test(text) ||
    unprintable.test(text) ||
    /:(?:\s|$)|\s#/.test(text) ||
    (isInBrackets && /[,[\]{}]|^[-?:]/.test(text))
  )
}

/** A scalar on one line, in a style if it can have that, so that every reader takes it for the same. */
export function writeScalar(
  value: Plain,
  style: TextStyle,
  file: Pick<FileStyle, 'quotes'>,
  isInBrackets = false,
): string {
  if (typeof value !== 'string') return Object.is(value, -0) ? '-0' : String(value)
  const wanted =
    style === '"' || style === "'"
      ? style
      : isPlain(value, isInBrackets) && (!hadMeaning.test(value) || (style === 'date' && isDay.test(value)))
        ? 'plain'
        : file.quotes
  if (wanted === 'plain') return value
  const canBeSingle = !unprintable.test(value)
  const other = wanted === '"' ? "'" : '"'
  const quotes = value.includes(wanted) && !value.includes(other) ? other : wanted
  return quotes === "'" && canBeSingle ? `'${value.replaceAll("'", "''")}'` : writeDouble(value)
}

/** A word in place of another one, in its style. */
export function writeWord(value: Plain, style: Leaf['style'], isInBrackets: boolean): string {
  const isClear = typeof value === 'string' && style === 'plain' && isPlain(value, isInBrackets)
  return isClear ? value : writeScalar(value, style, { quotes: '"' }, isInBrackets)
}

/** A text in quotes, of the kind that avoids escapes if there is one. */
export const quoteText = (text: string): string => writeScalar(text, '"', { quotes: '"' })

function writeDouble(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** A key, quoted if need be. */
export const writeKey = (key: string, file: Pick<FileStyle, 'quotes'>, isInBrackets: boolean): string =>
  writeScalar(key, 'plain', file, isInBrackets)

/** A value on one line, groups in brackets. */
export function writeBrackets(value: Plain, style: TextStyle, file: FileStyle): string {
  if (isPlainList(value)) return `[${value.map((item) => writeBrackets(item, style, file)).join(', ')}]`
  if (!isPlainObject(value)) return writeScalar(value, style, file, true)
  const pairs = Object.entries(value).map(
    ([key, inner]) => `${writeKey(key, file, true)}: ${writeBrackets(inner, style, file)}`,
  )
  return pairs.length === 0 ? '{}' : `{${file.padding}${pairs.join(', ')}${file.padding}}`
}

/** A value as it stands after a colon or dash: the first item on that line, the others below it. */
export interface Written {
  /** What stands on the line of the key or dash. */
  readonly head: string
  /** The lines below it, in relation to the column of the key or dash. */
  readonly below: readonly string[]
  /** The lines of a group, from its own column on. They follow a key on lines below it, and a dash on its own line. */
  readonly group?: readonly string[]
  readonly isList?: boolean
  /** Comment lines above it. */
  readonly lead?: readonly string[]
}

export function write(value: Plain, style: TextStyle, file: FileStyle): Written {
  if (isPlainList(value) && value.length > 0)
    return { head: '', below: [], isList: true, group: value.flatMap((item) => writeItem(write(item, style, file))) }
  const pairs = isPlainObject(value) ? Object.entries(value) : []
  const lines = pairs.flatMap(([key, inner]) => writePair(writeKey(key, file, false), write(inner, style, file), file))
  if (lines.length > 0) return { head: '', below: [], group: lines }
  const text = typeof value === 'string' && /[^\n]\n/.test(value) ? writeText(value, '|', file, 80) : undefined
  return text ?? { head: writeBrackets(value, style, file), below: [] }
}

/** Lines with spaces before them. */
export const indented = (lines: readonly string[], by: number): readonly string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line))

/** The lines of a key with its value. */
export function writePair(key: string, written: Written, file: FileStyle): readonly string[] {
  const { head, below, group, isList = false, lead = [] } = written
  const first = head === '' ? `${key}:` : `${key}: ${head}`
  return [...lead, first, ...below, ...indented(group ?? [], isList ? file.listStep : file.step)]
}

/** The lines of an item of a list. */
export function writeItem({ head, below, group, lead = [] }: Written): readonly string[] {
  if (group === undefined) return [...lead, head === '' ? '-' : `- ${head}`, ...below]
  if (head !== '') return [...lead, `- ${head}`, ...indented(group, 2)]
  const [first = '', ...others] = group
  return [...lead, `- ${first}`, ...indented(others, 2)]
}

/** A text as literal or folded lines; undefined if it can't be written like that. */
export function writeText(text: string, style: '|' | '>', file: FileStyle, width: number): Written | undefined {
  const body = text.replace(/\n+$/, '')
  const ends = text.length - body.length
  const isOdd = unprintable.test(body.replaceAll('\n', '')) || /^\s/.test(body) || body === ''
  if (isOdd || (style === '>' && /^[ \t]|[ \t]$| {2}|\t/m.test(body))) return undefined
  const chomp = ends === 0 ? '-' : ends === 1 ? '' : '+'
  const lines =
    style === '|'
      ? body.split('\n')
      : body.split('\n').flatMap((line, index) => (index === 0 ? [] : ['']).concat(wrap(line, width)))
  const below = [...lines, ...Array.from({ length: Math.max(ends - 1, 0) }, () => '')]
  return { head: `${style}${chomp}`, below: indented(below, file.step) }
}

/** Breaks a text at spaces into lines of a width. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
