import type { PlansProps } from './schema.ts'

export type Words = PlansProps['words']
