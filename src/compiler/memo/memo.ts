import { isSameList } from './isSameList.ts'

/** A result with everything that it depends on besides the inputs. */
export interface Memoized<Value> extends Dependencies {
  readonly value: Value
}

/** Names that were read, each with the fingerprint of its value. */
type Reads = Iterable<readonly [name: string, fingerprint: unknown]>

interface Dependencies {
  readonly reads: Reads
  /** Whether the reads cover all dependencies of the result, so that it can be cached. */
  readonly isCacheable: boolean
}

/** Records the dependencies of a result while it is computed. */
export interface Tracker extends Dependencies {
  /** Returns the current value of a name and records the read. */
  read(name: string): unknown
  /** Adds the dependencies of another result that this one uses. */
  include(dependencies: Dependencies): void
  /** Marks the result as depending on something that no read covers, so that it isn't cached. */
  markUncacheable(): void
}

/** Returns the value of a name, such as a value of the site file. It must not change during a compilation. */
export type Read = (name: string) => unknown

/** Identifies a result: its kind, then the names of what it was computed from. */
type Key = readonly [kind: string, ...names: string[]]

/** Computes a result, or returns the cached one for the same inputs and reads. */
export interface Memo {
  <Value>(key: Key, inputs: readonly unknown[], make: (tracker: Tracker) => Value): Memoized<Value>
  /** Whether there is a cached result for the same inputs and reads. */
  has(key: Key, inputs: readonly unknown[]): boolean
  /** The newest result for a key, regardless of its inputs and reads. */
  newest(key: Key): unknown
}

export interface StoredResult {
  readonly inputs: readonly unknown[]
  readonly reads: Reads
  readonly value: unknown
}

export interface Store {
  /** Represents a value in comparisons: the value itself in memory, a digest on disk. */
  fingerprint(value: unknown): unknown
  /** The result for a key. Results that are no longer requested are dropped after a while. */
  get(key: string): StoredResult | undefined
  set(key: string, result: StoredResult): void
}

/** A store that keeps nothing, so that every result is computed on each request. */
export const emptyStore: Store = { fingerprint: (value) => value, get: () => undefined, set: () => {} }

const nothingToRead: Read = (name) => {
  throw new Error(`This memo can't read anything, but \`${name}\` was requested.`)
}

/**
 * @param store Where results are kept.
 * @param read Returns the current value of what results depend on besides their inputs.
 */
export function createMemo(store: Store, read: Read = nothingToRead): Memo {
  const fingerprints = new Map<string, unknown>()
  const fingerprintOf = (name: string): unknown => {
    if (!fingerprints.has(name)) fingerprints.set(name, store.fingerprint(read(name)))
    return fingerprints.get(name)
  }
  const find = (name: string, inputs: readonly unknown[]): StoredResult | undefined => {
    const known = store.get(name)
    if (known === undefined || !isSameList(known.inputs, inputs)) return undefined
    for (const [name, fingerprint] of known.reads) {
      if (!Object.is(fingerprintOf(name), fingerprint)) return undefined
    }
    return known
  }
  const memo = <Value>(
    key: Key,
    inputs: readonly unknown[],
    make: (tracker: Tracker) => Value,
  ): Memoized<Value> => {
    const name = nameOf(key)
    const prints = inputs.map(store.fingerprint)
    const known = find(name, prints)
    if (known !== undefined) return { value: known.value as Value, reads: known.reads, isCacheable: true }
    const tracker = createTracker(read, fingerprintOf)
    const value = make(tracker)
    const { reads, isCacheable } = tracker
    // A result that isn't cacheable replaces no cached one: once a mistake is fixed, that one is right again.
    if (isCacheable) store.set(name, { inputs: prints, reads, value })
    return { value, reads, isCacheable }
  }
  return Object.assign(memo, {
    has: (key: Key, inputs: readonly unknown[]) =>
      find(nameOf(key), inputs.map(store.fingerprint)) !== undefined,
    newest: (key: Key) => store.get(nameOf(key))?.value,
  })
}

/** A memo that keeps and records nothing, for results that are made of cached ones. */
export function createEmptyMemo(read: Read): Memo {
  const tracker = { reads: [], isCacheable: false, read, include() {}, markUncacheable() {} }
  const memo = <Value>(_key: Key, _inputs: readonly unknown[], make: (tracker: Tracker) => Value) => ({
    ...tracker,
    value: make(tracker),
  })
  return Object.assign(memo, { has: () => false, newest: () => undefined })
}

function nameOf(key: Key): string {
  return key.join('\n')
}

function createTracker(read: Read, fingerprintOf: (name: string) => unknown): Tracker {
  const reads = new Map<string, unknown>()
  let isCacheable = true
  return {
    reads,
    get isCacheable() {
      return isCacheable
    },
    read(name) {
      if (!reads.has(name)) reads.set(name, fingerprintOf(name))
      return read(name)
    },
    include(dependencies) {
      for (const [name] of dependencies.reads) reads.set(name, fingerprintOf(name))
      isCacheable &&= dependencies.isCacheable
    },
    markUncacheable() {
      isCacheable = false
    },
  }
}
