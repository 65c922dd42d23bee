import { group, list, text } from './fields.ts'
import type { SiteSettings } from './site.ts'
import type { Schema } from './values.ts'

const clock = '(([01]?\\d|2[0-3]):[0-5]\\d|24:00)'

const open = (description: string) =>
  text(description, {
    pattern: `^(closed|${clock}-${clock}(, ?${clock}-${clock})*)$`,
    patternErrorMessage:
      'Write opening and closing time on the 24-hour clock: 6:00-22:00. Two spans: 8:00-12:00, 14:00-18:00. A day off: closed.',
  })

const day = open('Opening and closing time: 6:00-22:00. Without it, the day is closed.')

/** When a place is open, by its own clock. */
export const openingHours = {
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
} as const satisfies Record<string, Schema>

/** The opening hours as components receive them. */
export type OpeningHours = NonNullable<SiteSettings['openingHours']>
