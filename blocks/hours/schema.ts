import type { BlockProps } from '../../schema/block.ts'
import { block, group, inlineMarkdown, text } from '../../schema/fields.ts'
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
    labels: group(
      'HoursLabels',
      'Words around the hours. Default: those of `site.words`.',
      [],
      {
        closed: text('For a closed day.'),
        alwaysOpen: text('While it never closes.', { $comment: byClock }),
        openNow: text('While it is open, with {{time}}.', { $comment: byClock }),
        closedNow: text('While it is closed.', { $comment: byClock }),
        opens: text('While it is closed and opens later, with {{day}} and {{time}}.', { $comment: byClock }),
      },
      { default: {} },
    ),
  },
  {
    purpose: 'dates and hours',
    synonyms: 'opening-hours business-hours openings open opening-times office-hours',
  },
)

export type HoursProps = BlockProps<typeof schema>
