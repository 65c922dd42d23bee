import { nearestNames } from '../messages/nearestName.ts'
import type { Plain } from '../plain.ts'
import type { SchemaNode } from './schemaNodes.ts'

/** The words of diagnostics: values, types and owners as an author knows them. */

const typeWords = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', '`true` or `false`'],
  ['array', 'a list'],
  ['object', 'a group of keys'],
  ['null', 'nothing'],
])

/** What a schema asks for: a text, a list, `cards` or `list`. */
export function describeType(schema: SchemaNode): string {
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  if (Array.isArray(schema.enum))
    return listWords(
      schema.enum.map((value) => `\`${value}\``),
      'or',
    )
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).map(String)
  // Numbers and lists accept a placeholder, which is a text; nobody needs to hear that.
  const meant = types.length > 1 ? types.filter((type) => type !== 'string') : types
  return listWords(
    meant.map((type) => typeWords.get(type) ?? type),
    'or',
  )
}

/** What a value is: the text `yes`, the number 5, a list. */
export function describeValue(value: Plain): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of keys'
  if (typeof value === 'string') return value === '' ? 'an empty text' : `the text \`${shorten(value)}\``
  return typeof value === 'number' ? `the number ${value}` : `\`${value}\``
}

export function listWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
}

/** All names where they are few, otherwise nothing. */
export function namesHint(label: string, names: readonly string[]): string | undefined {
  if (names.length === 0 || names.length > 30) return undefined
  return `${label}: ${names.map((name) => `\`${name}\``).join(', ')}.`
}

/** As many names are listed in full; of more, the nearest three. */
const maxListed = 9

/**
 * The nearest name if there is one, otherwise all names where they are few, otherwise those most like what was written.
 *
 * @param asked The name as it was written.
 * @param whereAll Where all names are listed: `under \`pages\``.
 */
export function suggestionHint(
  nearest: string | undefined,
  label: string,
  names: readonly string[],
  asked: string,
  whereAll = 'with Ctrl+Space in your editor',
): string | undefined {
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`
  if (names.length <= maxListed) return namesHint(label, names)
  return `${namesHint(label, nearestNames(asked, names, 3))?.slice(0, -1)}, … All ${names.length} are listed ${whereAll}.`
}

export function shorten(text: string): string {
  const line = text.slice(0, 1000).replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}

/** With its article: a question, an action. */
export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`
}

/** From a title such as ComparisonRow: comparison row. */
export function titleWords(title: string): string {
  return title.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}
