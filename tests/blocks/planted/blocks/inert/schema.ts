import type { BlockProps, BlockSchema } from '../../../../../schema/block.ts'

export const schema = {
  type: 'object',
  description: 'A block with a button that no code answers.',
  additionalProperties: false,
  required: ['type', 'text'],
  properties: {
    type: { const: 'inert' },
    text: { type: 'string', description: 'Label of the button.' },
  },
} as const satisfies BlockSchema

export type InertProps = BlockProps<typeof schema>
