import type { BlockProps } from '../../schema/block.ts'
import { block, choice, markdown } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'prose',
  'Running text at a comfortable width.',
  ['text'],
  {
    ...blockBase,
    size: choice(['body', 'large'], 'body: running text. large: a statement of a few sentences.', {
      default: 'body',
    }),
    text: markdown(
      'The text. Markdown, also with pictures: ![What it shows](/images/team.jpg). Its headings are below that of the block.',
      {
        headings: { level: 3, below: 'heading' },
        pictures: true,
      },
    ),
    actions: { ...actions, description: 'Buttons below the text.' },
  },
  {
    purpose: 'texts',
    synonyms: 'text paragraph content markdown copy article about body richtext rich-text note',
  },
)

export type ProseProps = BlockProps<typeof schema>
