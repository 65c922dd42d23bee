import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, list, text } from '../../schema/fields.ts'
import { blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'entry-links',
  'On the page of an entry: links to the one before it and the one after it. The first and the last have one.',
  ['entries'],
  {
    ...blockBase,
    entries: list(
      'Usually { in: posts, sort: date, around: "{post}" }, with the collection and the parameter of the page.',
      group('NearbyEntry', 'An entry beside the one of the page.', ['title', 'path', 'place'], {
        title: text('Its title.', { minLength: 1 }),
        path: text('Its page. Default: that of the entry.', { format: 'page' }),
        place: choice(['previous', 'next'], 'Where it is in the order of the collection.'),
      }),
      { maxItems: 2 },
    ),
  },
  {
    purpose: 'links to the previous and next entry',
    synonyms: 'pager prev-next previous-next post-navigation post-links neighbors',
  },
)

export type EntryLinksProps = BlockProps<typeof schema>
