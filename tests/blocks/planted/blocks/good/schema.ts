import type { BlockProps, BlockSchema } from '../../../../../schema/block.ts'
import { actions, blockBase } from '../../../../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'A block that keeps every rule, with all that the faults of `bad` are about.',
  additionalProperties: false,
  required: ['type', 'text'],
  properties: {
    type: { const: 'good' },
    ...blockBase,
    text: { type: 'string', description: 'Running text.' },
    actions,
  },
} as const satisfies BlockSchema

export type GoodProps = BlockProps<typeof schema>
