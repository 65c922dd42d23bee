import { siteSection } from '../../../schema/sections/siteSection.ts'
import type { Plain } from '../plain.ts'

const { default: standard } = siteSection.properties.language

/** The language of a site for `Intl`, which throws for other texts: the default one in place of a mistake. */
export function languageOf(written: Plain | undefined): string {
  try {
    return typeof written === 'string' && Intl.getCanonicalLocales(written).length === 1 ? written : standard
  } catch {
    return standard
  }
}
