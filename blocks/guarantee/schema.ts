import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'A promise in a box: money back, free returns, an answer within the day.',
  additionalProperties: false,
  required: ['type', 'heading', 'text'],
  properties: {
    type: { const: 'guarantee' },
    id: blockBase.id,
    tone: blockBase.tone,
    lazy: blockBase.lazy,
    seal: {
      title: 'Seal',
      type: 'object',
      description: 'The heart of the promise, set large within a ring: 30 and days.',
      additionalProperties: false,
      required: ['value'],
      properties: {
        value: { type: 'string', minLength: 1, description: 'As short as it can be: "30" or "100%".' },
        label: { type: 'string', description: 'A word below it: days.' },
      },
    },
    heading: { type: 'string', isHeading: true, minLength: 1, description: 'The promise in one line.' },
    text: { type: 'string', format: 'markdown', description: 'What exactly is promised. Markdown.' },
    actions: { ...actions, description: 'Buttons in the box.' },
  },
} as const satisfies BlockSchema

export type GuaranteeProps = BlockProps<typeof schema>
