import type { BlockProps } from '../../schema/block.ts'
import { block, group, inlineMarkdown, list, markdown, text } from '../../schema/fields.ts'
import { action, blockBase, sample } from '../../schema/shapes.ts'

export const schema = block(
  'research',
  'Publications with their findings; one is open at a time.',
  ['items'],
  {
    ...blockBase,
    items: list(
      'The publications, in order.',
      group(
        'Publication',
        'A publication and what it found.',
        ['title', 'authors', 'source', 'url', 'highlights', 'summary'],
        {
          title: text('Its title.', { minLength: 1 }),
          authors: text('Who wrote it.'),
          source: text('Where it appeared.'),
          url: text('Its address. Opens in a new tab.', { format: 'url' }),
          highlights: list(
            'The findings, one line each.',
            { type: 'string', format: 'inline-markdown' },
            { minItems: 1 },
          ),
          summary: markdown('The findings in context. Markdown.', { headings: { level: 5 } }),
          note: { ...action, description: 'A link at the end: how it was measured, or where to read more.' },
          sample,
        },
      ),
      { minItems: 1 },
    ),
    sourceLabel: text('Label of the link to a source.', { default: 'View source' }),
    highlightsTitle: text('Above the findings.', { default: 'Key Insights' }),
    summaryTitle: text('Above the summary.', { default: 'Summary' }),
    disclaimer: inlineMarkdown('A disclaimer in small print below the list.'),
  },
  { purpose: 'trust', synonyms: 'publications papers studies findings' },
)

export type ResearchProps = BlockProps<typeof schema>
