import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'A call to action: one clear sentence and the button that follows from it.',
  additionalProperties: false,
  required: ['type', 'heading', 'actions'],
  properties: {
    type: { const: 'cta' },
    ...blockBase,
    tone: { ...blockBase.tone, default: 'dark' },
    align: {
      enum: ['center', 'left'],
      default: 'center',
      description:
        'center: all in the middle, for the end of a page. left: the words beside the wave, for a band within it.',
    },
    actions: { ...actions, description: 'The buttons. One is best, two are enough.' },
    note: {
      type: 'string',
      format: 'inline-markdown',
      description: 'A reassurance in small type below the buttons.',
    },
  },
} as const satisfies BlockSchema

export type CtaProps = BlockProps<typeof schema>
