import type { Plain } from '../plain.ts'

/** Describes a value: the text `yes`, the number 5, a list. */
export function describeValue(value: Plain): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of keys'
  if (typeof value === 'string') return value === '' ? 'an empty text' : `the text \`${shorten(value)}\``
  return typeof value === 'number' ? `the number ${value}` : `\`${value}\``
}

/** Names in backticks, with a conjunction before the last one: `a`, `b` and `c`. */
export function describeNames(names: readonly string[], conjunction?: 'and' | 'or'): string {
  const quoted = names.map((name) => `\`${name}\``)
  return conjunction === undefined ? quoted.join(', ') : joinWords(quoted, conjunction)
}

/** A list in a sentence: a, b and c. */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
}

/** A text on one line, with at most 60 characters. */
export function shorten(text: string): string {
  const line = text.slice(0, 1000).replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}

/** `1 page`, `2 pages`. */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
