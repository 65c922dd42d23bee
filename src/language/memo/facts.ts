import type { Read, StoredResult } from './memo.ts'

interface Fact {
  /** The latest value. */
  value: unknown
  /** The results that read it. */
  readonly readers: Set<StoredResult>
}

/**
 * Everything that kept results have read, each fact once, with the results that read it. So a compilation reads each
 * fact once instead of once for every result, and finds the results that a change affects.
 */
export function createFacts() {
  const facts = new Map<string, Fact>()
  /** Results of which some read has changed since they were made. */
  const suspects = new Set<StoredResult>()
  return {
    add(result: StoredResult): void {
      for (const [name, value] of result.reads) {
        const fact = facts.get(name) ?? { value, readers: new Set() }
        facts.set(name, fact)
        fact.readers.add(result)
        if (!Object.is(fact.value, value)) suspects.add(result)
      }
    },
    remove(result: StoredResult): void {
      suspects.delete(result)
      for (const [name] of result.reads) {
        const readers = facts.get(name)?.readers
        readers?.delete(result)
        if (readers?.size === 0) facts.delete(name)
      }
    },
    /** Reads facts again. Those of a compilation must be read before it looks for results that depend on them. */
    refresh(read: Read, isWanted: (name: string) => boolean): void {
      for (const [name, fact] of facts) {
        if (!isWanted(name)) continue
        const value = read(name)
        if (Object.is(value, fact.value)) continue
        fact.value = value
        for (const result of fact.readers) suspects.add(result)
      }
    },
    /** Whether everything that a result has read is the same. */
    isCurrent(result: StoredResult): boolean {
      if (!suspects.has(result)) return true
      for (const [name, value] of result.reads) {
        if (!Object.is(facts.get(name)?.value, value)) return false
      }
      suspects.delete(result)
      return true
    },
    clear(): void {
      facts.clear()
      suspects.clear()
    },
  }
}
