import type { Action, BillingPeriod } from '../../schema/values.ts'
import type { Plan, PlansProps } from './schema.ts'

export type Billing = NonNullable<PlansProps['billing']>
export type AnnualAs = PlansProps['annualAs']

/** One way to pay for a plan. Amounts are in units of the currency. */
export interface Offer {
  readonly period: BillingPeriod
  /** The amount that is set large. */
  readonly price: number
  /** What the price pays for. */
  readonly per: 'month' | 'year'
  /** Total of the year, where the price is a twelfth of it. */
  readonly total?: number
  /** What a year costs less than twelve months; absent where it saves nothing. */
  readonly saving?: number
  /** The actions that belong to this period, each of them leading to its own checkout. */
  readonly actions: readonly Action[]
}

/** The ways to pay for a plan that the block shows, monthly first. */
export function offersOf(plan: Plan, billing: Billing, annualAs: AnnualAs): readonly Offer[] {
  const { monthly, annual } = plan
  const actionsOf = (period: BillingPeriod) =>
    (plan.actions ?? []).flatMap((action) => checkoutOf(action, period) ?? [])
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

/** The actions of a plan that stand on it once, whatever the period. */
export function otherActionsOf(plan: Plan, billing: Billing): readonly Action[] {
  const periods = offersOf(plan, billing, 'total').map(({ period }) => period)
  return (plan.actions ?? []).filter((action) => periods.every((period) => !checkoutOf(action, period)))
}

/**
 * The action as it stands beside the price of a period: a checkout of that period, or one without a period
 * of its own, tied to this one. Undefined for every other action.
 */
export function checkoutOf(action: Action, period: BillingPeriod): Action | undefined {
  const { target } = action
  if (target.kind !== 'checkout') return undefined
  if (target.period === period) return action
  return target.period === 'selected' ? { ...action, target: { ...target, period } } : undefined
}
