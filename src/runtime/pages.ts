import type { CompiledEntry } from '../../schema/model.ts'

/** Gives the page of a path to the renderer. */
export interface Pages {
  /** The same promise for the same path until `replace`; `use` reads a settled one without waiting. */
  read(path: string): Promise<CompiledEntry>
  /** Called when content was replaced. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
  /** Changes with every `replace`. */
  version(): number
}

type Settled = Promise<CompiledEntry> & { status?: 'fulfilled'; value?: CompiledEntry }

/** A promise that `use` reads at once, because the first render must not wait. */
export function settled(resolution: CompiledEntry): Promise<CompiledEntry> {
  const promise: Settled = Promise.resolve(resolution)
  promise.status = 'fulfilled'
  promise.value = resolution
  return promise
}

/** Pages for a render that has exactly one: the server's. */
export function createSinglePage(resolution: CompiledEntry): Pages {
  const promise = settled(resolution)
  return { read: () => promise, subscribe: () => () => {}, version: () => 0 }
}

export interface ClientPages extends Pages {
  /** Starts to fetch a page that a visitor probably opens next. */
  prefetch(path: string): void
  /** Puts new content in place of what is shown at a path. */
  replace(path: string, resolution: CompiledEntry): void
  /** What is shown at a path, if that is known yet. */
  shown(path: string): CompiledEntry | undefined
  /** Drops everything but the given path: the site changed. */
  keepOnly(path: string): void
}

type Load = (path: string) => Promise<CompiledEntry>

/**
 * Pages fetched on demand and kept for the visit. What could not be fetched is tried again the next time.
 * @param load Resolves a path and fetches what the page needs before it can be shown.
 * @param recover Called if a page that should be shown can't be fetched.
 */
export function createClientPages(load: Load, recover?: Load): ClientPages {
  const fetching = new Map<string, Promise<CompiledEntry>>()
  const pages = new Map<string, Promise<CompiledEntry>>()
  const listeners = new Set<() => void>()
  let version = 0

  const fetchOnce = (path: string) => {
    const known = fetching.get(path)
    if (known) return known
    const fetched = load(path)
    fetching.set(path, fetched)
    fetched.catch(() => fetching.delete(path))
    return fetched
  }

  const read = (path: string) => {
    const known = pages.get(path)
    if (known) return known
    const page = fetchOnce(path).catch((error: unknown) => {
      pages.delete(path)
      if (recover) return recover(path)
      throw error
    })
    pages.set(path, page)
    return page
  }

  return {
    read,
    prefetch: (path) => void fetchOnce(path).catch(() => {}),
    replace(path, resolution) {
      pages.set(path, settled(resolution))
      version += 1
      for (const listener of listeners) listener()
    },
    shown: (path) => (pages.get(path) as Settled | undefined)?.value,
    keepOnly(path) {
      for (const other of [...pages.keys()]) if (other !== path) pages.delete(other)
      fetching.clear()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
  }
}
