import type { PlansProps } from './schema.ts'

export type Words = Required<NonNullable<PlansProps['words']>>

/** What stands around the prices where the author says nothing. */
export const defaultWords: Words = {
  billing: 'Billing',
  monthly: 'Monthly',
  annual: 'Annual (Save)',
  perMonth: '/mo',
  perYear: '/annual',
  limitations: 'Limitations',
  setup: 'Plus a one-time setup fee of {amount}',
  saving: 'You save {amount} a year',
  billedMonthly: 'Billed monthly',
  billedAnnually: '{amount} billed annually',
}

/** On the popular plan, unless the author marks it otherwise. */
export const popularTag = 'Most Popular'

/** Puts an amount, as it is written, in its place within words. */
export function withAmount(words: string, amount: string): string {
  return words.replaceAll('{amount}', () => amount)
}
