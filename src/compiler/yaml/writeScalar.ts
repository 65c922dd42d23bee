import { Document, isMap, isScalar, Pair, parseDocument, Scalar, YAMLMap } from 'yaml'
import type { Scalar as Value } from '../fix.ts'
import type { WrittenScalar } from './findNode.ts'

type ScalarStyle = Pick<WrittenScalar, 'quotes' | 'isInFlow' | 'part'>

/**
 * A value as YAML, in the quotes that are asked for; without quotes asked for, a text gets them only where it
 * would be read as something else. Numbers, `true` and `false` have none.
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

/** A text in the quotes that need no escapes in it, where one kind does. */
export function quoteText(text: string): string {
  const quotes = text.includes('"') && !text.includes("'") ? "'" : '"'
  return writeScalar(text, { quotes, isInFlow: true, part: 'value' })
}
