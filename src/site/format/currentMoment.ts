import { zonedTime } from '../../../schema/zonedTime.ts'

let fixed: Date | undefined
const read = new Set<string>()

/** What the clocks of a time zone show now, or in a build at the moment whose site that is: `2026-12-01T18:30`. */
export function currentTime(zone: string): string {
  return note(zone, zonedTime(fixed ?? new Date(), zone))
}

/** The day in a time zone, as `2026-12-01`. What blocks render may depend on no clock but these two. */
export function currentDay(zone: string): string {
  return note(zone, zonedTime(fixed ?? new Date(), zone).slice(0, 10))
}

function note(zone: string, time: string): string {
  read.add(`${zone} ${time}`)
  return time
}

/** Renders at a moment in place of now. `clocks` are the times and days that the result depends on, with their zones. */
export function renderAt<Result>(moment: Date, render: () => Result): { result: Result; clocks: readonly string[] } {
  fixed = moment
  read.clear()
  try {
    return { result: render(), clocks: [...read] }
  } finally {
    fixed = undefined
  }
}
