import { create } from 'zustand'
import type { BillingPeriod } from '../../schema/values.ts'

interface BillingState {
  readonly period: BillingPeriod
}

/** The billing period a visitor chose; every price and checkout link of a page follows it. */
export const useBilling = create<BillingState>(() => ({ period: 'monthly' }))

export function chooseBillingPeriod(period: BillingPeriod): void {
  useBilling.setState({ period })
}
