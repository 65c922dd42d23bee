/**
 * A day as `2026-12-24`. One that is written without its year, `12-24`, is the first that isn't before another day.
 * @param from As `2026-12-01`, with or without a time.
 */
export function comingDay(day: string, from: string): string {
  if (day.length > 5) return day
  const year = Number(from.slice(0, 4))
  // February 29 comes every four or eight years.
  const years = Array.from({ length: 9 }, (_, index) => `${year + index}-${day}`)
  return years.find((date) => date >= from.slice(0, 10) && isOnCalendar(date)) ?? day
}

function isOnCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
