import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description:
    'Says that a page does not exist and which path was asked for. It belongs on the page at /404.',
  additionalProperties: false,
  required: ['type'],
  properties: {
    type: { const: 'not-found' },
    ...blockBase,
    heading: {
      ...blockBase.heading,
      default: 'Oops! Page not found',
      description: 'Main heading of the page.',
    },
    code: { type: 'string', default: '404', description: 'Set very large above the heading.' },
    pathLabel: {
      type: 'string',
      default: 'You asked for',
      description: 'Before the path that was asked for.',
    },
    actions: { ...actions, default: [{ label: 'Return to Home', to: '/' }], description: 'The way back.' },
  },
} as const satisfies BlockSchema

export type NotFoundProps = BlockProps<typeof schema>
