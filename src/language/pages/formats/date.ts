import { isDate } from '../../isDate.ts'
import type { CompileContext } from '../compileContext.ts'

/** A day of the calendar: 2026-12-01. */
export function compileDate(text: string, { report }: CompileContext): string | undefined {
  return isDate(text) ? text : report({ kind: 'bad-date', data: { text } })
}

/** A day of one year, 2026-12-01, or of every year: 12-01. */
export function compileDay(text: string, context: CompileContext): string | undefined {
  const isOfEveryYear = /^\d\d-\d\d$/.test(text) && isDate(`2024-${text}`)
  return isOfEveryYear ? text : compileDate(text, context)
}

/** A time of day on the 24-hour clock, as 18:30 or 9:00, in which the hour gets its second digit. 24:00 is midnight. */
export function compileTime(written: string, { report }: CompileContext): string | undefined {
  const text = written.replace(/^(?=\d:\d\d)/, '0').replace(/^24:00$/, '00:00')
  return isTime(text) ? text : report({ kind: 'bad-date/time', data: { text: written } })
}

/** A day and a time, with or without a time zone: 2026-12-01T18:30, 2026-12-01T18:30+01:00. */
export function compileDateTime(text: string, { report }: CompileContext): string | undefined {
  return isDateTime(text) ? text : report({ kind: 'bad-date/date-time', data: { text } })
}

export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text)
}

export function isDateTime(text: string): boolean {
  const [, date, time = ''] = /^([^T]*)T(.*?)(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/.exec(text) ?? []
  return isDate(date) && isTime(time)
}
