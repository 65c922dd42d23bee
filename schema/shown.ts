import { group, text } from './fields.ts'
import type { Schema } from './values.ts'

/** What says whether and when something is shown. `composeSchema` adds these keys to every block and item of a list. */
export const shownKeys = {
  hidden: { type: 'boolean', description: 'true leaves it out of the site, and it stays in the file.' },
  draft: {
    type: 'boolean',
    description: 'true leaves it out of the site until it is finished. Development shows it, marked.',
  },
  show: group(
    'Show',
    'The time in which it is shown, by the clocks of `site.timezone`. The site has to be built again when it begins and when it ends.',
    [],
    {
      from: text('The first day, or a day and a time: 2026-12-01, 2026-12-01 09:00. Default: it is shown already.', {
        format: 'moment',
      }),
      until: text(
        'The last day, which is included, or the day and the time at which it ends: 2026-12-24, 2026-12-24 18:00. Default: it has no end.',
        { format: 'moment' },
      ),
    },
    { minProperties: 1 },
  ),
} as const satisfies Record<string, Schema>
