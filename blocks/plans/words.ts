import type { PlansProps } from './schema.ts'

export type Words = PlansProps['words']

/** On the popular plan, unless the author marks it otherwise. */
export const popularTag = 'Most Popular'

/** Puts an amount, as it is written, in its place within words. */
export function withAmount(words: string, amount: string): string {
  return words.replaceAll('{amount}', () => amount)
}
