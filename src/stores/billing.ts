import { create } from 'zustand'

export type BillingPeriod = 'monthly' | 'annual'

interface BillingState {
  readonly period: BillingPeriod
}

/** The billing period a visitor chose; every price and checkout link of a page follows it. */
export const useBilling = create<BillingState>(() => ({ period: 'monthly' }))

export function chooseBillingPeriod(period: BillingPeriod): void {
  useBilling.setState({ period })
}
