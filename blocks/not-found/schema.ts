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
      description: 'Main heading of the page. Default: Oops! Page not found.',
    },
    code: { type: 'string', description: 'Set very large above the heading. Default: 404.' },
    pathLabel: { type: 'string', description: 'Before the path that was asked for. Default: You asked for.' },
    actions: { ...actions, description: 'The way back. Default: a button to the home page.' },
  },
} as const satisfies BlockSchema

export type NotFoundProps = BlockProps<typeof schema>
