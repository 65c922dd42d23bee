import { addDays } from 'date-fns/addDays'
import { isWeekend } from 'date-fns/isWeekend'

export { isWeekend }

/** The date itself, or the following Monday if it is on a weekend. */
export function firstWeekday(date: Date): Date {
  return isWeekend(date) ? firstWeekday(addDays(date, 1)) : date
}
