import type { Span } from '../place.ts'
import { isPlainObject, type Plain } from '../plain.ts'
import type { ParsedSegment } from '../yaml/segment.ts'
import { digestOf } from './checkedFile.ts'
import { type CompileStore, survivesJson } from './compileStore.ts'
import { shareEqual } from './shareEqual.ts'

/** What may be kept between compilations of a site that is being edited. */
export interface CompileCache {
  /**
   * The parsed segment of a text, parsed once for as long as the text stays in the file. What of its value equals
   * the value that the name had before is identical to it.
   */
  segment(name: string, text: string, parse: (text: string) => ParsedSegment): ParsedSegment
  /** The result for a key object, such as the compiled validator of a schema. */
  derive<Key extends object, Value>(key: Key, create: (key: Key) => Value): Value
  /** The HTML of a Markdown text, by whatever else decides about it. */
  text<Value>(kind: string, text: string, create: () => Value): Value
  /** Results of pages and dialogs, by name. */
  readonly kept: KeptResults
  /** Forgets what the last compilation did not use; keeps a compilation without errors for the next build. */
  endCompilation(outcome: 'clean' | 'broken'): void
  /** What is kept for the next build, where something is. */
  readonly store?: CompileStore
  /** Whether an entry of a section was read in the build before. */
  isRestored(entry: unknown): boolean
  /** The entries of `pages`, `dialogs` and `content` that were valid in the build before and read the same now. */
  validBefore(): ReadonlyMap<string, ReadonlyMap<string, Plain>> | undefined
  /** How often each thing was worked out since the cache was made. */
  readonly counts: Record<'segments' | 'texts' | 'entries' | 'expansions' | 'pages' | 'dialogs', number>
}

/** Results of earlier compilations. */
interface KeptResults {
  /** Starts a compilation. Results that were made with something else than `tools` are forgotten. */
  begin(tools: readonly unknown[]): void
  get(key: string): unknown
  set(key: string, result: unknown): void
  /** How many there are. */
  readonly size: () => number
}

/** So many compilations may pass without need of a result: a broken save must not throw away what the fix needs. */
const patience = 10

/**
 * @param store For a site that is compiled once, what is kept of it for the next time. Without it, everything is kept
 *   in memory for compilations that follow.
 */
export function createCompileCache(store?: CompileStore): CompileCache {
  const derived = new WeakMap<object, unknown>()
  const restored = createRestored(store)
  const segments = createGenerations<ParsedSegment>()
  const texts = createGenerations<unknown>()
  const values = createGenerations<Plain>()
  const counts = { segments: 0, texts: 0, entries: 0, expansions: 0, pages: 0, dialogs: 0 }
  return {
    counts,
    kept: store === undefined ? createKeptResults() : nothingKept,
    ...(store !== undefined && { store }),
    isRestored: restored.has,
    validBefore: restored.entries,
    segment(name, text, parse) {
      const parsed = segments.get(text, () => {
        const known = restored.read(name, text)
        if (known !== undefined) {
          derived.set(known.parsed, known.spans)
          return known.parsed
        }
        counts.segments++
        const { value, ...rest } = parse(text)
        const shared = {
          ...rest,
          value: value === undefined ? undefined : shareEqual(values.peek(name), value),
        }
        restored.note(name, text, shared)
        return shared
      })
      const { value } = parsed
      // While a text can't be read, what it was before stays.
      const newest = value ?? values.peek(name)
      if (newest !== undefined) values.set(name, newest)
      return parsed
    },
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
    endCompilation(outcome) {
      restored.end(outcome, (parsed) => derived.get(parsed) as ReadonlyMap<string, Span>)
      segments.turn()
      texts.turn()
      values.turn()
    },
  }
}

/** Results are taken again within one compilation by other means. */
const nothingKept: KeptResults = { begin: () => {}, get: () => undefined, set: () => {}, size: () => 0 }

/** The parts of the file that a store knows. */
function createRestored(store: CompileStore | undefined) {
  const entries = new Map<string, Map<string, Plain>>()
  const known = new WeakSet<object>()
  const fresh: { name: string; text: string; parsed: ParsedSegment }[] = []
  return {
    entries: () => (store === undefined ? undefined : entries),
    has: (entry: unknown) => typeof entry === 'object' && entry !== null && known.has(entry),
    read(name: string, text: string) {
      const segment = store?.segment(name)
      if (store === undefined || segment?.text !== digestOf(text)) return undefined
      store.stays('segment', name)
      const [section = '', ...keys] = name.split('\n')
      const own = entries.get(section) ?? new Map<string, Plain>()
      entries.set(section, own)
      for (const [key, entry] of Object.entries(segment.value)) {
        // An entry of a collection is no entry of the section.
        if (keys.length === 1) own.set(key, entry)
        if (typeof entry === 'object' && entry !== null) known.add(entry)
      }
      const parsed: ParsedSegment = {
        value: segment.value,
        problems: [],
        hasForeignAlias: false,
        // Lines of blocks are for development, where nothing is stored.
        blockStarts: new Map(),
        rewrittenNumbers: [],
      }
      return { parsed, spans: new Map(segment.spans) }
    },
    note(name: string, text: string, parsed: ParsedSegment) {
      if (store !== undefined) fresh.push({ name, text, parsed })
    },
    end(
      outcome: 'clean' | 'broken',
      spansOf: (parsed: ParsedSegment) => ReadonlyMap<string, Span> | undefined,
    ) {
      for (const { name, text, parsed } of outcome === 'clean' ? fresh : []) {
        const { value, problems, hasForeignAlias, rewrittenNumbers } = parsed
        const isEntry = name.includes('\n') && isPlainObject(value) && survivesJson(value)
        if (!isEntry || hasForeignAlias || problems.length + rewrittenNumbers.length > 0) continue
        store?.keepSegment(name, { text: digestOf(text), value, spans: [...(spansOf(parsed) ?? [])] })
      }
      store?.end(outcome)
    },
  }
}

function createKeptResults(): KeptResults {
  const results = new Map<string, { value: unknown; usedIn: number }>()
  let compilation = 0
  let tools: readonly unknown[] = []
  return {
    begin(wanted) {
      const isSame = wanted.length === tools.length && wanted.every((tool, index) => tool === tools[index])
      if (!isSame) results.clear()
      tools = wanted
      compilation++
      for (const [key, { usedIn }] of results) if (usedIn < compilation - patience) results.delete(key)
    },
    get(key) {
      const known = results.get(key)
      if (known !== undefined) known.usedIn = compilation
      return known?.value
    },
    set: (key, value) => results.set(key, { value, usedIn: compilation }),
    size: () => results.size,
  }
}

interface Generations<Value> {
  get(key: string, create: () => Value): Value
  peek(key: string): Value | undefined
  set(key: string, value: Value): void
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
    peek: (key) => current.get(key) ?? previous.get(key),
    set: (key, value) => current.set(key, value),
    turn() {
      previous = current
      current = new Map()
    },
  }
}
