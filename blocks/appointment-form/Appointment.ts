import { formatDate } from '../../src/format/formatDate.ts'
import { formatTime } from '../../src/format/formatTime.ts'

/** What a visitor asked for. */
export interface Appointment {
  /** Midnight of the day, in the visitor's time zone. */
  readonly date: Date
  /** One of the slots: `1:30 PM`. */
  readonly time: string
}

/**
 * Fills date and time into a text: `See you on {date} at {time}.`
 * @param language BCP 47 tag.
 */
export function withAppointment(text: string, { date, time }: Appointment, language: string): string {
  return text
    .replaceAll('{date}', () => formatDate(date, language))
    .replaceAll('{time}', () => formatTime(time, language))
}
