import { addDays } from 'date-fns/addDays'
import { isWeekend } from 'date-fns/isWeekend'

export { isWeekend }

/** The date itself, or the Monday after it where it is a Saturday or Sunday. */
export function firstWeekday(date: Date): Date {
  return isWeekend(date) ? firstWeekday(addDays(date, 1)) : date
}
