import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'logbook',
  'A sheet from the desk of a trade: a reservation book, a dispatch board, an intake form. It shows what a call or a visit leaves behind.',
  ['title', 'entries'],
  {
    ...blockBase,
    layout: choice(
      ['book', 'board', 'form', 'route', 'setlist'],
      'How the sheet is drawn: book (ruled lines), board (cards), form (fields), route (stops on a line) or setlist (large numbers).',
      { default: 'book', formerly: ['look'] },
    ),
    title: text('Name of the sheet: Reservations.', { minLength: 1 }),
    when: text('Beside the name, such as the day: Saturday.'),
    entries: list(
      'The entries, in order.',
      group('LogbookEntry', 'One line, card or field.', ['label', 'text'], {
        label: text('A time, a number or the name of a field: 8:30 PM.', { minLength: 1 }),
        text: text('What is written there: Party of six.', { minLength: 1 }),
        detail: text('More about it, in smaller type.'),
        mark: text('Where the entry came from: From the call. With it, the entry stands out.'),
      }),
      { minItems: 1 },
    ),
    note: inlineMarkdown('Small text below the sheet.'),
  },
  { purpose: 'features and steps', synonyms: 'log journal dashboard records' },
)

export type LogbookProps = BlockProps<typeof schema>
