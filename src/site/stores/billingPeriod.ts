import { createStore, useStore } from 'zustand'
import type { BillingPeriod } from '../../../schema/values.ts'

interface BillingState {
  readonly period: BillingPeriod
}

/** The billing period that the page shows: one state for all of its switches and islands. */
const billing = createStore<BillingState>(() => ({ period: 'monthly' }))

/** The billing period that visitors see. It is `monthly` in the first render, which has to match the server's. */
export function useBillingPeriod(): BillingPeriod {
  return useStore(billing, ({ period }) => period)
}

/** Shows another billing period on the whole page, and on the pages that the visitor opens next. */
export function chooseBillingPeriod(period: BillingPeriod): void {
  billing.setState({ period })
}

const selector = 'input[data-billing-period]'
const switches = () => [...document.querySelectorAll<HTMLInputElement>(selector)]

/** Takes over what a switch says. Switches work without this store, and tell of each change. */
function follow(input: HTMLInputElement | undefined): void {
  if (input) billing.setState({ period: input.value === 'annual' ? 'annual' : 'monthly' })
}

if (typeof document !== 'undefined') {
  follow(switches().find(({ checked }) => checked))
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(selector)) follow(target)
  })
  billing.subscribe(({ period }) => {
    const next = switches().find(({ value, checked }) => value === period && !checked)
    next?.click()
  })
}
