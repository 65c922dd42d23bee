import type { Path } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { hint, suggestionHint } from './hint.ts'
import { nearestName, referenceFix } from './nearestName.ts'

interface SuggestOptions {
  /** Introduces the names if all of them are listed: `Its plans`. */
  readonly label: string
  /** Where to find all of them if they are too many to list: `under \`dialogs\``. */
  readonly where?: string
  /** The hint if there are no names. */
  readonly otherwise?: string
  /** Returns what to write for a name, such as a path with its query. */
  readonly complete?: (name: string) => string
  /** The same as it is written in the file, if that differs: a placeholder with its braces. */
  readonly written?: (name: string) => string
  /** The group whose keys the names are: the nearest of them may be the one that is misspelled. */
  readonly declaredIn?: Path
}

/** The hint and the fix for a name that doesn't exist, given those that do; for spreading into a problem. */
export function suggestName(
  name: string,
  names: readonly string[],
  { label, where, otherwise, complete = (text) => text, written = complete, declaredIn }: SuggestOptions,
): Pick<RawDiagnostic, 'hint' | 'suggestions' | 'fix' | 'nearest'> {
  const nearest = nearestName(name, names)
  const meant = nearest === undefined ? undefined : complete(nearest)
  return {
    ...hint(otherwise),
    ...suggestionHint(meant, label, names, name, where),
    ...referenceFix(name, names, written),
    ...(declaredIn !== undefined &&
      nearest !== undefined && {
        nearest: { at: { path: [...declaredIn, nearest], part: 'key' }, name: nearest, asked: name },
      }),
  }
}
