import { zonedTime } from '../../../schema/zonedTime.ts'

/** The moment at which the clocks of a time zone show a time, as `2026-12-01T18:30`. */
export function momentOf(time: string, zone: string): Date {
  const utc = Date.parse(`${time}Z`)
  const ahead = (moment: number) => Date.parse(`${zonedTime(new Date(moment), zone)}Z`) - moment
  return new Date(utc - ahead(utc - ahead(utc)))
}

/**
 * Whether clocks show the same at a moment.
 * @param clocks Days and times, each after its zone: `Europe/Berlin 2026-12-01`.
 */
export function areSameClocks(clocks: readonly string[], moment: Date): boolean {
  return clocks.every((clock) => {
    const [zone = '', time = ''] = clock.split(' ')
    return zonedTime(moment, zone).startsWith(time)
  })
}
