import { format } from 'date-fns/format'

/** `December 1, 2026`, in the visitor's time zone. */
export function formatDate(date: Date): string {
  return format(date, 'MMMM d, yyyy')
}

/** `Tuesday, December 1, 2026`, in the visitor's time zone. */
export function formatLongDate(date: Date): string {
  return format(date, 'EEEE, MMMM d, yyyy')
}

/** `2026-12-01`: the day as the visitor's calendar has it, without a time zone. */
export function formatIsoDate(date: Date): string {
  return format(date, 'yyyy-MM-dd')
}
