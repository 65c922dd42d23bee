import { entriesOf, type Plain } from '../plain.ts'
import { isStep } from './parsePathPattern.ts'

/** Names of the fields of entries that are texts which an address can have: slug, landing.id. */
export function addressFields(collection: Plain | undefined): ReadonlySet<string> {
  const fields = (group: Plain): readonly string[] =>
    entriesOf(group).flatMap(([key, value]) =>
      typeof value === 'string' && isStep(value) ? [key] : fields(value).map((field) => `${key}.${field}`),
    )
  return new Set(entriesOf(collection).flatMap(([, entry]) => fields(entry)))
}
