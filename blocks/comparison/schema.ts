import type { BlockProps } from '../../schema/block.ts'
import { block, choice, defaults, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'comparison',
  'A chart that compares a few choices, line by line.',
  ['columns', 'rows'],
  {
    ...blockBase,
    columns: list(
      'What is compared, from left to right.',
      group('ComparisonColumn', 'One of the choices.', ['title'], {
        title: text('Its name, as short as it can be.', { minLength: 1 }),
        highlighted: { const: true, description: 'Sets this column apart. Use it once.' },
      }),
      { minItems: 1, maxItems: 4 },
    ),
    rows: list(
      'What it is compared by, from top to bottom.',
      group('ComparisonRow', 'One line of the chart.', ['label', 'cells'], {
        label: text('What this line compares.', { minLength: 1 }),
        cells: list(
          'One cell for each column, in the same order.',
          {
            description: 'A few words; or yes and no, which are drawn as marks, or partial.',
            anyOf: [
              choice(['yes', 'no', 'partial'], 'A mark, or the word for “partly”.'),
              text('A few words.'),
            ],
          },
          { minItems: 1, maxItems: 4 },
        ),
      }),
      { minItems: 1 },
    ),
    words: defaults(
      'ComparisonWords',
      'The words for yes, no and partial; yes and no are for people who hear the page.',
      {
        yes: text('What a check mark means.', { default: 'Yes' }),
        no: text('What a dash means.', { default: 'No' }),
        partial: text('In a cell that is `partial`.', { default: 'Partly' }),
      },
    ),
    note: inlineMarkdown('In small type below the chart.'),
    actions: { ...actions, description: 'Buttons below the chart.' },
  },
)

export type ComparisonProps = BlockProps<typeof schema>
