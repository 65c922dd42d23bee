import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'Plain text, at a width that is easy to read.',
  additionalProperties: false,
  required: ['type', 'text'],
  properties: {
    type: { const: 'prose' },
    ...blockBase,
    size: {
      enum: ['body', 'large'],
      default: 'body',
      description: 'body: running text. large: a statement of a few sentences.',
    },
    text: { type: 'string', format: 'markdown', description: 'The text. Markdown.' },
    actions: { ...actions, description: 'Buttons below the text.' },
  },
} as const satisfies BlockSchema

export type ProseProps = BlockProps<typeof schema>
