import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase, icon } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'Choices, one of which is selected and shown in detail. The first is selected at first.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'selector' },
    ...blockBase,
    layout: {
      enum: ['cards', 'list'],
      default: 'cards',
      description: 'cards: the choices above the details. list: in a column beside them.',
    },
    items: {
      type: 'array',
      minItems: 2,
      maxItems: 12,
      description: 'The choices, in order.',
      items: {
        title: 'Choice',
        type: 'object',
        description: 'A choice and the details it opens.',
        additionalProperties: false,
        required: ['id', 'title', 'detailsTitle'],
        properties: {
          id: { ...blockBase.id, description: 'A name of its own: lower-case letters, digits and dashes.' },
          icon,
          title: { type: 'string', minLength: 1, description: 'The choice, in a word or two.' },
          description: { type: 'string', description: 'One short line below the title of the choice.' },
          detailsTitle: { type: 'string', description: 'Heading of the details.' },
          detailsDescription: {
            type: 'string',
            format: 'markdown',
            description: 'The details in two or three sentences. Markdown.',
          },
          features: {
            type: 'array',
            minItems: 1,
            items: { type: 'string' },
            description: 'What it brings, one line each.',
          },
          results: {
            type: 'array',
            minItems: 1,
            items: { type: 'string' },
            description: 'What came of it. A number at the start is set large: 45% fewer no-shows.',
          },
          actions: { ...actions, description: 'Buttons below the details.' },
        },
      },
    },
    selectedLabel: { type: 'string', default: 'Selected', description: 'Marks the selected choice.' },
    featuresTitle: { type: 'string', default: 'Key Features', description: 'Above the features.' },
    resultsTitle: { type: 'string', default: 'Proven Results', description: 'Above the results.' },
  },
} as const satisfies BlockSchema

export type SelectorProps = BlockProps<typeof schema>
