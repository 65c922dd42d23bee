import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, list, markdown, text } from '../../schema/fields.ts'
import { actions, blockBase, icon, picture } from '../../schema/shapes.ts'

export const schema = block(
  'cards',
  'Features, benefits or steps: each with a title, a short text and, optionally, an icon, a picture and links.',
  ['items'],
  {
    ...blockBase,
    layout: choice(
      ['grid', 'list', 'bento', 'numbered'],
      'grid: side by side below the heading. list: one below the other beside it. bento: tiles, some of them wide. numbered: steps with large numbers. Default: grid, and list for every second block of this type on a page.',
      { rotates: ['grid', 'list'] },
    ),
    items: list(
      'The cards, in order.',
      group('Card', 'One feature, benefit or step.', ['title'], {
        icon,
        image: { ...picture, description: 'A picture above the words; in a list, beside them.' },
        title: text('What it is, in a few words.', { minLength: 1 }),
        text: markdown('What it means for the reader. Markdown.'),
        actions: { ...actions, description: 'Links at the end of the card.' },
      }),
      { minItems: 1 },
    ),
    actions: { ...actions, description: 'Buttons below the cards.' },
  },
  {
    purpose: 'features and steps',
    synonyms:
      'features feature benefits services service steps process grid tiles boxes icons icon-grid list usp how-it-works news blog posts articles card',
  },
)

export type CardsProps = BlockProps<typeof schema>
