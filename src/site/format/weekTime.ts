export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** Weekdays from Monday on, as numbers: Sunday is 0. */
export const fromMonday = [1, 2, 3, 4, 5, 6, 0] as const

/** Minutes after midnight of a time such as `18:30`. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** A time of day in the notation of a language: `6:00 AM`, in German `06:00`. */
export function clockTime(minutes: number, language: string): string {
  const time = new Date(Date.UTC(2000, 0, 1, 0, minutes))
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(time)
}

/** Name of a weekday, Sunday is 0. */
export function weekdayName(weekday: number, language: string, style: 'long' | 'short' = 'long'): string {
  // The second day of 2000 was a Sunday.
  const day = new Date(Date.UTC(2000, 0, 2 + weekday))
  return new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' }).format(day)
}

/** A date in ISO format with its weekday, after which alone a line may end. */
export function fullDate(date: string, language: string): string {
  const text = new Date(date).toLocaleDateString(language, { dateStyle: 'full', timeZone: 'UTC' })
  const [weekday, ...rest] = text.split(/\s/)
  return [weekday, rest.join('\u00a0')].join(' ').trimEnd()
}
