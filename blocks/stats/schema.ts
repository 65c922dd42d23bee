import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { blockBase, icon } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'A few figures, set large, each with a line that says what it counts.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'stats' },
    ...blockBase,
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 6,
      description: 'The figures, in order. Three or four read best.',
      items: {
        title: 'Stat',
        type: 'object',
        description: 'A figure and what it counts.',
        additionalProperties: false,
        required: ['value', 'label'],
        properties: {
          value: { type: 'string', minLength: 1, description: 'The figure, in quotes: "98%" or "24/7".' },
          label: { type: 'string', description: 'What it counts: caller satisfaction.' },
          icon: { ...icon, description: 'Icon above the figure, a name from tabler.io/icons.' },
          color: {
            enum: ['pink', 'violet', 'aqua'],
            default: 'violet',
            description: 'Colour of the figure’s mark.',
          },
        },
      },
    },
    source: {
      type: 'string',
      format: 'inline-markdown',
      description: 'What the figures are based on, in small type below them.',
    },
  },
} as const satisfies BlockSchema

export type StatsProps = BlockProps<typeof schema>
