import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { blockBase, nestedBlocks } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'Cards beside each other, each with blocks in it. One of them can be wide.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'columns' },
    id: blockBase.id,
    tone: blockBase.tone,
    lazy: blockBase.lazy,
    items: {
      type: 'array',
      minItems: 2,
      maxItems: 6,
      description: 'The cards, in the order in which a phone shows them.',
      items: {
        title: 'Column',
        type: 'object',
        description: 'One card.',
        additionalProperties: false,
        required: ['blocks'],
        properties: {
          wide: {
            const: true,
            description: 'Takes the wider side; the other cards stand below each other beside it.',
          },
          tone: { enum: ['plain', 'dark'], default: 'plain', description: 'Surface of the card.' },
          blocks: { ...nestedBlocks, description: 'What is on the card.' },
        },
      },
    },
  },
} as const satisfies BlockSchema

export type ColumnsProps = BlockProps<typeof schema>
