type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** What a calendar says in a language, from what the browser knows of it. */
interface CalendarWords {
  /** First day of the week; 0 is Sunday. */
  readonly weekStartsOn: Weekday
  /** `March 2031` */
  readonly month: (date: Date) => string
  /** `Fri`, at the top of a column. */
  readonly shortWeekday: (date: Date) => string
  readonly longWeekday: (date: Date) => string
  /** The number of a day alone. */
  readonly day: (date: Date) => string
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
  const number = new Intl.NumberFormat(language, { useGrouping: false })
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return {
    weekStartsOn: firstDayOfWeek(language),
    month: written({ month: 'long', year: 'numeric' }),
    shortWeekday: written({ weekday: 'short' }),
    longWeekday: written({ weekday: 'long' }),
    day: (date) => number.format(date.getDate()),
    today: near.format(0, 'day'),
    nextMonth: near.format(1, 'month'),
    previousMonth: near.format(-1, 'month'),
  }
}

interface WeekInfo {
  /** Monday is 1, Sunday is 7. */
  readonly firstDay: number
}

/** What the types do not know yet; it was a property before it became a function. */
interface WeekKnowledge {
  getWeekInfo?(): WeekInfo
  readonly weekInfo?: WeekInfo
}

/** Where a browser does not know the weeks of a language: Sunday in English, otherwise Monday. */
function firstDayOfWeek(language: string): Weekday {
  // The types do not know it yet.
  const locale: Intl.Locale & WeekKnowledge = new Intl.Locale(language)
  const known = locale.getWeekInfo?.() ?? locale.weekInfo
  return ((known?.firstDay ?? (/^en\b/.test(language) ? 7 : 1)) % 7) as Weekday
}
