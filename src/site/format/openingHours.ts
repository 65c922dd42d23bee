import { comingDay } from './comingDay.ts'
import { currentDay } from './currentMoment.ts'
import { fromMonday, weekdayName, weekdays } from './weekTime.ts'

/** From and to, in minutes after midnight. A span that ends before it begins ends on the next day. */
export type Span = readonly [from: number, to: number]

type Week = { readonly [Day in (typeof weekdays)[number]]?: string }

/** The spans in `8:00-12:00, 14:00-18:00`; none for `closed` or nothing. */
export function spansOf(open: string | undefined): readonly Span[] {
  return [...(open ?? '').matchAll(/(\d+):(\d+)-(\d+):(\d+)/g)].map(([, ...digits]) => {
    const [hour = 0, minute = 0, endHour = 0, endMinute = 0] = digits.map(Number)
    return [hour * 60 + minute, endHour * 60 + endMinute]
  })
}

/** Whether a span has all hours of a day. */
export const isWholeDay = ([from, to]: Span): boolean => (to - from) % 1440 === 0

/** Days with other hours than their weekday, the next first. Of one that comes every year, it is the next. */
export function comingExceptions<Exception extends { readonly date: string }>(
  exceptions: readonly Exception[],
  timezone: string,
): readonly Exception[] {
  const isOfEveryYear = exceptions.some(({ date }) => date.length === '12-24'.length)
  const today = isOfEveryYear ? currentDay(timezone) : undefined
  const coming = exceptions.map((exception) =>
    today === undefined ? exception : { ...exception, date: comingDay(exception.date, today) },
  )
  return coming.sort((a, b) => a.date.localeCompare(b.date))
}

/** The open days of a week in few words, those with the same hours on one line: `Mon–Thu, Sat 9 AM – 6 PM`. */
export function weekLines(week: Week, language: string, alwaysOpen: string) {
  const lines = new Map<string, number[]>()
  for (const day of fromMonday) {
    const times = spansOf(week[weekdays[day]]).map((span) => (isWholeDay(span) ? alwaysOpen : spanText(span, language)))
    if (times.length > 0) lines.set(times.join(', '), [...(lines.get(times.join(', ')) ?? []), day])
  }
  return [...lines].map(([times, days]) => ({ days: daysText(days, language), times }))
}

/** `Mon–Wed, Fri` */
function daysText(days: readonly number[], language: string): string {
  const runs: number[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && day === ((last.at(-1) ?? 0) + 1) % 7) last.push(day)
    else runs.push([day])
  }
  const name = (day: number | undefined) => weekdayName(day ?? 0, language, 'short')
  return runs.flatMap((run) => (run.length > 2 ? `${name(run[0])}–${name(run.at(-1))}` : run.map(name))).join(', ')
}

/** `9 AM – 6 PM`, in German `09–18 Uhr`; with minutes where there are any, or where hours alone would be mere numbers. */
function spanText(span: Span, language: string): string {
  const [from, to] = span.map((minutes) => Date.UTC(2000, 0, 1, 0, minutes % 1440)) as [number, number]
  const write = (more: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { hour: 'numeric', timeZone: 'UTC', ...more }).formatRange(from, to)
  const short = write({})
  return span.every((minutes) => minutes % 60 === 0) && /\p{L}/u.test(short) ? short : write({ minute: '2-digit' })
}
