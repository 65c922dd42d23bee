/** Keeps a choice for as long as the tab lives; a browser that refuses to keep anything changes nothing else. */
export function rememberChoice(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is blocked or full.
  }
}
