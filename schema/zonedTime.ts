/**
 * What the clocks of a time zone show, in a form that sorts: `2026-12-01T18:30`.
 * @param zone As `Europe/Berlin`.
 */
export function zonedTime(moment: Date, zone: string): string {
  // Sweden writes dates and times the way machines do.
  return moment.toLocaleString('sv', { timeZone: zone }).replace(' ', 'T').slice(0, 16)
}
