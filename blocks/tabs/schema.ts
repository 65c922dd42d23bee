import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, list, text } from '../../schema/fields.ts'
import { blockBase, icon, nestedBlocks } from '../../schema/shapes.ts'

export const schema = block(
  'tabs',
  'A stage with tabs: each tab shows blocks of its own, one tab at a time.',
  ['items'],
  {
    ...blockBase,
    place: choice(
      ['below', 'over'],
      'below: under the band above. over: the tabs reach up into it, best into a compact hero.',
      { default: 'below' },
    ),
    items: list(
      'The tabs, in order. The first is open at first.',
      group('Tab', 'A tab and what it shows.', ['id', 'label', 'blocks'], {
        id: {
          ...blockBase.id,
          description:
            'Anchor of this tab: an address that ends in # and this name opens it. Lower-case letters, digits and dashes.',
        },
        icon,
        label: text('The tab itself, in a word or two.', { minLength: 1 }),
        text: text('A few words below the label, on wide screens.'),
        blocks: { ...nestedBlocks, description: 'What the tab shows, in order.' },
      }),
      { minItems: 2, maxItems: 6 },
    ),
  },
)

export type TabsProps = BlockProps<typeof schema>
