import { formatPath, groupBy } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { PlacedSource } from './placeIn.ts'

/** A key that is equal for equal replacements of a reference; the empty string for other fixes. */
export function fixKey({ fix }: RawDiagnostic): string {
  const isReference = fix?.kind === 'replace' && fix.isReference === true
  return isReference ? JSON.stringify([fix.from, fix.to]) : ''
}

/**
 * Keys of replacements that several places would need, although nothing uses the name that they would get. The name
 * is then misspelled where it is declared, and the places are right.
 */
export function conflictingFixes(problems: readonly RawDiagnostic[], source: PlacedSource): ReadonlySet<string> {
  const byFix = groupBy(problems, (problem) => fixKey(problem) || undefined)
  const conflicting = [...byFix].filter(([key, group]) => {
    const places = new Set(group.map(({ at }) => formatPath(at.path)))
    return places.size > 1 && !isUsed(String(JSON.parse(key)[1]), source.text)
  })
  return new Set(conflicting.map(([key]) => key))
}

/** Whether the text has a name anywhere except where it is declared: as a key, a path or an id. */
function isUsed(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const isPartOfWord = /[\w/-]/.test(text.charAt(at - 1)) || /[\w-]/.test(text.charAt(at + name.length))
    const isKey = /^["']?\s*:/.test(text.slice(at + name.length, at + name.length + 4))
    const isDeclared = isKey || /\b(?:path|id): *["']?$/.test(text.slice(Math.max(0, at - 12), at))
    if (!isPartOfWord && !isDeclared) return true
  }
  return false
}
