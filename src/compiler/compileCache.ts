import type { ParsedSegment } from './read/parseSegment.ts'

/** What may be kept between compilations of a site that is being edited. */
export interface CompileCache {
  /** The parsed segment of a text, parsed once for as long as the text stays in the file. */
  segment(text: string, parse: (text: string) => ParsedSegment): ParsedSegment
  /** The result for a key object, such as the compiled validator of a schema. */
  derive<Key extends object, Value>(key: Key, create: (key: Key) => Value): Value
  /** The HTML of a Markdown text, by whatever else decides about it. */
  text<Value>(kind: string, text: string, create: () => Value): Value
  /** Forgets what the last compilation did not use. */
  endCompilation(): void
  /** How many segments and texts were worked out since the cache was made. */
  readonly counts: { segments: number; texts: number }
}

export function createCompileCache(): CompileCache {
  const derived = new WeakMap<object, unknown>()
  const segments = createGenerations<ParsedSegment>()
  const texts = createGenerations<unknown>()
  const counts = { segments: 0, texts: 0 }
  return {
    counts,
    segment: (text, parse) =>
      segments.get(text, () => {
        counts.segments++
        return parse(text)
      }),
    derive<Key extends object, Value>(key: Key, create: (key: Key) => Value) {
      if (!derived.has(key)) derived.set(key, create(key))
      return derived.get(key) as Value
    },
    text<Value>(kind: string, text: string, create: () => Value) {
      const create_ = () => {
        counts.texts++
        return create()
      }
      return texts.get(`${kind}\n${text}`, create_) as Value
    },
    endCompilation() {
      segments.turn()
      texts.turn()
    },
  }
}

interface Generations<Value> {
  get(key: string, create: () => Value): Value
  turn(): void
}

/** Keeps what was asked for since the turn before last. */
function createGenerations<Value>(): Generations<Value> {
  let previous = new Map<string, Value>()
  let current = new Map<string, Value>()
  return {
    get(key, create) {
      const known = current.get(key) ?? previous.get(key)
      const value = known ?? create()
      current.set(key, value)
      return value
    },
    turn() {
      previous = current
      current = new Map()
    },
  }
}
