import type { BlockProps } from '../../schema/block.ts'
import { block, text } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'not-found',
  'Says that a page does not exist and which path was asked for. It belongs on the page at /404.',
  [],
  {
    ...blockBase,
    heading: {
      ...blockBase.heading,
      default: 'Oops! Page not found',
      description: 'Main heading of the page.',
    },
    code: text('Set very large above the heading.', { default: '404' }),
    pathLabel: text('Before the path that was asked for.', { default: 'You asked for' }),
    homeLabel: text('Label of the link to the front page, which is shown where there are no `actions`.', {
      default: 'Return to Home',
    }),
    actions: { ...actions, description: 'The way back. Without it: a link to the front page.' },
  },
)

export type NotFoundProps = BlockProps<typeof schema>
