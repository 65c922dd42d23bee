import { createFacts } from './facts.ts'
import type { Store, StoredResult } from './memo.ts'

/** The results with one name. They are kept and dropped together, because they are made from one another. */
interface Group {
  usedIn: number
  readonly results: Map<string, StoredResult>
}

/**
 * Keeps results in memory, and compares values by identity.
 *
 * @param maxAge The results with a name are kept for this many compilations that use none of them.
 */
export function createMemoryStore(maxAge: number) {
  const groups = new Map<string, Group>()
  const facts = createFacts()
  let run = 0
  const store: Store = {
    get(kind, name) {
      const group = groups.get(name)
      if (group === undefined) return undefined
      group.usedIn = run
      return group.results.get(kind)
    },
    set(kind, name, result) {
      const group = groups.get(name) ?? { usedIn: run, results: new Map() }
      const known = group.results.get(kind)
      if (known !== undefined) facts.remove(known)
      facts.add(result)
      group.results.set(kind, result)
      groups.set(name, group)
    },
    isCurrent: facts.isCurrent,
  }
  return {
    ...store,
    refresh: facts.refresh,
    clear(): void {
      groups.clear()
      facts.clear()
    },
    /** Ends a compilation: drops the results that none of the last compilations used. */
    endRun(): void {
      run++
      for (const [name, { usedIn, results }] of groups) {
        if (usedIn >= run - maxAge) continue
        groups.delete(name)
        for (const result of results.values()) facts.remove(result)
      }
    },
    size: () => [...groups.values()].reduce((sum, { results }) => sum + results.size, 0),
  }
}
