import { zonedTime } from '../../schema/zonedTime.ts'
import { minutesOf } from '../../src/site/format/weekTime.ts'

/** Marks the row of today and its time, by the clock of the place, and hides exceptions that have passed. */

for (const list of document.querySelectorAll<HTMLElement>('[data-zone]')) {
  const rows = [...list.children] as HTMLElement[]
  const mark = () => {
    const [today = '', clock = ''] = zonedTime(new Date(), list.dataset.zone as string).split('T')
    const weekday = String(new Date(today).getUTCDay())
    const exception = rows.find(({ dataset }) => dataset.date === today)
    list.style.setProperty('--now', `${minutesOf(clock) / 14.4}%`)
    for (const row of rows) {
      const { days, date = today } = row.dataset
      row.hidden = date < today
      const isToday = exception ? row === exception : days?.split(' ').includes(weekday)
      row.ariaCurrent = isToday ? 'date' : null
    }
  }
  mark()
  setInterval(mark, 60_000)
}
