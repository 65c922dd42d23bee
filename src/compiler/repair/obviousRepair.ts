import { obviousName } from '../nearestName.ts'
import { type Repair, replacement } from './repair.ts'

/**
 * The repair of a misspelt name, for spreading into a problem; nothing where several names, or none, are near
 * enough to be what was meant.
 *
 * @param complete What stands in the file for a name, such as a placeholder with its braces.
 */
export function obviousRepair(
  name: string,
  candidates: Iterable<string>,
  complete: (name: string) => string = (text) => text,
): { readonly repair?: Repair } {
  const meant = obviousName(name, candidates)
  return meant === undefined ? {} : replacement(complete(name), complete(meant))
}

/** The repair of a name that leads to what the file itself declares, such as a dialog. */
export function referenceRepair(
  name: string,
  candidates: Iterable<string>,
  complete?: (name: string) => string,
): { readonly repair?: Repair } {
  const { repair } = obviousRepair(name, candidates, complete)
  return repair?.kind === 'replace' ? { repair: { ...repair, isReference: true } } : {}
}
