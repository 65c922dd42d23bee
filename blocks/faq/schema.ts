import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'Questions and answers; one answer is open at a time.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'faq' },
    ...blockBase,
    items: {
      type: 'array',
      minItems: 1,
      description: 'The questions, in order.',
      items: {
        title: 'Question',
        type: 'object',
        description: 'A question and its answer.',
        additionalProperties: false,
        required: ['question', 'answer'],
        properties: {
          question: { type: 'string', description: 'The question, as a visitor would ask it.' },
          answer: { type: 'string', format: 'markdown', description: 'The answer. Markdown.' },
        },
      },
    },
    open: { enum: ['none', 'first'], default: 'none', description: 'Which answer is open at first.' },
    actions: { ...actions, description: 'Buttons below the questions.' },
  },
} as const satisfies BlockSchema

export type FaqProps = BlockProps<typeof schema>
