import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description:
    'Says that a page does not exist and which path was asked for. It belongs on the page at /404.',
  additionalProperties: false,
  required: ['type', 'heading', 'actions'],
  properties: {
    type: { const: 'not-found' },
    ...blockBase,
    code: { type: 'string', description: 'Set very large above the heading. Default: 404.' },
    pathLabel: { type: 'string', description: 'Before the path that was asked for. Default: You asked for.' },
    actions: { ...actions, description: 'The way back.' },
  },
} as const satisfies BlockSchema

export type NotFoundProps = BlockProps<typeof schema>
