import type { PlansProps } from './schema.ts'

export type Words = PlansProps['words']

/** Default mark of the popular plan. */
export const popularTag = 'Most Popular'
