import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase, sample } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'What happened when, from the first event to the last, along a line.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'timeline' },
    ...blockBase,
    items: {
      type: 'array',
      minItems: 1,
      description: 'The events, the earliest first.',
      items: {
        title: 'Event',
        type: 'object',
        description: 'One event.',
        additionalProperties: false,
        required: ['year', 'title'],
        properties: {
          year: { type: 'string', minLength: 1, description: 'When, in quotes: "2019" or "Spring 2024".' },
          title: { type: 'string', minLength: 1, description: 'What happened, in a few words.' },
          description: {
            type: 'string',
            format: 'inline-markdown',
            description: 'What it was about, in a sentence or two.',
          },
          sample,
        },
      },
    },
    actions: { ...actions, description: 'Buttons below the last event.' },
  },
} as const satisfies BlockSchema

export type TimelineProps = BlockProps<typeof schema>
