import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'A chart that compares a few choices, line by line.',
  additionalProperties: false,
  required: ['type', 'columns', 'rows'],
  properties: {
    type: { const: 'comparison' },
    ...blockBase,
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      description: 'What is compared, from left to right.',
      items: {
        title: 'ComparisonColumn',
        type: 'object',
        description: 'One of the choices.',
        additionalProperties: false,
        required: ['title'],
        properties: {
          title: { type: 'string', minLength: 1, description: 'Its name, as short as it can be.' },
          highlighted: { const: true, description: 'Sets this column apart. Use it once.' },
        },
      },
    },
    rows: {
      type: 'array',
      minItems: 1,
      description: 'What it is compared by, from top to bottom.',
      items: {
        title: 'ComparisonRow',
        type: 'object',
        description: 'One line of the chart.',
        additionalProperties: false,
        required: ['label', 'cells'],
        properties: {
          label: { type: 'string', minLength: 1, description: 'What this line compares.' },
          cells: {
            type: 'array',
            minItems: 1,
            maxItems: 4,
            description: 'One cell for each column, in the same order.',
            items: {
              description: 'A few words; or yes and no, which are drawn as marks, or partial.',
              anyOf: [
                { enum: ['yes', 'no', 'partial'], description: 'A mark, or the word for “partly”.' },
                { type: 'string', description: 'A few words.' },
              ],
            },
          },
        },
      },
    },
    words: {
      title: 'ComparisonWords',
      type: 'object',
      default: {},
      description: 'The words for yes, no and partial; yes and no are for people who hear the page.',
      additionalProperties: false,
      properties: {
        yes: { type: 'string', default: 'Yes', description: 'What a check mark means.' },
        no: { type: 'string', default: 'No', description: 'What a dash means.' },
        partial: { type: 'string', default: 'Partly', description: 'In a cell that is `partial`.' },
      },
    },
    note: { type: 'string', format: 'inline-markdown', description: 'In small type below the chart.' },
    actions: { ...actions, description: 'Buttons below the chart.' },
  },
} as const satisfies BlockSchema

export type ComparisonProps = BlockProps<typeof schema>
