/**
 * The year that built pages show until the browser corrects it, in UTC: the same wherever a build runs.
 *
 * @param epoch `SOURCE_DATE_EPOCH` of the environment: seconds since 1970, for builds that can be repeated later.
 * @throws If the variable is set to anything else.
 */
export function buildYear(epoch = process.env.SOURCE_DATE_EPOCH, now = new Date()): number {
  if (epoch === undefined || epoch === '') return now.getUTCFullYear()
  const pinned = new Date(Number(epoch) * 1000)
  if (!/^\d+$/.test(epoch) || Number.isNaN(pinned.getTime())) {
    throw new Error(`SOURCE_DATE_EPOCH must be seconds since 1970, such as 1767225600, and is \`${epoch}\`.`)
  }
  return pinned.getUTCFullYear()
}
