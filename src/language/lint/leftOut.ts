import { entriesOf, formatPath, isPlainObject, type PlainObject, valueAt, valueAtPath } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { fieldOf } from '../routes/readRoutes.ts'

/** Entries of a collection that have texts for a page, beside which the field with its address is missing. */
export function* leftOut(site: PlainObject): Generator<RawDiagnostic> {
  for (const [page, { path, params }] of entriesOf(site.pages).filter(isGroup))
    for (const [name, parameter] of entriesOf(params)) {
      const field = fieldOf(parameter)
      const [key, group] = [field.at(-1), field.slice(0, -1)]
      const source = ['content', String(valueAt(parameter, 'in'))]
      const entries = entriesOf(valueAtPath(site, source))
      // If no entry has the field, `by` is the mistake.
      const isNamed = entries.some(([, entry]) => valueAtPath(entry, field) !== undefined)
      if (key === undefined || group.length === 0 || !isNamed) continue
      for (const [entry, value] of entries) {
        const texts = valueAtPath(value, group)
        if (!isPlainObject(texts) || Object.hasOwn(texts, key)) continue
        const at = [...source, entry, ...group]
        yield {
          code: 'page-left-out',
          at: { path: at, part: 'key' },
          message: `\`${formatPath(at)}\` has no \`${key}\`, so there is no page \`${page}\` for it.`,
          hint: `Add what stands in place of \`:${name}\` in \`${path}\`: \`${key}: ${entry}\`.`,
        }
      }
    }
}

function isGroup<Key>(entry: readonly [Key, unknown]): entry is readonly [Key, PlainObject] {
  return isPlainObject(entry[1])
}
