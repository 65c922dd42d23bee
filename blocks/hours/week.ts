import { comingDay } from '../../src/site/format/comingDay.ts'
import type { Span } from '../../src/site/format/openingHours.ts'
import { zonedTime } from '../../src/site/format/zonedTime.ts'
import type { HoursProps } from './schema.ts'

/** Days with other hours. Of one that comes every year, it is the next. */
export function comingExceptions(
  exceptions: NonNullable<HoursProps['exceptions']>,
  timezone: string,
): NonNullable<HoursProps['exceptions']> {
  const today = zonedTime(new Date(), timezone)
  return exceptions.map((exception) => ({ ...exception, date: comingDay(exception.date, today) }))
}

/** What the script of a page needs to know. */
export interface OpeningTimes {
  readonly zone: string
  readonly language: string
  /** Spans by weekday; Sunday is first. */
  readonly week: readonly (readonly Span[])[]
  /** Spans by date: 2026-12-24. */
  readonly exceptions: Readonly<Record<string, readonly Span[]>>
  readonly alwaysOpen: string
  readonly openNow: string
  readonly closedNow: string
  readonly opens: string
}

/** A moment in the time zone of the business. */
export interface LocalMoment {
  /** Sunday is 0. */
  readonly weekday: number
  /** 2026-12-24. */
  readonly date: string
  /** Minutes since midnight. */
  readonly minutes: number
}

/** What a clock in a time zone shows. */
export function momentAt(now: Date, zone: string): LocalMoment {
  const [date = '', clock = ''] = zonedTime(now, zone).split('T')
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return { weekday: new Date(`${date}T00:00Z`).getUTCDay(), date, minutes: hour * 60 + minute }
}

/**
 * When the business closes, in minutes after midnight: `Infinity` if it doesn't within a week, undefined while it is
 * closed.
 */
export function closesAt(times: OpeningTimes, moment: LocalMoment): number | undefined {
  const today = spansOn(times, moment, 0).find(
    ([from, to]) => from <= moment.minutes && (moment.minutes < to || to <= from),
  )
  const yesterday = spansOn(times, moment, -1).find(([from, to]) => to <= from && moment.minutes < to)
  let end = (today ?? yesterday)?.[1]
  // It doesn't close at midnight if the next day begins then.
  for (let days = 1; end === 1440 || end === 0; days += 1) {
    const next = spansOn(times, moment, days).find(([from]) => from === 0)
    if (next === undefined) return end
    end = days > 7 ? Number.POSITIVE_INFINITY : next[1]
  }
  return end
}

/** When the business opens next, within a week: how many days from now, and the minutes after midnight. */
export function opensAt(
  times: OpeningTimes,
  moment: LocalMoment,
): { readonly days: number; readonly minutes: number } | undefined {
  for (let days = 0; days <= 7; days += 1) {
    const from = spansOn(times, moment, days)
      .map(([from]) => from)
      .filter((from) => days > 0 || from > moment.minutes)
    if (from.length > 0) return { days, minutes: Math.min(...from) }
  }
  return undefined
}

function spansOn({ week, exceptions }: OpeningTimes, { date }: LocalMoment, days: number): readonly Span[] {
  const day = new Date(`${date}T00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return exceptions[day.toISOString().slice(0, 10)] ?? week[day.getUTCDay()] ?? []
}
