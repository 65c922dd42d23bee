import type { BlockProps } from '../../schema/block.ts'
import { block, defaults, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

const clock = '(([01]?\\d|2[0-3]):[0-5]\\d|24:00)'
const spans = `^(closed|${clock}-${clock}(, ?${clock}-${clock})*)$`

const open = (description: string) =>
  text(description, {
    pattern: spans,
    patternErrorMessage:
      'Write opening and closing time on the 24-hour clock: 6:00-22:00. Two spans: 8:00-12:00, 14:00-18:00. A day off: closed.',
  })

const byClock = 'Not in the HTML: it depends on the time of day.'

const day = open('Opening and closing time: 6:00-22:00. Without it, the day is closed.')

export const schema = block(
  'hours',
  'Opening hours of each weekday, and whether it is open at the moment.',
  ['week', 'timezone'],
  {
    ...blockBase,
    week: group('Week', 'The opening hours of each day. Days with the same hours are shown together.', [], {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
      sunday: day,
    }),
    exceptions: list(
      'Days with other hours, such as holidays. Those that have passed are left out.',
      group('HoursException', 'One day with other hours.', ['date', 'open'], {
        date: text('The day: 2026-12-24, or 12-24 of every year.', { format: 'day' }),
        open: open('Opening and closing time: 9:00-14:00, or closed.'),
        note: text('Why: Christmas Eve.'),
      }),
      { minItems: 1 },
    ),
    timezone: text('Time zone of the place: America/New_York.', { format: 'timezone' }),
    note: inlineMarkdown('Small text below the hours.'),
    actions,
    labels: defaults('HoursLabels', 'Words around the hours.', {
      closed: text('For a closed day.', { default: 'Closed' }),
      alwaysOpen: text('While it never closes.', { default: 'Open around the clock', $comment: byClock }),
      openNow: text('While it is open.', { default: 'Open now, until {{time}}', $comment: byClock }),
      closedNow: text('While it is closed.', { default: 'Closed now', $comment: byClock }),
      opens: text('While it is closed and opens later.', {
        default: 'Closed now, opens {{day}} at {{time}}',
        $comment: byClock,
      }),
    }),
  },
  {
    purpose: 'dates and hours',
    synonyms: 'opening-hours business-hours openings open opening-times office-hours',
  },
)

export type HoursProps = BlockProps<typeof schema>
