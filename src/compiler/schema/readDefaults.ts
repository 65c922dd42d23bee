import { isPlainList, isPlainObject, type Plain, type PlainObject } from '../plain.ts'

/**
 * What a schema's properties have as their `default`. A default is written as an author would write it, with `{{` for
 * a brace, and comes back as the compiler sees it once placeholders are replaced.
 */
export function readDefaults({ properties }: { readonly properties?: unknown }): PlainObject {
  if (!isPlainObject(properties)) return {}
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, property]) =>
      isPlainObject(property) && property.default !== undefined
        ? [[key, withoutEscapes(property.default)]]
        : [],
    ),
  )
}

function withoutEscapes(value: Plain): Plain {
  if (typeof value === 'string') return value.replaceAll(/\{\{|\}\}/g, ([brace]) => brace ?? '')
  if (isPlainList(value)) return value.map(withoutEscapes)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutEscapes(inner)]))
}
