import { isPlainList, isPlainObject, type Plain, type PlainObject } from '../plain.ts'

/**
 * The defaults of a schema's properties. In the schema, a brace in a default is doubled, as authors write it. In the
 * result it is single, as after the replacement of placeholders.
 */
export function readDefaults({ properties }: { readonly properties?: unknown }): PlainObject {
  if (!isPlainObject(properties)) return {}
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, property]) =>
      isPlainObject(property) && property.default !== undefined ? [[key, withoutEscapes(property.default)]] : [],
    ),
  )
}

function withoutEscapes(value: Plain): Plain {
  if (typeof value === 'string') return value.replaceAll(/\{\{|\}\}/g, ([brace]) => brace ?? '')
  if (isPlainList(value)) return value.map(withoutEscapes)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutEscapes(inner)]))
}
