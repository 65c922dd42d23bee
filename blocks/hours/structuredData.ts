import type { StructuredData } from '../../schema/structuredData.ts'
import { comingExceptions, spansOf } from '../../src/site/format/openingHours.ts'
import { weekdays } from '../../src/site/format/weekTime.ts'
import type { HoursProps } from './schema.ts'

export const structuredData: StructuredData<HoursProps> = ({ week, exceptions, timezone }, { business }) => [
  {
    '@type': 'LocalBusiness',
    ...business,
    openingHoursSpecification: weekdays.flatMap((day) =>
      spansOf(week[day]).map((span) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${day[0]?.toUpperCase()}${day.slice(1)}`,
        ...clocks(span),
      })),
    ),
    ...(exceptions && {
      specialOpeningHoursSpecification: comingExceptions(exceptions, timezone).flatMap(({ date, open }) => {
        const days = { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date }
        const spans = spansOf(open)
        return spans.length === 0
          ? [{ ...days, opens: '00:00', closes: '00:00' }]
          : spans.map((span) => ({ ...days, ...clocks(span) }))
      }),
    }),
  },
]

function clocks([from, to]: readonly [number, number]) {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return { opens: clock(from), closes: to === 1440 ? '23:59' : clock(to) }
}
