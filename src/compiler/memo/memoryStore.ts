import type { Store, StoredResult } from './memo.ts'

export interface MemoryStore extends Store {
  clear(): void
  /** Ends a compilation: drops what none of the last compilations asked for. */
  endRun(): void
  /** How many results there are. */
  readonly size: () => number
}

/**
 * Keeps results in memory, and compares values by identity.
 *
 * @param maxAge A result is kept for this many compilations that do not use it.
 */
export function createMemoryStore(maxAge: number): MemoryStore {
  const results = new Map<string, { readonly result: StoredResult; usedIn: number }>()
  let run = 0
  return {
    fingerprint: (value) => value,
    get(key) {
      const known = results.get(key)
      if (known !== undefined) known.usedIn = run
      return known?.result
    },
    set: (key, result) => results.set(key, { result, usedIn: run }),
    clear: () => results.clear(),
    endRun() {
      run++
      for (const [key, { usedIn }] of results) if (usedIn < run - maxAge) results.delete(key)
    },
    size: () => results.size,
  }
}
