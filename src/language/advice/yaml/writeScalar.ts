import { Document, isMap, isScalar, Pair, parseDocument, Scalar, YAMLMap } from 'yaml'
import type { Scalar as Value } from '../../fix.ts'
import type { WrittenScalar } from './findNode.ts'

type ScalarStyle = Pick<WrittenScalar, 'quotes' | 'isInFlow' | 'part'>

/**
 * Writes a value as YAML with the given quotes. Without `quotes`, a text gets quotes only if YAML would otherwise
 * read it as something else. Numbers and booleans get none.
 */
export function writeScalar(value: Value, { quotes, isInFlow, part }: ScalarStyle): string {
  if (typeof value !== 'string') return String(value)
  const scalar = new Scalar(value)
  scalar.type = quotes === undefined ? 'PLAIN' : quotes === '"' ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE'
  const map = new YAMLMap()
  map.flow = isInFlow
  map.items.push(part === 'key' ? new Pair(scalar, 'value') : new Pair('key', scalar))
  const text = new Document(map).toString({ lineWidth: 0 })
  const { contents } = parseDocument(text)
  const pair = isMap(contents) ? contents.items[0] : undefined
  const written = part === 'key' ? pair?.key : pair?.value
  const range = isScalar(written) ? written.range : undefined
  return range ? text.slice(range[0], range[1]) : JSON.stringify(value)
}

/** Quotes a text, with the kind of quotes that avoids escapes if there is one. */
export function quoteText(text: string): string {
  const quotes = text.includes('"') && !text.includes("'") ? "'" : '"'
  return writeScalar(text, { quotes, isInFlow: true, part: 'value' })
}
