import type { Plan } from './schema.ts'

/**
 * The quotas of plans as shares of the largest: of `500 minutes` and `2,000 minutes`, a quarter and all. Empty unless each
 * plan has one, in the same words.
 */
export function quotasOf(plans: readonly Pick<Plan, 'included'>[]): readonly number[] {
  const quotas = plans.map(({ included = '' }) => {
    const [, digits = '', unit = ''] = /^\D*?(\d[\d.,\u00a0\u202f ]*)(.*)$/.exec(included) ?? []
    return { amount: Number(digits.replace(/\D/g, '')), unit: unit.trim() }
  })
  const isScale = quotas.length > 1 && quotas.every(({ amount, unit }) => amount > 0 && unit === quotas[0]?.unit)
  const largest = Math.max(...quotas.map(({ amount }) => amount))
  return isScale ? quotas.map(({ amount }) => amount / largest) : []
}
