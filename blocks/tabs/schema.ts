import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { blockBase, icon, nestedBlocks } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'A stage with tabs: each tab shows blocks of its own, one tab at a time.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'tabs' },
    ...blockBase,
    place: {
      enum: ['below', 'over'],
      default: 'below',
      description: 'below: under the band above. over: the tabs reach up into it, best into a compact hero.',
    },
    items: {
      type: 'array',
      minItems: 2,
      maxItems: 6,
      description: 'The tabs, in order. The first is open at first.',
      items: {
        title: 'Tab',
        type: 'object',
        description: 'A tab and what it shows.',
        additionalProperties: false,
        required: ['id', 'label', 'blocks'],
        properties: {
          id: {
            ...blockBase.id,
            description:
              'Anchor of this tab: an address that ends in # and this name opens it. Lower-case letters, digits and dashes.',
          },
          icon,
          label: { type: 'string', minLength: 1, description: 'The tab itself, in a word or two.' },
          text: { type: 'string', description: 'A few words below the label, on wide screens.' },
          blocks: { ...nestedBlocks, description: 'What the tab shows, in order.' },
        },
      },
    },
  },
} as const satisfies BlockSchema

export type TabsProps = BlockProps<typeof schema>
