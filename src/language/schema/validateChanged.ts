import type { ErrorObject } from 'ajv'
import type { CompileCache } from '../memo/compileCache.ts'
import { entriesOf, type Plain, type PlainObject } from '../plain.ts'
import type { Validator } from './createValidator.ts'

/** Sections with many entries, each of which is valid or not on its own. */
const sections = ['pages', 'dialogs', 'content'] as const

/**
 * The errors of the whole site file. Skips pages, dialogs and content that were valid under the same name before. If it
 * finds an error, it validates everything.
 */
export function validateChanged(
  site: PlainObject,
  validator: Validator,
  { valid }: Pick<CompileCache, 'valid'>,
): readonly ErrorObject[] {
  const changed: Record<string, Plain> = { ...site }
  const unknown: (readonly [section: (typeof sections)[number], name: string, entry: Plain])[] = []
  for (const section of sections) {
    const entries = entriesOf(site[section])
    // Keeps the first entry of each section, because an empty section would be a problem.
    const rest = entries.filter(([name, entry], at) => at === 0 || !valid.has([`valid ${section}`, name], [entry]))
    for (const [name, entry] of rest) unknown.push([section, name, entry])
    if (rest.length < entries.length) changed[section] = Object.fromEntries(rest)
  }
  const isPartial = sections.some((section) => changed[section] !== site[section])
  const errors = validator.validateSite(changed)
  if (errors.length > 0) return isPartial ? validator.validateSite(site) : errors
  for (const [section, name, entry] of unknown) valid([`valid ${section}`, name], [entry], () => true)
  return []
}
