import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { blockBase } from '../../schema/shapes.ts'
import { maxDocuments } from './maxDocuments.ts'

const { heading: _heading, ...base } = blockBase

export const schema = {
  type: 'object',
  description:
    'Long texts to read, such as terms and policies: one is open at a time, and an index leads to each.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'documents' },
    ...base,
    headline: {
      type: 'string',
      isHeading: true,
      description: 'Main heading of the page. Leave it out where a hero above has one.',
    },
    index: { type: 'string', default: 'On this page', description: 'Name of the index.' },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: maxDocuments,
      description: 'The texts, in order.',
      items: {
        title: 'Document',
        type: 'object',
        description: 'One text.',
        additionalProperties: false,
        required: ['id', 'title', 'text'],
        properties: {
          id: {
            type: 'string',
            pattern: '^[a-z][a-z0-9-]*$',
            description: 'Anchor of the text: an address that ends in #it opens it.',
          },
          title: { type: 'string', minLength: 1, description: 'Title of the text.' },
          label: { type: 'string', minLength: 1, description: 'The title in a word, for the index.' },
          summary: {
            type: 'string',
            format: 'inline-markdown',
            description: 'What it says, in a sentence; shown also while the text is closed.',
          },
          text: { type: 'string', format: 'markdown', description: 'The text. Markdown.' },
        },
      },
    },
    note: {
      type: 'string',
      format: 'inline-markdown',
      description: 'A line below the texts: when they were changed last.',
    },
  },
} as const satisfies BlockSchema

export type DocumentsProps = BlockProps<typeof schema>
