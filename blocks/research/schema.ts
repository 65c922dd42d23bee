import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { action, blockBase, sample } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'Publications with their findings; one is open at a time.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'research' },
    ...blockBase,
    items: {
      type: 'array',
      minItems: 1,
      description: 'The publications, in order.',
      items: {
        title: 'Publication',
        type: 'object',
        description: 'A publication and what it found.',
        additionalProperties: false,
        required: ['title', 'authors', 'source', 'url', 'highlights', 'summary'],
        properties: {
          title: { type: 'string', minLength: 1, description: 'Its title.' },
          authors: { type: 'string', description: 'Who wrote it.' },
          source: { type: 'string', description: 'Where it appeared.' },
          url: { type: 'string', format: 'url', description: 'Its address. Opens in a new tab.' },
          highlights: {
            type: 'array',
            minItems: 1,
            items: { type: 'string', format: 'inline-markdown' },
            description: 'The findings, one line each.',
          },
          summary: { type: 'string', format: 'markdown', description: 'The findings in context. Markdown.' },
          note: { ...action, description: 'A link at the end: how it was measured, or where to read on.' },
          sample,
        },
      },
    },
    sourceLabel: { type: 'string', default: 'View source', description: 'Names the link to a source.' },
    highlightsTitle: { type: 'string', default: 'Key Insights', description: 'Above the findings.' },
    summaryTitle: { type: 'string', default: 'Summary', description: 'Above the summary.' },
    disclaimer: {
      type: 'string',
      format: 'inline-markdown',
      description: 'What the findings do not promise, in small type below the list.',
    },
  },
} as const satisfies BlockSchema

export type ResearchProps = BlockProps<typeof schema>
