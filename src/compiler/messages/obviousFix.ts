import { type Fix, replacement } from '../fix.ts'
import { obviousName } from './nearestName.ts'

/**
 * The fix of a misspelt name, for spreading into a problem; nothing where several names, or none, are near
 * enough to be what was meant.
 *
 * @param complete What stands in the file for a name, such as a placeholder with its braces.
 */
export function obviousFix(
  name: string,
  candidates: Iterable<string>,
  complete: (name: string) => string = (text) => text,
): { readonly fix?: Fix } {
  const meant = obviousName(name, candidates)
  return meant === undefined ? {} : replacement(complete(name), complete(meant))
}

/** The fix of a name that leads to what the file itself declares, such as a dialog. */
export function referenceFix(
  name: string,
  candidates: Iterable<string>,
  complete?: (name: string) => string,
): { readonly fix?: Fix } {
  const { fix } = obviousFix(name, candidates, complete)
  return fix?.kind === 'replace' ? { fix: { ...fix, isReference: true } } : {}
}
