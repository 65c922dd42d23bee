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
    homeLabel: {
      type: 'string',
      default: 'Return to Home',
      description: 'Label of the link to the front page, which is shown where there are no `actions`.',
    },
    actions: { ...actions, description: 'The way back. Without it: a link to the front page.' },
  },
} as const satisfies BlockSchema

export type NotFoundProps = BlockProps<typeof schema>
