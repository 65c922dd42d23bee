import { createMemo, emptyStore, type Store, type StoredResult } from './memo.ts'
import { createMemoryStore } from './memoryStore.ts'

export type CompileCache = ReturnType<typeof createCompileCache>

/** The results of the pages in one language. */
export type LanguageCache = Omit<CompileCache, 'inLanguage'>

/** Compiling the validator takes longer than compiling a small site. */
const tools = createMemo(createMemoryStore(Number.POSITIVE_INFINITY))

/** A store that outlives the process. */
export interface DiskStore extends Store {
  fingerprint(value: unknown): string
  /** Ends a build. What was used or set in it becomes the contents of the store where the site has no errors. */
  end(outcome: 'clean' | 'broken'): void
}

/**
 * Results that are kept between compilations of a site.
 *
 * @param disk Keeps results for the next build, for a site that is compiled once. Pages are then not kept in
 *   memory. Without it, everything stays in memory for the next compilations.
 */
export function createCompileCache(disk?: DiskStore) {
  // Kept for two compilations: a file that is read while it is written lacks its end. A part keeps the text of a whole
  // file in memory.
  const parts = createMemoryStore(2)
  // Kept for several compilations: after a save with errors, the fix needs the results from before.
  const pages = createMemoryStore(10)
  const translated = new Map<string, readonly [parts: typeof parts, pages: typeof pages]>()
  let usedTools: readonly unknown[] = []
  const cache = {
    /** Results that don't depend on a site: the schema's validator, the icons. All caches of a process share them. */
    tools,
    /** Small results that repeat: parsed segments, Markdown texts. */
    parts: createMemo(parts),
    /** Results of pages and dialogs in memory, for a site that is being edited. */
    pages: disk === undefined ? pages : emptyStore,
    /** Results that the next build starts from; their values are plain data. */
    disk: disk ?? emptyStore,
    hasDisk: disk !== undefined,
    /** Whole pages and what links need of them: on disk for the next build, otherwise in memory. */
    lasting: disk ?? pages,
    /** Reads again what results in memory have read. */
    refresh: pages.refresh,
    /** Whether the entries of a section are valid, each by itself. */
    valid: createMemo(disk ?? pages),
    /** Starts a compilation. Results of pages that were made with other tools are dropped. */
    begin(wanted: readonly unknown[]): void {
      if (wanted.some((tool, index) => tool !== usedTools[index]))
        for (const store of [pages, ...[...translated.values()].map(([, own]) => own)]) store.clear()
      usedTools = wanted
    },
    /** Ends a compilation. Only one without errors is kept on disk. */
    end(outcome: 'clean' | 'broken'): void {
      parts.endRun()
      for (const store of [pages, ...[...translated.values()].flat()]) store.endRun()
      disk?.end(outcome)
    },
    /** How many results of each kind were made since the cache was created. */
    counts: { segments: 0, texts: 0, entries: 0, expansions: 0, pages: 0, dialogs: 0 },
    /** How many results there are in memory. */
    size: () => parts.size() + pages.size(),
  }
  return {
    ...cache,
    /** The results of the same pages in a further language, and of the file with its translations. */
    inLanguage(language: string): typeof cache {
      const stores = translated.get(language) ?? ([createMemoryStore(2), createMemoryStore(10)] as const)
      translated.set(language, stores)
      const [texts, store] = stores
      const own = disk && {
        ...disk,
        get: (kind: string, name: string) => disk.get(`${language} ${kind}`, name),
        set: (kind: string, name: string, result: StoredResult) => disk.set(`${language} ${kind}`, name, result),
      }
      const { refresh } = store
      const inMemory = disk === undefined ? store : emptyStore
      return {
        ...cache,
        parts: createMemo(texts),
        pages: inMemory,
        disk: own ?? emptyStore,
        lasting: own ?? store,
        refresh,
      }
    },
  }
}
