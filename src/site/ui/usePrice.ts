import { formatPrice } from '../format/formatPrice.ts'
import { useLanguage } from './language.ts'

/**
 * Formats prices in the language of the site.
 * @param currency ISO 4217 code. Default: the currency of the site.
 */
export function usePrice(currency?: string): (amount: number) => string {
  const site = useLanguage()
  return (amount) => formatPrice(amount, currency ?? site.currency, site.language)
}
