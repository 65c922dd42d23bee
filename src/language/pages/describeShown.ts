import type { Shown } from '../../../schema/model.ts'

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** `December 1, 2026`, with the time unless the day begins: `December 1, 2026, 9:00`. */
export function describeMoment(moment: string): string {
  const [date = '', time = ''] = moment.split('T')
  const words = day.format(new Date(date))
  return time === '00:00' ? words : `${words}, ${time.replace(/^0/, '')}`
}

/** Why something isn’t always shown: `draft`, `hidden`, `from December 1, 2026`, `until December 24, 2026`, or both times. */
export function describeShown({ mark, from, until }: Shown): string {
  if (mark !== undefined) return mark
  const times = [
    from !== '' && `from ${describeMoment(from)}`,
    until !== '~' && `until ${describeMoment(lastOf(until))}`,
  ]
  return times.filter((time) => time !== false).join(' ')
}

/** The last day of what ends with a day, which its author wrote. */
function lastOf(until: string): string {
  const [date = '', time] = until.split('T')
  return time === '00:00' ? new Date(Date.parse(date) - 86_400_000).toISOString().replace(/T.*/, 'T00:00') : until
}
