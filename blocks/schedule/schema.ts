import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { action, actions, blockBase } from '../../schema/shapes.ts'
import { weekdays } from '../../src/site/format/weekTime.ts'

export const schema = block(
  'schedule',
  'A timetable of what takes place every week. On phones, it is a list of the days.',
  ['items'],
  {
    ...blockBase,
    items: list(
      'What takes place every week, in any order.',
      group(
        'ScheduleItem',
        'Something that takes place on one day of the week or several.',
        ['days', 'time', 'title'],
        {
          days: list('The days: [monday, thursday].', choice(weekdays, 'A day of the week.'), {
            minItems: 1,
          }),
          time: text('When it starts, on the 24-hour clock: 18:30.', { format: 'time' }),
          ends: text('When it ends: 20:00.', { format: 'time', after: { start: 'time' } }),
          title: text('What it is in a few words: Beginners.', { minLength: 1 }),
          text: inlineMarkdown('A few words about it: who leads it, where it is.'),
          action,
        },
      ),
      { minItems: 1 },
    ),
    note: inlineMarkdown('Small text below the timetable.'),
    actions,
  },
  { purpose: 'dates and hours', synonyms: 'timetable classes courses class-schedule week weekly' },
)

export type ScheduleProps = BlockProps<typeof schema>
