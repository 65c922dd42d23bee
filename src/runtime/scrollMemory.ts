import { keep, recall } from '../stores/storage.ts'

/** Where each entry of the browser's history was scrolled to, for as long as the tab lives. */

const storageKey = 'pagewright-scroll'

let positions: Record<string, number> | undefined

function known(): Record<string, number> {
  positions ??= parse(recall('sessionStorage', storageKey))
  return positions
}

/** The stored positions; none if something else overwrote them. */
function parse(stored: string | null): Record<string, number> {
  try {
    return JSON.parse(stored ?? '') as Record<string, number>
  } catch {
    return {}
  }
}

export function rememberScroll(entry: string, top: number): void {
  known()[entry] = top
}

export function recallScroll(entry: string): number | undefined {
  const all = known()
  return Object.hasOwn(all, entry) ? all[entry] : undefined
}

/** Stores the positions before the document is unloaded. */
export function keepScroll(): void {
  keep('sessionStorage', storageKey, JSON.stringify(known()))
}
