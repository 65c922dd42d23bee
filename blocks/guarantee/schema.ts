import type { BlockProps } from '../../schema/block.ts'
import { block, group, markdown, text } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'guarantee',
  'A promise in a box: money back, free returns, an answer within the day.',
  ['heading', 'text'],
  {
    id: blockBase.id,
    tone: blockBase.tone,
    lazy: blockBase.lazy,
    seal: group('Seal', 'The core of the promise in large type inside a ring: 30 and days.', ['value'], {
      value: text('As short as possible: "30" or "100%".', { minLength: 1 }),
      label: text('A word below it: days.'),
    }),
    heading: text('The promise in one line.', { isHeading: true, minLength: 1 }),
    text: markdown('What exactly is promised. Markdown.', { headings: { level: 3 } }),
    actions: { ...actions, description: 'Buttons in the box.' },
  },
  { purpose: 'trust', synonyms: 'promise warranty refund money-back notice' },
)

export type GuaranteeProps = BlockProps<typeof schema>
