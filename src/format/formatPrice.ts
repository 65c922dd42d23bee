/**
 * A price as people write it in the United States: `$3,811`, `$0.50`, `€97`. Whole amounts have no cents.
 * @param amount In units of the currency, not in cents.
 * @param currency ISO 4217 code.
 */
export function formatPrice(amount: number, currency = 'USD'): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  const style = { style: 'currency', currency, minimumFractionDigits } as const
  return new Intl.NumberFormat('en-US', style).format(amount)
}
