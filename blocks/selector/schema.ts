import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, list, markdown, text } from '../../schema/fields.ts'
import { actions, blockBase, icon } from '../../schema/shapes.ts'

export const schema = block(
  'selector',
  'Choices, one of which is selected and shown in detail. Initially, it is the first.',
  ['items'],
  {
    ...blockBase,
    layout: choice(
      ['cards', 'list'],
      'cards: the choices above the details. list: the choices in a column beside them.',
      { default: 'cards' },
    ),
    items: list(
      'The choices, in order.',
      group('Choice', 'A choice and the details it opens.', ['id', 'title', 'detailsTitle'], {
        id: { ...blockBase.id, description: 'A unique name: lowercase letters, digits and dashes.' },
        icon,
        title: text('The choice in a word or two.', { minLength: 1 }),
        description: text('One short line below the title of the choice.'),
        detailsTitle: text('Heading of the details.'),
        detailsDescription: markdown('The details in two or three sentences. Markdown.'),
        features: list('Its benefits, one line each.', { type: 'string' }, { minItems: 1 }),
        results: list(
          'The results. A number at the start appears in large type: 45% fewer no-shows.',
          { type: 'string' },
          { minItems: 1 },
        ),
        actions: { ...actions, description: 'Buttons below the details.' },
      }),
      { minItems: 2, maxItems: 12 },
    ),
    selectedLabel: text('Marks the selected choice.', { default: 'Selected' }),
    featuresTitle: text('Above the features.', { default: 'Key Features' }),
    resultsTitle: text('Above the results.', { default: 'Proven Results' }),
  },
  { purpose: 'features and steps', synonyms: 'picker switcher chooser' },
)

export type SelectorProps = BlockProps<typeof schema>
