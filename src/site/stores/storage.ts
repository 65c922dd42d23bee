type Store = 'localStorage' | 'sessionStorage'

/** A text that `keep` stored; null if there is none or if the browser denies storage. */
export function recall(store: Store, key: string): string | null {
  try {
    return globalThis[store].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it if it is null. If the browser denies storage, nothing is kept. */
export function keep(store: Store, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[store].removeItem(key)
    else globalThis[store].setItem(key, text)
  } catch {
    // What the page shows doesn't depend on it.
  }
}
