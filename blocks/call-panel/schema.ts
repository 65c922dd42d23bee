import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'A phone number, set large enough to dial from, and what to say when somebody answers.',
  additionalProperties: false,
  required: ['type', 'number'],
  properties: {
    type: { const: 'call-panel' },
    ...blockBase,
    number: {
      type: 'string',
      format: 'phone',
      description: 'The number, in quotes: "+1 202 555 0143". Usually "{site.phone}".',
    },
    numberLabel: { type: 'string', description: 'A few words above the number: Open 24/7.' },
    sayTitle: { type: 'string', description: 'Above the suggestions: Ask it.' },
    say: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', description: 'One suggestion, as a caller would say it.' },
      description: 'What one could say to whoever answers, without quotation marks.',
    },
    actions: { ...actions, description: 'Buttons below the number; the first usually calls it.' },
    note: { type: 'string', format: 'inline-markdown', description: 'In small type below the buttons.' },
  },
} as const satisfies BlockSchema

export type CallPanelProps = BlockProps<typeof schema>
