import type { Plain } from '../../plain.ts'

/** A time of day as people write it: 8, 8.30, 8:30, 8 am, 8h30. */
const time = /^(\d{1,2})(?:[:.h](\d{2})?)? *(am|pm|a\.m\.|p\.m\.|uhr|h)?$/i

/**
 * Spans of time as a 24-hour clock shows them: `8:00-18:00` for `8am-6pm`, `8-18` and `8.00 to 18.00`. Undefined for
 * anything else, and for `8-6`, whose end can be in the evening.
 */
export function asClock(text: string): string | undefined {
  const spans = text.split(/ *(?:,|;|&| and ) */).map((span) => {
    const [from = '', to = '', more] = span.split(/ *(?:-|–|—| to | bis |until) */).map((part) => part.trim())
    const [start, end] = [readTime(from), readTime(to)]
    if (more !== undefined || start === undefined || end === undefined) return undefined
    const isUnclear = end.minutes <= start.minutes && !end.hasHalf
    return isUnclear ? undefined : `${start.shown}-${end.shown}`
  })
  return spans.includes(undefined) ? undefined : spans.join(', ')
}

function readTime(text: string): { shown: string; minutes: number; hasHalf: boolean } | undefined {
  const [found, hours = '', minutes = '00', half = ''] = time.exec(text) ?? []
  const isHalf = /^[ap]/i.test(half)
  const hour = isHalf ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours)
  if (found === undefined || hour > 24 || (isHalf && Number(hours) > 12)) return undefined
  return { shown: `${hour}:${minutes}`, minutes: hour * 60 + Number(minutes), hasHalf: isHalf }
}

/** Says which hour of a text no clock shows; undefined if all are fine. */
export function lateHour(text: Plain): string | undefined {
  const late = [...String(text).matchAll(/\b(\d{1,2}):[0-5]\d\b/g)].find(([, hour]) => Number(hour) > 24)
  return late && `There is no ${late[0]}: the clock ends at 24:00.`
}
