import { fillWords } from '../../src/site/format/fillWords.ts'
import { formatDate } from '../../src/site/format/formatDate.ts'
import { formatTime } from '../../src/site/format/formatTime.ts'
import { nameOfOtherZone } from '../../src/site/format/zonedTime.ts'

/** What a visitor asked for. */
export interface Appointment {
  /** Stands for the day: its midnight by the visitor's clock. */
  readonly date: Date
  /** One of the slots: `1:30 PM`. */
  readonly time: string
  /** Whose clock the day and the time are by: America/New_York. */
  readonly timezone: string
}

/**
 * Fills date and time into a text: `See you on {date} at {time}.` The time has the name of its time zone, if the visitor's
 * clock shows another one.
 * @param language BCP 47 tag.
 */
export function withAppointment(text: string, appointment: Appointment, language: string): string {
  const date = formatDate(appointment.date, language)
  return fillWords(text, {
    date,
    time: withZone(formatTime(appointment.time, language), appointment, language),
  })
}

/** Words with the name of the time zone of a day, if the visitor's clock shows another time: `1:30 PM (Eastern Time)`. */
export function withZone(words: string, { date, timezone }: Omit<Appointment, 'time'>, language: string): string {
  // Clocks are set at night.
  const midday = new Date(date.getTime() + 12 * 3_600_000)
  const zone = nameOfOtherZone(timezone, midday, language)
  return zone ? `${words} (${zone})` : words
}
