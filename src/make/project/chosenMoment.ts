import { readMoment } from '../../language/shown.ts'
import { authorError } from './authorError.ts'

/** Variable with which a command passes its flag `--at` to what it starts. */
export const momentVariable = 'PAGEWRIGHT_AT'

/**
 * The moment whose site is made: a day or a day and a time by the clocks of the site, as `--at` takes it, or else the time
 * that `SOURCE_DATE_EPOCH` sets in seconds since 1970, for builds that can be repeated later, or now.
 *
 * @throws If one of them is something else.
 */
export function chosenMoment(
  at = process.env[momentVariable],
  epoch = process.env.SOURCE_DATE_EPOCH,
  now = new Date(),
): Date | string {
  if (at !== undefined) {
    const moment = readMoment(at)
    if (moment === undefined)
      throw authorError(`\`--at\` takes a day, or a day and a time: 2026-12-01, "2026-12-01 09:00". It is \`${at}\`.`)
    return moment
  }
  if (epoch === undefined || epoch === '') return now
  const pinned = new Date(Number(epoch) * 1000)
  if (!/^\d+$/.test(epoch) || Number.isNaN(pinned.getTime())) {
    throw new Error(`SOURCE_DATE_EPOCH must be seconds since 1970, such as 1767225600, and is \`${epoch}\`.`)
  }
  return pinned
}
