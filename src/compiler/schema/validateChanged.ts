import type { CompileCache } from '../memo/compileCache.ts'
import { isPlainObject, type Plain, type PlainObject } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { Validator } from './createValidator.ts'

/** Sections whose entries are many, and valid or not each for itself. */
const sections = ['pages', 'dialogs', 'content'] as const

type ValidEntries = ReadonlyMap<string, Plain>

/**
 * Problems of the whole site file. Pages, dialogs and content that were valid under the same name before need not
 * be looked at again; once something is wrong, everything is.
 */
export function validateChanged(
  site: PlainObject,
  validator: Validator,
  cache: CompileCache,
): readonly RawDiagnostic[] {
  const memory = cache.derive(validator, (): { valid?: ReadonlyMap<string, ValidEntries> } => ({}))
  const valid = memory.valid ?? cache.validBefore()
  if (valid !== undefined && validator.validateSite(withoutValid(site, valid)).length > 0) {
    return validator.validateSite(site)
  }
  const problems = valid === undefined ? validator.validateSite(site) : []
  if (problems.length === 0) {
    memory.valid = new Map(sections.map((section) => [section, new Map(entriesOf(site[section]))]))
  }
  return problems
}

/** At least one entry of each section stays: a section must not seem to be empty. */
function withoutValid(site: PlainObject, valid: ReadonlyMap<string, ValidEntries>): PlainObject {
  const changed: Record<string, Plain> = { ...site }
  for (const section of sections) {
    const known = valid.get(section)
    const entries = entriesOf(site[section])
    if (known === undefined || entries.length === 0) continue
    const kept = entries.filter(([name, entry], at) => at === 0 || known.get(name) !== entry)
    changed[section] = Object.fromEntries(kept)
  }
  return changed
}

function entriesOf(section: Plain | undefined): readonly [string, Plain][] {
  return isPlainObject(section) ? Object.entries(section) : []
}
