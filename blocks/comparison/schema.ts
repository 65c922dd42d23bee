import type { BlockProps } from '../../schema/block.ts'
import { block, choice, defaults, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'comparison',
  'A table that compares a few options, row by row.',
  ['columns', 'rows'],
  {
    ...blockBase,
    columns: list(
      'The options, from left to right.',
      group('ComparisonColumn', 'One of the choices.', ['title'], {
        title: text('Its name, as short as possible.', { minLength: 1 }),
        highlighted: { const: true, description: 'Highlights this column. Use it once.' },
      }),
      { minItems: 1, maxItems: 4 },
    ),
    rows: list(
      'What is compared, from top to bottom.',
      group('ComparisonRow', 'One line of the chart.', ['label', 'cells'], {
        label: text('What this line compares.', { minLength: 1 }),
        cells: list(
          'One cell for each column, in the same order.',
          {
            description: 'A few words, or one of yes, no and partial. Yes and no appear as icons.',
            anyOf: [choice(['yes', 'no', 'partial'], 'A mark, or the word for “partly”.'), text('A few words.')],
          },
          { minItems: 1, maxItems: 4 },
        ),
      }),
      { minItems: 1 },
    ),
    words: defaults('ComparisonWords', 'The words for yes, no and partial. Screen readers announce yes and no.', {
      yes: text('What a check mark means.', { default: 'Yes' }),
      no: text('What a dash means.', { default: 'No' }),
      partial: text('Text of a cell that is `partial`.', { default: 'Partly' }),
    }),
    note: inlineMarkdown('Small print below the table.'),
    actions: { ...actions, description: 'Buttons below the table.' },
  },
  { purpose: 'prices', synonyms: 'table compare versus vs comparison-table data-table spreadsheet' },
)

export type ComparisonProps = BlockProps<typeof schema>
