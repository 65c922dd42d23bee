import type { Store, StoredResult } from './memo.ts'

/**
 * Keeps results in memory, and compares values by identity.
 *
 * @param maxAge A result is kept for this many compilations that do not use it.
 */
export function createMemoryStore(maxAge: number) {
  const results = new Map<string, { readonly result: StoredResult; usedIn: number }>()
  let run = 0
  const store: Store = {
    fingerprint: (value) => value,
    get(key) {
      const known = results.get(key)
      if (known !== undefined) known.usedIn = run
      return known?.result
    },
    set: (key, result) => results.set(key, { result, usedIn: run }),
  }
  return {
    ...store,
    clear: () => results.clear(),
    /** Ends a compilation: drops the results that none of the last compilations used. */
    endRun(): void {
      run++
      for (const [key, { usedIn }] of results) if (usedIn < run - maxAge) results.delete(key)
    },
    size: () => results.size,
  }
}
