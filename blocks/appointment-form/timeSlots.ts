interface SlotRange {
  /** `9:00 AM` */
  readonly first: string
  /** No slot is later than this: `4:30 PM`. */
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

/** Minutes since midnight. */
function parseTime(time: string): number {
  const [, hour, minute, half] = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/.exec(time) ?? []
  if (hour === undefined) throw new Error(`\`${time}\` is not a time such as 9:00 AM.`)
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute)
}

function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const minute = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}
