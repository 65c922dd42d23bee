import type { BlockProps } from '../../schema/block.ts'
import { block, group, inlineMarkdown, list, markdown, text } from '../../schema/fields.ts'
import { blockBase } from '../../schema/shapes.ts'
import { maxDocuments } from './maxDocuments.ts'

const { heading: _heading, ...base } = blockBase

export const schema = block(
  'documents',
  'Long texts, such as terms and policies. One is open at a time, and an index links to each.',
  ['items'],
  {
    ...base,
    headline: text('Main heading of the page. Omit it below a hero, which has one.', {
      isHeading: true,
      isPageHeading: true,
    }),
    index: text('Name of the index.', { default: 'On this page' }),
    items: list(
      'The texts, in order.',
      group('Document', 'One text.', ['id', 'title', 'text'], {
        id: text('Anchor of the text: an address that ends in # and this name opens it.', {
          pattern: '^[a-z][a-z0-9-]*$',
        }),
        title: text('Title of the text.', { minLength: 1 }),
        label: text('A one-word title for the index.', { minLength: 1 }),
        summary: inlineMarkdown('A one-sentence summary, shown even while the text is closed.'),
        text: markdown('The text. Markdown.', { headings: { level: 3 }, pictures: true }),
      }),
      { minItems: 1, maxItems: maxDocuments },
    ),
    note: inlineMarkdown('A line below the texts, such as when they were last updated.'),
  },
  { purpose: 'texts', synonyms: 'terms privacy legal imprint policy policies document' },
)

export type DocumentsProps = BlockProps<typeof schema>
