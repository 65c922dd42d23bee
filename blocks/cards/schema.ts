import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase, icon } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'Features, benefits or steps: each a title, a short text and, if you like, an icon and links.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'cards' },
    ...blockBase,
    layout: {
      enum: ['grid', 'list'],
      default: 'grid',
      description: 'grid: side by side below the heading. list: one below the other beside it.',
    },
    items: {
      type: 'array',
      minItems: 1,
      description: 'The cards, in order.',
      items: {
        title: 'Card',
        type: 'object',
        description: 'One feature, benefit or step.',
        additionalProperties: false,
        required: ['title'],
        properties: {
          icon,
          title: { type: 'string', minLength: 1, description: 'What it is, in a few words.' },
          text: {
            type: 'string',
            format: 'markdown',
            description: 'What it means for the reader. Markdown.',
          },
          actions: { ...actions, description: 'Links at the end of the card.' },
        },
      },
    },
    actions: { ...actions, description: 'Buttons below the cards.' },
  },
} as const satisfies BlockSchema

export type CardsProps = BlockProps<typeof schema>
