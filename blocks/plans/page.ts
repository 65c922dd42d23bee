import { keep, recall } from '../../src/site/stores/storage.ts'

/** Applies the billing period that a visitor chose to every price and checkout link, also on the pages they open next. */

const key = 'pagewright-billing'

function apply(period: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-billing-period]')) {
    input.checked = input.value === period
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-annual]')) {
    link.dataset.monthly ??= link.href
    link.href = (period === 'annual' ? link.dataset.annual : link.dataset.monthly) ?? link.href
  }
}

addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement && 'billingPeriod' in target.dataset)) return
  document.documentElement.dataset.switched = ''
  apply(target.value)
  keep('sessionStorage', key, target.value)
})

const kept = recall('sessionStorage', key)
if (kept !== null) apply(kept)
