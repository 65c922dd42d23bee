import { siteSection } from '../../../schema/sections/siteSection.ts'
import type { Plain } from '../plain.ts'
import type { CompileContext } from './compileContext.ts'
import { showPhone } from './formats/writePhone.ts'

/**
 * Prepares a text for visitors: formats the site's phone number the way its country does, and prevents a line break
 * between a number and its unit of time.
 */
export function typeset(text: string, context: CompileContext): string {
  return bindUnits(writeSitePhone(text, context), context)
}

/** The number after `tel:` is an address. */
function writeSitePhone(text: string, { references }: CompileContext): string {
  if (!/\+\d/.test(text)) return text
  const phone = references.value(['site', 'phone'])
  if (typeof phone !== 'string') return text
  const language = languageOf(references.value(['site', 'language']))
  const written = showPhone(phone, references.value(['site', 'country']), language)
  if (written === phone) return text
  const shown = written.replaceAll(' ', '\u00a0')
  return text.split(phone).reduce((before, after) => `${before}${before.endsWith('tel:') ? phone : shown}${after}`)
}

function bindUnits(text: string, { references }: CompileContext): string {
  if (!/\d \p{L}/u.test(text)) return text
  const language = languageOf(references.value(['site', 'language']))
  return text.replaceAll(unitAfterNumber(language), '$1\u00a0')
}

/** The space between a number and a unit of time, with an ending that `Intl` may not list: `Tagen`. */
function unitAfterNumber(language: string): RegExp {
  const known = patterns.get(language)
  if (known) return known
  const words = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'].flatMap((unit) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    return [1, 2, 5].flatMap((count) =>
      format.formatToParts(count).flatMap(({ type, value }) => (type === 'unit' ? [value] : [])),
    )
  })
  const word = [...new Set(words), 'AM', 'PM'].map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')
  const pattern = new RegExp(`(\\d) (?=(?:${word})\\p{L}{0,2}(?!\\p{L}))`, 'gu')
  patterns.set(language, pattern)
  return pattern
}

/** Kept for each language, because there are many texts. */
const patterns = new Map<string, RegExp>()

const { default: standard } = siteSection.properties.language

/** A day, 2026-11-02, as the language of the site writes it: November 2, 2026. */
export function formatDay(day: string, language: Plain | undefined): string {
  const format = new Intl.DateTimeFormat(languageOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** The language of a site for `Intl`, which throws for other texts: the default one in place of a mistake. */
export function languageOf(written: Plain | undefined): string {
  try {
    return typeof written === 'string' && Intl.getCanonicalLocales(written).length === 1 ? written : standard
  } catch {
    return standard
  }
}
