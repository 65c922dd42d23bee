import { fromMonday, minutesOf, weekdays } from '../../src/site/format/weekTime.ts'
import type { ScheduleProps } from './schema.ts'

type Item = ScheduleProps['items'][number]

interface Timetable {
  /** Full hours in which something starts, in ascending order. */
  readonly hours: readonly number[]
  /** Days on which something takes place, from Monday on, with the items that start in each of the hours. */
  readonly days: readonly { readonly weekday: number; readonly cells: readonly (readonly Item[])[] }[]
}

export function timetableOf(items: readonly Item[]): Timetable {
  const byTime = items.toSorted((one, other) => minutesOf(one.time) - minutesOf(other.time))
  const hourOf = ({ time }: Item) => Math.floor(minutesOf(time) / 60)
  const hours = [...new Set(byTime.map(hourOf))]
  const days = fromMonday.map((weekday) => {
    const onDay = byTime.filter(({ days }) => days.includes(weekdays[weekday]))
    return { weekday, cells: hours.map((hour) => onDay.filter((item) => hourOf(item) === hour)) }
  })
  return { hours, days: days.filter(({ cells }) => cells.some(({ length }) => length > 0)) }
}
