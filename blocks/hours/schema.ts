import type { BlockProps } from '../../schema/block.ts'
import { block, defaults, inlineMarkdown, text } from '../../schema/fields.ts'
import { openingHours } from '../../schema/openingHours.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

const byClock = 'Not in the HTML: it depends on the time of day.'

export const schema = block(
  'hours',
  'Opening hours of each weekday, and whether it is open at the moment.',
  ['week', 'timezone'],
  {
    ...blockBase,
    ...openingHours,
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
