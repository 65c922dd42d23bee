import { describeNames } from './describe.ts'
import { nearestNames } from './nearestName.ts'

/** More names than this are not listed at all. */
const maxNames = 30
/** Up to this number, names are listed in full; of more, the nearest three. */
const maxListed = 9

/** A hint, and the names that it suggests, the best first. */
export interface Suggestions {
  readonly hint?: string
  readonly suggestions?: readonly string[]
}

/** For spreading into a problem: its hint, where there is one to give. */
export function hint(text: string | undefined): { readonly hint?: string } {
  return text === undefined || text === '' ? {} : { hint: text }
}

/** A question about the nearest name; where there is none, another hint. */
export function didYouMean(nearest: string | undefined, otherwise?: string): Suggestions {
  if (nearest === undefined) return hint(otherwise)
  return { hint: `Did you mean \`${nearest}\`?`, suggestions: [nearest] }
}

/** All names where they are few, otherwise nothing. */
export function namesHint(label: string, names: readonly string[]): string | undefined {
  return names.length === 0 || names.length > maxNames ? undefined : `${label}: ${describeNames(names)}.`
}

/**
 * The nearest name if there is one, otherwise all names where they are few, otherwise those most like what was written.
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
