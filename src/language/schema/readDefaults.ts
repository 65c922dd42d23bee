import { isPlainList, isPlainObject, type Plain, type PlainObject } from '../plain.ts'
import type { Words } from './words.ts'

/**
 * The defaults of a schema's properties, in the language of the words. In the schema, a brace in a default is doubled, as
 * authors write it. In the result it is single, as after the replacement of placeholders.
 */
export function readDefaults({ properties }: { readonly properties?: unknown }, words: Words = {}): PlainObject {
  if (!isPlainObject(properties)) return {}
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, property]) =>
      isPlainObject(property) && property.default !== undefined ? [[key, translated(property.default, words)]] : [],
    ),
  )
}

function translated(value: Plain, words: Words): Plain {
  if (typeof value === 'string') return (words[value] ?? value).replaceAll(/\{\{|\}\}/g, ([brace]) => brace ?? '')
  if (isPlainList(value)) return value.map((item) => translated(item, words))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translated(inner, words)]))
}
