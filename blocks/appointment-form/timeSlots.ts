import { zonedTime } from '../../schema/zonedTime.ts'
import { isOnClock } from '../../src/site/format/zonedTime.ts'

interface SlotRange {
  /** `9:00 AM`, or on the 24-hour clock `9:00`. */
  readonly first: string
  /** No slot is later than this: `4:30 PM`, `16:30`. */
  readonly last: string
  /** Minutes from one slot to the next. */
  readonly every: number
}

/**
 * The times at which an appointment can start, in order, written as `9:30 AM`.
 * `first` and `last` can be in the wrong order.
 * @throws when a time cannot be read, or when no time follows the first.
 */
export function timeSlots({ first, last, every }: SlotRange): string[] {
  const [one, other] = [parseTime(first), parseTime(last)]
  const [start, end] = one < other ? [one, other] : [other, one]
  if (every <= 0) throw new Error(`There is no time every ${every} minutes.`)
  const count = Math.floor((end - start) / every) + 1
  return Array.from({ length: count }, (_, index) => formatTime(start + index * every))
}

/**
 * The slots that are ahead on a day, by the clocks of a time zone.
 * @param day As `2026-12-01`.
 */
export function openSlots(slots: readonly string[], day: string, zone: string, now = new Date()): string[] {
  const moment = zonedTime(now, zone)
  return slots.filter((slot) => {
    const time = `${day}T${twoDigits(Math.floor(parseTime(slot) / 60))}:${twoDigits(parseTime(slot) % 60)}`
    return time > moment && isOnClock(time, zone)
  })
}

/** Minutes since midnight. */
function parseTime(time: string): number {
  const [, hour, minute, half] =
    /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/.exec(time) ?? /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hour === undefined) throw new Error(`\`${time}\` is not a time such as 9:00 AM or 9:00.`)
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return hours * 60 + Number(minute)
}

function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${twoDigits(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
