import type { PlansProps } from './schema.ts'

export type Words = PlansProps['words']

/** Default mark of the popular plan. */
export const popularTag = 'Most Popular'

/** Fills a formatted amount into a text. */
export function withAmount(words: string, amount: string): string {
  return words.replaceAll('{amount}', () => amount)
}
