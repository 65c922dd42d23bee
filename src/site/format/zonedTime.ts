import { zonedTime } from '../../../schema/zonedTime.ts'

/**
 * Whether the clocks of a time zone show a time at all: they leave out an hour when they are set forward.
 * @param time As `2026-12-01T18:30`.
 */
export function isOnClock(time: string, zone: string): boolean {
  const utc = Date.parse(`${time}Z`)
  // The clocks may be set on this day, so look at both sides of it.
  return [-dayInMs, dayInMs].some((side) => {
    const ahead = Date.parse(`${zonedTime(new Date(utc + side), zone)}Z`) - (utc + side)
    return zonedTime(new Date(utc - ahead), zone) === time
  })
}

/** The time zone of the visitor. */
export function visitorsZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * Name of a time zone in a language: `Eastern Time`; nothing if the visitor's clock shows the same.
 * @param moment When that is asked: in other weeks of the year, two clocks may differ.
 */
export function nameOfOtherZone(zone: string, moment: Date, language: string): string | undefined {
  if (zonedTime(moment, zone) === zonedTime(moment, visitorsZone())) return undefined
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' })
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

const dayInMs = 86_400_000
