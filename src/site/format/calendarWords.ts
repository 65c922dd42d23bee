type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Names of days and months in a language, as the browser knows them. */
export interface CalendarWords {
  /** First day of the week; 0 is Sunday. */
  readonly weekStartsOn: Weekday
  /** `March 2031` */
  readonly month: (date: Date) => string
  /** `Fr`, at the top of a column. */
  readonly shortWeekday: (date: Date) => string
  readonly longWeekday: (date: Date) => string
  /** Day of the month: `9`. */
  readonly day: (date: Date) => string
  /** `Friday, March 14, 2031` */
  readonly fullDay: (date: Date) => string
  readonly today: string
  readonly nextMonth: string
  readonly previousMonth: string
}

/** @param language BCP 47 tag. */
export function calendarWords(language: string): CalendarWords {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory' })
    return (date: Date) => format.format(date)
  }
  const shortWeekday = written({ weekday: 'short' })
  const number = new Intl.NumberFormat(language, { useGrouping: false })
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return {
    weekStartsOn: firstDayOfWeek(language),
    month: written({ month: 'long', year: 'numeric' }),
    shortWeekday,
    longWeekday: written({ weekday: 'long' }),
    day: (date) => number.format(date.getDate()),
    fullDay: written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    today: near.format(0, 'day'),
    nextMonth: near.format(1, 'month'),
    previousMonth: near.format(-1, 'month'),
    ...(/^en\b/.test(language) && {
      // Shorter and clearer than what browsers know.
      shortWeekday: (date: Date) => shortWeekday(date).slice(0, 2),
      today: 'Today',
      nextMonth: 'Go to the Next Month',
      previousMonth: 'Go to the Previous Month',
    }),
  }
}

interface WeekInfo {
  /** Monday is 1, Sunday is 7. */
  readonly firstDay: number
}

/** Missing from TypeScript’s types. Older browsers have the property, newer ones the method. */
interface WeekKnowledge {
  getWeekInfo?(): WeekInfo
  readonly weekInfo?: WeekInfo
}

/** Without week data in the browser: Sunday for English, Monday for other languages. */
function firstDayOfWeek(language: string): Weekday {
  // Missing from TypeScript’s types.
  const locale: Intl.Locale & WeekKnowledge = new Intl.Locale(language)
  const known = locale.getWeekInfo?.() ?? locale.weekInfo
  return ((known?.firstDay ?? (/^en\b/.test(language) ? 7 : 1)) % 7) as Weekday
}
