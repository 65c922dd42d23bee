import { fillWords } from '../../src/site/format/fillWords.ts'
import { clockTime, weekdayName } from '../../src/site/format/weekTime.ts'
import { closesAt, momentAt, type OpeningTimes, opensAt } from './week.ts'

/** Says whether a place is open at the moment, by its own clock, and marks the row of today. */

function stateOf(times: OpeningTimes, now: Date): { readonly isOpen: boolean; readonly text: string } {
  const moment = momentAt(now, times.zone)
  const time = (minutes: number) => clockTime(minutes, times.language)
  const until = closesAt(times, moment)
  if (until === Number.POSITIVE_INFINITY) return { isOpen: true, text: times.alwaysOpen }
  if (until !== undefined) return { isOpen: true, text: fillWords(times.openNow, { time: time(until) }) }
  const next = opensAt(times, moment)
  if (next === undefined) return { isOpen: false, text: times.closedNow }
  const day = weekdayName((moment.weekday + next.days) % 7, times.language)
  return { isOpen: false, text: fillWords(times.opens, { day, time: time(next.minutes) }) }
}

for (const sign of document.querySelectorAll<HTMLElement>('[data-hours]')) {
  const times: OpeningTimes = JSON.parse(sign.dataset.hours ?? '')
  const show = () => {
    const now = new Date()
    const { weekday, date, minutes } = momentAt(now, times.zone)
    const { isOpen, text } = stateOf(times, now)
    // A screen reader says it again when it is written again.
    if (sign.textContent !== text) sign.textContent = text
    sign.dataset.state = isOpen ? 'open' : 'closed'
    const isException = Object.hasOwn(times.exceptions, date)
    for (const row of sign.parentElement?.querySelectorAll<HTMLElement>('[data-days], [data-date]') ?? []) {
      const { days, date: day = date } = row.dataset
      row.hidden = day < date
      const isToday = isException ? days === undefined && day === date : days?.split(' ').includes(String(weekday))
      row.ariaCurrent = isToday ? 'date' : null
      row.style.setProperty('--now', `${minutes / 14.4}%`)
    }
  }
  show()
  setInterval(show, 60_000)
}
