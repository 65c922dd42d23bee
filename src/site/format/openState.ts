import { zonedTime } from '../../../schema/zonedTime.ts'
import { fillWords } from './fillWords.ts'
import type { Span } from './openingHours.ts'
import { clockTime, weekdayName } from './weekTime.ts'

/** When a place is open, and the words that say whether it is. */
export interface OpeningTimes {
  readonly zone: string
  /** Spans by weekday; Sunday is first. */
  readonly week: readonly (readonly Span[])[]
  /** Spans by date: 2026-12-24. */
  readonly exceptions?: Readonly<Record<string, readonly Span[]>>
  readonly alwaysOpen: string
  readonly openNow: string
  readonly closedNow: string
  readonly opens: string
}

const dayInMs = 86_400_000

/**
 * Whether a place is open by its own clock, and until when it stays so, up to a week.
 * @param language BCP 47 tag.
 */
export function openStateAt(
  { zone, week, exceptions = {}, alwaysOpen, openNow, closedNow, opens }: OpeningTimes,
  language: string,
  now: Date,
): { readonly isOpen: boolean; readonly text: string } {
  // Times of its clock as if it showed UTC, in which every day has the same length.
  const clock = Date.parse(`${zonedTime(now, zone)}Z`)
  const spans = [-1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((days) => {
    const midnight = clock - (clock % dayInMs) + days * dayInMs
    const day = new Date(midnight)
    const open = exceptions[day.toISOString().slice(0, 10)] ?? week[day.getUTCDay()] ?? []
    return open.map(([from, to]) => [from, to > from ? to : to + 1440].map((minutes) => midnight + minutes * 60_000))
  })
  const isOpenAt = (time: number) => spans.some(([from = 0, to = 0]) => from <= time && time < to)
  const isOpen = isOpenAt(clock)
  const change = Math.min(...spans.flat().filter((time) => time > clock && isOpenAt(time) !== isOpen))
  if (change - clock > 7 * dayInMs) return { isOpen, text: isOpen ? alwaysOpen : closedNow }
  const day = weekdayName(new Date(change).getUTCDay(), language)
  const time = clockTime((change / 60_000) % 1440, language)
  // The words for an open place have no day: a time alone is the next one of the clock.
  const until = change - clock > dayInMs ? `${day} ${time}` : time
  return { isOpen, text: isOpen ? fillWords(openNow, { time: until }) : fillWords(opens, { day, time }) }
}
