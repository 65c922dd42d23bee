import { fillWords } from '../../src/format/fillWords.ts'
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
  return fillWords(text, { date: formatDate(date, language), time: formatTime(time, language) })
}
