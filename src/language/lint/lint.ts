import type { Findings } from '../findings.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { alwaysShown } from './alwaysShown.ts'
import { events, pinchZoom } from './behavior.ts'
import { braces } from './braces.ts'
import { createClaims } from './claims.ts'
import { fonts } from './fonts.ts'
import { forms } from './forms.ts'
import { header } from './header.ts'
import { launch } from './launch.ts'
import { lengths } from './lengths.ts'
import { lines } from './lines.ts'
import { links } from './links.ts'
import type { LintSite, SiteRule, ValueRule } from './lintSite.ts'
import { markup } from './markup.ts'
import { order } from './order.ts'
import { pictures } from './pictures.ts'
import { publicFiles } from './publicFiles.ts'
import { redirects } from './redirects.ts'
import { inLanguage, titles } from './titles.ts'
import { lintLanguages } from './translations.ts'
import { createUsage, unused } from './unused.ts'
import { walkShown } from './walkShown.ts'
import { words } from './words.ts'
import { yearPrice } from './yearPrice.ts'

const valueRules: readonly ValueRule[] = [launch, pinchZoom, yearPrice]
const textRules: readonly ValueRule[] = [
  braces,
  markup,
  lines,
  lengths,
  pictures,
  launch,
  forms,
  events,
  order,
  redirects,
  fonts,
]
const siteRules: readonly SiteRule[] = [header, publicFiles, words, alwaysShown]
/** While a site is being edited, these can wait. */
const wholeSiteRules: readonly SiteRule[] = [links, titles]

/** Warnings and notices about a site; with errors in the file, those about single values. */
export function lint(findings: Findings): readonly RawDiagnostic[] {
  const { source, context, site: compiled, wholeSite } = findings
  if (source?.value === undefined) return []
  const site: LintSite = { ...context, site: source.value, compiled }
  const usage = createUsage()
  const claims = createClaims(site)
  const found: RawDiagnostic[] = []
  walkShown(site, {
    visit(shown) {
      const { value, path, usedAt, schema } = shown
      claims.note(shown)
      if (schema.format === 'dialog') usage.mark(['dialogs', String(value)])
      if (schema.format === 'service' || schema.format === 'endpoint') usage.mark(['services', String(value)])
      for (const rule of typeof value === 'string' ? textRules : valueRules) {
        for (const { piece, ...problem } of rule(shown, site)) {
          found.push({ ...problem, usedAt, at: { path, part: 'value', ...(piece !== undefined && { piece }) } })
        }
      }
    },
    use: usage.mark,
  })
  if (compiled === undefined) return found
  found.push(...lintLanguages(findings))
  const rules = wholeSite ? [...siteRules, ...wholeSiteRules] : siteRules
  // Translations repeat what the rules say about the first language.
  const first = inLanguage(compiled, compiled.shell)
  for (const rule of rules) found.push(...rule(wholeSiteRules.includes(rule) ? first : compiled, site))
  return [...found, ...claims.found(), ...unused(site.site, usage)]
}
