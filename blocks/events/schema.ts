import type { BlockProps } from '../../schema/block.ts'
import { block, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { action, actions, blockBase } from '../../schema/shapes.ts'

const leaves = { $comment: 'Not in the HTML: events that have passed are left out.' }

export const schema = block(
  'events',
  'Events with a date, the next one first. Those that have passed leave by themselves.',
  ['items', 'timezone'],
  {
    ...blockBase,
    items: list(
      'The events, in any order.',
      group('DatedEvent', 'One event.', ['date', 'title'], {
        date: text(
          'The day, or the first of several: 2026-12-01. Without its year, 12-01, it is every year, and the next one is shown.',
          { format: 'day' },
        ),
        until: text('The last day, if there are several: 2026-12-03, or every year 12-03.', {
          format: 'day',
          after: { start: 'date' },
        }),
        time: text('When it starts, on the 24-hour clock: 18:30.', { format: 'time' }),
        ends: text('When it ends: 20:00. Before `time`, it is on the next day.', {
          format: 'time',
          after: { start: 'time', unless: 'until' },
        }),
        title: text('What it is in a few words.', { minLength: 1, ...leaves }),
        where: text('Where it is.', leaves),
        description: inlineMarkdown('What it is about in a sentence or two.', leaves),
        action,
      }),
    ),
    timezone: text('Time zone of the events: America/New_York.', { format: 'timezone' }),
    empty: text('In place of the list, if no event is ahead.', {
      default: 'No events are planned at the moment.',
      ...leaves,
    }),
    actions,
  },
  {
    purpose: 'dates and hours',
    synonyms: 'event calendar agenda upcoming concerts shows workshops dates tour',
  },
)

export type EventsProps = BlockProps<typeof schema>
