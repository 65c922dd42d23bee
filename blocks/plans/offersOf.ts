import type { Action, BillingPeriod } from '../../schema/values.ts'
import type { Plan, PlansProps } from './schema.ts'

export type Billing = NonNullable<PlansProps['billing']>
export type AnnualAs = PlansProps['annualAs']

/** One way to pay for a plan. Amounts are in units of the currency. */
export interface Offer {
  readonly period: BillingPeriod | 'once'
  /** The amount in large type. */
  readonly price: number
  /** What the price pays for, if not once: `month`, `year` or the author's word. */
  readonly per?: string
  /** Total of the year, if the price is one twelfth of it. */
  readonly total?: number
  /** What a year saves over twelve months, if it does. */
  readonly saving?: number
  /** The checkout actions of this period. */
  readonly actions: readonly Action[]
}

/** The ways to pay for a plan that the block shows, monthly first. */
export function offersOf(plan: Plan, billing: Billing, annualAs: AnnualAs): readonly Offer[] {
  const { monthly, annual, price, per } = plan
  const actionsOf = (period: BillingPeriod) =>
    (plan.actions ?? []).flatMap((action) => checkoutOf(action, period) ?? [])
  if (monthly === undefined)
    return [{ period: 'once', price: price ?? 0, ...(per && { per }), actions: actionsOf('monthly') }]
  const byMonth: Offer = { period: 'monthly', price: monthly, per: 'month', actions: actionsOf('monthly') }
  if (billing === 'monthly' || annual === undefined) return [byMonth]
  const saving = monthly * 12 - annual
  return [
    byMonth,
    {
      period: 'annual',
      ...(annualAs === 'total'
        ? { price: annual, per: 'year' }
        : { price: Math.round(annual / 12), per: 'month', total: annual }),
      ...(saving > 0 && { saving }),
      actions: actionsOf('annual'),
    },
  ]
}

/** The actions of a plan that don't depend on the period. */
export function otherActionsOf(plan: Plan, billing: Billing): readonly Action[] {
  const periods = offersOf(plan, billing, 'total').map(({ period }) => (period === 'once' ? 'monthly' : period))
  return (plan.actions ?? []).filter((action) => periods.every((period) => !checkoutOf(action, period)))
}

/**
 * The action beside the price of a period: a checkout of that period, or one without a period, fixed to this one.
 * Undefined for any other action.
 */
export function checkoutOf(action: Action, period: BillingPeriod): Action | undefined {
  const { target } = action
  if (target.kind !== 'checkout') return undefined
  if (target.period === period) return action
  return target.period === 'selected' ? { ...action, target: { ...target, period } } : undefined
}
