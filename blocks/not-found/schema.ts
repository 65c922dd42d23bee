import type { BlockProps } from '../../schema/block.ts'
import { block, text } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'not-found',
  'Says that a page does not exist and which path was requested. It belongs on the page at /404.',
  [],
  {
    ...blockBase,
    heading: {
      ...blockBase.heading,
      default: 'Oops! Page not found',
      isPageHeading: true,
      description: 'Main heading of the page.',
    },
    code: text('In very large type above the heading.', { default: '404' }),
    pathLabel: text('Before the path that was requested.', { default: 'You asked for' }),
    homeLabel: text('Label of the link to the home page, which is shown if there are no `actions`.', {
      default: 'Return to Home',
    }),
    nearestLabel: text('Above links to the pages whose addresses are most like the path that was requested.', {
      default: 'Did you mean one of these?',
      $comment: 'Not in the HTML as text: it appears with the pages.',
    }),
    nearestOneLabel: text('Replaces `nearestLabel` above a single link.', {
      default: 'Did you mean this page?',
      $comment: 'Not in the HTML as text: it appears with the page.',
    }),
    actions: { ...actions, description: 'The way back. Default: a link to the home page.' },
  },
  { purpose: 'links to other pages', synonyms: '404 error error-page notfound' },
)

export type NotFoundProps = BlockProps<typeof schema>
