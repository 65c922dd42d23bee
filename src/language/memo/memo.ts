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
  /** Represents a value in comparisons. Without it, values are compared by identity. */
  readonly fingerprint?: (value: unknown) => unknown
  /** The result of a kind for a name. Results that are no longer requested are dropped after a while. */
  get(kind: string, name: string): StoredResult | undefined
  set(kind: string, name: string, result: StoredResult): void
  /** Whether all that a result has read is the same. Without it, the memo compares every read. */
  isCurrent?(result: StoredResult): boolean
}

/** A store that keeps nothing, so that every result is computed on each request. */
export const emptyStore: Store = { get: () => undefined, set: () => {} }

const nothingToRead: Read = (name) => {
  throw new Error(`This memo can't read anything, but \`${name}\` was requested.`)
}

/**
 * @param store Where results are kept.
 * @param read Returns the current value of what results depend on besides their inputs.
 */
export function createMemo(store: Store, read: Read = nothingToRead): Memo {
  const { fingerprint } = store
  const fingerprints = new Map<string, unknown>()
  const fingerprintOf =
    fingerprint === undefined
      ? read
      : (name: string): unknown => {
          if (!fingerprints.has(name)) fingerprints.set(name, fingerprint(read(name)))
          return fingerprints.get(name)
        }
  const printsOf = (inputs: readonly unknown[]) =>
    fingerprint === undefined ? inputs : inputs.map((input) => fingerprint(input))
  const isCurrent = (result: StoredResult): boolean => {
    if (store.isCurrent !== undefined) return store.isCurrent(result)
    for (const [name, print] of result.reads) if (!Object.is(fingerprintOf(name), print)) return false
    return true
  }
  const find = (kind: string, name: string, prints: readonly unknown[]): StoredResult | undefined => {
    const known = store.get(kind, name)
    return known !== undefined && isSameList(known.inputs, prints) && isCurrent(known) ? known : undefined
  }
  const memo = <Value>(key: Key, inputs: readonly unknown[], make: (tracker: Tracker) => Value): Memoized<Value> => {
    const [kind] = key
    const name = nameOf(key)
    const prints = printsOf(inputs)
    const known = find(kind, name, prints)
    if (known !== undefined) return { value: known.value as Value, reads: known.reads, isCacheable: true }
    const tracker = createTracker(read, fingerprintOf)
    const value = make(tracker)
    const { reads, isCacheable } = tracker
    // A result that isn't cacheable replaces no cached one: once a mistake is fixed, that one is right again.
    if (isCacheable) store.set(kind, name, { inputs: prints, reads, value })
    return { value, reads, isCacheable }
  }
  return Object.assign(memo, {
    has: (key: Key, inputs: readonly unknown[]) => find(key[0], nameOf(key), printsOf(inputs)) !== undefined,
    newest: (key: Key) => store.get(key[0], nameOf(key))?.value,
  })
}

/** The names that a result was computed from, one a line. */
function nameOf([, name = '', ...others]: Key): string {
  return others.length === 0 ? name : [name, ...others].join('\n')
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

/** Whether two lists have identical items in the same order. */
export function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]))
}
