import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, list, text } from '../../schema/fields.ts'
import { blockBase, icon, nestedBlocks } from '../../schema/shapes.ts'

export const schema = block(
  'tabs',
  'Tabs that each show their own blocks, one tab at a time.',
  ['items'],
  {
    ...blockBase,
    place: choice(
      ['below', 'over'],
      'below: under the section above. over: the tabs overlap it, ideally a compact hero.',
      { default: 'below' },
    ),
    items: list(
      'The tabs, in order. Initially, the first is open.',
      group('Tab', 'A tab and its content.', ['id', 'label', 'blocks'], {
        id: {
          ...blockBase.id,
          description:
            'Anchor of this tab: an address that ends in # and this name opens it. Lowercase letters, digits and dashes.',
        },
        icon,
        label: text('Label of the tab, in a word or two.', { minLength: 1 }),
        text: text('A few words below the label, on wide screens.'),
        blocks: { ...nestedBlocks, description: 'What the tab shows, in order.' },
      }),
      { minItems: 2, maxItems: 6 },
    ),
  },
  { purpose: 'features and steps', synonyms: 'tab tabbed tab-panel' },
)

export type TabsProps = BlockProps<typeof schema>
