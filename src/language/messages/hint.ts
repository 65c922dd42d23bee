import { describeNames } from './describe.ts'
import { nearestNames } from './nearestName.ts'

/** With more names than this, none are listed. */
const maxNames = 30
/** With more names than this, only the nearest three are listed. */
const maxListed = 9

/** A hint, and the names that it suggests, the best first. */
export interface Suggestions {
  readonly hint?: string
  readonly suggestions?: readonly string[]
}

/** A hint for spreading into a problem; empty if there is none. */
export function hint(text: string | undefined): { readonly hint?: string } {
  return text === undefined || text === '' ? {} : { hint: text }
}

/** Asks whether the nearest name is meant; without one, gives another hint. */
export function didYouMean(nearest: string | undefined, otherwise?: string): Suggestions {
  if (nearest === undefined) return hint(otherwise)
  return { hint: `Did you mean \`${nearest}\`?`, suggestions: [nearest] }
}

/** Lists the names if they are few. */
export function namesHint(label: string, names: readonly string[]): string | undefined {
  return names.length === 0 || names.length > maxNames ? undefined : `${label}: ${describeNames(names)}.`
}

/**
 * Suggests the nearest name if there is one, otherwise all names if they are few, otherwise the most similar names.
 *
 * @param asked The name as it was written.
 * @param whereAll Where all names are listed: `under \`pages\``.
 */
export function suggestionHint(
  nearest: string | undefined,
  label: string,
  names: readonly string[],
  asked: string,
  whereAll = 'with Ctrl+Space in your editor',
): Suggestions {
  if (nearest !== undefined) return didYouMean(nearest)
  if (names.length === 0) return {}
  if (names.length <= maxListed) return { ...hint(namesHint(label, names)), suggestions: names }
  const suggestions = nearestNames(asked, names, 3)
  const listed = `${label}: ${describeNames(suggestions)}, …`
  return { hint: `${listed} All ${names.length} are listed ${whereAll}.`, suggestions }
}
