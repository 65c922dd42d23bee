/**
 * A price in the notation of a language: `$3,811`, `$0.50`; in German `97 €`. Whole amounts have no cents.
 * @param amount In units of the currency, not in cents.
 * @param currency ISO 4217 code.
 * @param language BCP 47 tag.
 */
export function formatPrice(amount: number, currency: string, language: string): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  const style = { style: 'currency', currency, minimumFractionDigits } as const
  const key = JSON.stringify([language, currency, minimumFractionDigits])
  const format = formats.get(key) ?? new Intl.NumberFormat(language, style)
  formats.set(key, format)
  return format.format(amount)
}

/** A format takes much longer to make than a price to write, and a build writes many. */
const formats = new Map<string, Intl.NumberFormat>()
