import { directionOf } from '../../../../schema/directionOf.ts'
import type { Plain } from '../../plain.ts'

/** Country codes that a zero replaces within the country. */
const codesBeforeZero: Readonly<Record<string, string>> = {
  AT: '43',
  AU: '61',
  CH: '41',
  DE: '49',
  FR: '33',
  GB: '44',
  IE: '353',
  NL: '31',
  NZ: '64',
}

/**
 * A phone number the way people in a country write the numbers of that country: `(202) 555-0143`, `030 23125 014`.
 * Numbers of other countries, and of countries without a rule here, stay as they are.
 * @param phone With its country code.
 * @param country ISO 3166 code.
 */
export function writePhone(phone: string, country: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  const [, area, exchange, line] = /^1(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  if (country === 'US' || country === 'CA') return area ? `(${area}) ${exchange}-${line}` : phone
  const code = codesBeforeZero[country]
  const rest = code && new RegExp(`^\\+${code}\\s*(?:\\(0\\))?\\s*(\\d.*)$`).exec(phone)?.[1]
  return rest ? `0${rest}` : phone
}

/**
 * A phone number as visitors read it. Marks around it keep its parts in order where the text goes from right to left.
 * @param country ISO 3166 code of the business, if it is known.
 * @param language BCP 47 tag.
 */
export function showPhone(phone: string, country: Plain | undefined, language: string): string {
  const shown = typeof country === 'string' ? writePhone(phone, country) : phone
  return directionOf(language) === 'rtl' ? `\u2066${shown}\u2069` : shown
}
