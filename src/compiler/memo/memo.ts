/** A result with what decides about it besides its inputs. */
export interface Memoized<Value> extends Dependencies {
  readonly value: Value
}

/** What a result depends on. */
interface Dependencies {
  /** The names that were read, with the fingerprint of what each of them stood for. */
  readonly reads: ReadonlyMap<string, unknown>
  /** Whether the reads cover everything that the result depends on, so that it can be kept. */
  readonly isCacheable: boolean
}

/** Records what making a result depends on. */
export interface Tracker extends Dependencies {
  /** Gives what a name stands for now, and records it. */
  read(name: string): unknown
  /** Takes over the dependencies of a result that this one is made from. */
  include(dependencies: Dependencies): void
  /** Says that the result depends on something that no read covers: it is not kept. */
  markUncacheable(): void
}

/** Gives what a name stands for, such as a value of the site file. The answer must not change during a compilation. */
export type Read = (name: string) => unknown

/** Identifies a result: its kind, then what it is the result of. */
type Key = readonly [kind: string, ...names: string[]]

/** Makes a result, or returns the one that was made before from the same inputs and the same reads. */
export interface Memo {
  <Value>(key: Key, inputs: readonly unknown[], make: (tracker: Tracker) => Value): Memoized<Value>
  /** Whether a result is known that was made from the same inputs and the same reads. */
  has(key: Key, inputs: readonly unknown[]): boolean
  /** The newest result for a key, whatever it was made from. */
  newest(key: Key): unknown
}

/** A result as a store keeps it. */
export interface StoredResult {
  /** Fingerprints of its inputs. */
  readonly inputs: readonly unknown[]
  readonly reads: ReadonlyMap<string, unknown>
  readonly value: unknown
}

/** Keeps results. */
export interface Store {
  /** Stands for a value in comparisons: the value itself in memory, a digest of it on disk. */
  fingerprint(value: unknown): unknown
  /** The result for a key; a result that nobody asks for any more is dropped in time. */
  get(key: string): StoredResult | undefined
  set(key: string, result: StoredResult): void
}

/** Keeps nothing: each result is made whenever it is asked for. */
export const emptyStore: Store = { fingerprint: (value) => value, get: () => undefined, set: () => {} }

const nothingToRead: Read = (name) => {
  throw new Error(`This memo has nothing to read, but \`${name}\` was asked for.`)
}

/**
 * @param store Where results are kept.
 * @param read Gives what results depend on besides their inputs, as it is in this compilation.
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
    // What is not kept leaves the result before it in place: after a mistake, the fix brings that back.
    if (isCacheable) store.set(name, { inputs: prints, reads, value })
    return { value, reads, isCacheable }
  }
  return Object.assign(memo, {
    has: (key: Key, inputs: readonly unknown[]) =>
      find(nameOf(key), inputs.map(store.fingerprint)) !== undefined,
    newest: (key: Key) => store.get(nameOf(key))?.value,
  })
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
      for (const name of dependencies.reads.keys()) reads.set(name, fingerprintOf(name))
      isCacheable &&= dependencies.isCacheable
    },
    markUncacheable() {
      isCacheable = false
    },
  }
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]))
}
