import type { BlockProps, BlockSchema } from '../../../../../schema/block.ts'

export const schema = {
  type: 'object',
  description: 'A block that fails while its module loads.',
  additionalProperties: false,
  required: ['type', 'text'],
  properties: {
    type: { const: 'dead' },
    text: { type: 'string', description: 'Running text.' },
  },
} as const satisfies BlockSchema

export type DeadProps = BlockProps<typeof schema>
