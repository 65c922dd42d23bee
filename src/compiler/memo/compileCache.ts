import { createMemo, emptyStore, type Store } from './memo.ts'
import { createMemoryStore } from './memoryStore.ts'

export type CompileCache = ReturnType<typeof createCompileCache>

/** Compiling the validator takes longer than compiling a small site. */
const tools = createMemo(createMemoryStore(Number.POSITIVE_INFINITY))

/** A store that outlives the process. */
export interface DiskStore extends Store {
  /** Ends a build. What was used or set in it becomes the contents of the store where the site has no errors. */
  end(outcome: 'clean' | 'broken'): void
}

/**
 * What is kept between compilations of a site.
 *
 * @param disk For a site that is compiled once, where results are kept for the next build; pages are then not kept in
 *   memory. Without it, everything stays in memory for the compilations that follow.
 */
export function createCompileCache(disk?: DiskStore) {
  // A part holds on to the text of the whole file that it was cut from.
  const parts = createMemoryStore(1)
  // A broken save must not cost what its fix needs.
  const pages = createMemoryStore(10)
  let usedTools: readonly unknown[] = []
  return {
    /** What depends on no site: the schema's validator, the icons. All caches of a process share them. */
    tools,
    /** Small results that repeat: parsed segments, Markdown texts. */
    parts: createMemo(parts),
    /** Results of pages and dialogs in memory, for a site that is being edited. */
    pages: disk === undefined ? pages : emptyStore,
    /** Results that the next build starts from; their values are plain data. */
    disk: disk ?? emptyStore,
    /** Whether the entries of a section are valid, each by itself. */
    valid: createMemo(disk ?? pages),
    /** Starts a compilation. Results of pages that were made with other tools are dropped. */
    begin(wanted: readonly unknown[]): void {
      if (wanted.some((tool, index) => tool !== usedTools[index])) pages.clear()
      usedTools = wanted
    },
    /** Ends a compilation. Only one without errors is kept on disk. */
    end(outcome: 'clean' | 'broken'): void {
      parts.endRun()
      pages.endRun()
      disk?.end(outcome)
    },
    /** How often each kind of thing was made since the cache was. */
    counts: { layouts: 0, segments: 0, texts: 0, entries: 0, expansions: 0, pages: 0, dialogs: 0 },
    /** How many results there are in memory. */
    size: () => parts.size() + pages.size(),
  }
}
