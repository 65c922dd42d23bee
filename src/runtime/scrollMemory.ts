/** Where each entry of the browser's history was scrolled to, for as long as the tab lives. */

const storageKey = 'pagewright-scroll'

const readAll = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

let positions: Record<string, number> | undefined

const known = () => {
  positions ??= readAll()
  return positions
}

export function rememberScroll(entry: string, top: number): void {
  known()[entry] = top
}

export function recallScroll(entry: string): number | undefined {
  const all = known()
  return Object.hasOwn(all, entry) ? all[entry] : undefined
}

/** Writes the positions down before the document goes away. */
export function keepScroll(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(known()))
  } catch {
    // Without storage a reload starts at the top, as a first visit does.
  }
}
