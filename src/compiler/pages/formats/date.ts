import { replacement } from '../../fix.ts'
import { hint } from '../../messages/hint.ts'
import type { CompileContext } from '../compileContext.ts'

/** A day of the calendar: 2026-12-01. */
export function compileDate(text: string, context: CompileContext): string | undefined {
  if (isDate(text)) return text
  const readings = [text.replace(/^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/, pad), germanDate(text)]
  const fixed = readings.find(isDate)
  return refuse(text, 'a date', fixed, 'Write year, month and day: 2026-12-01.', context)
}

/** A time of day on the 24-hour clock, as 18:30 or 9:00, in which the hour gets its second digit. 24:00 is midnight. */
export function compileTime(written: string, context: CompileContext): string | undefined {
  const text = written.replace(/^(?=\d:\d\d)/, '0').replace(/^24:00$/, '00:00')
  if (isTime(text)) return text
  const [, hour = '', minute = '00', half = ''] = /^(\d\d?)(?:[:.h](\d\d))? ?([ap])?\.?(?:m\.?)?$/i.exec(text) ?? []
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  const fixed = `${String(hours).padStart(2, '0')}:${minute}`
  const example = 'Write hours and minutes on the 24-hour clock: 18:30.'
  return refuse(written, 'a time', hour !== '' && isTime(fixed) ? fixed : undefined, example, context)
}

/** A day and a time, with or without a time zone: 2026-12-01T18:30, 2026-12-01T18:30+01:00. */
export function compileDateTime(text: string, context: CompileContext): string | undefined {
  if (isDateTime(text)) return text
  const fixed = text.replace(/^(\S+)[ ,]+(\d\S*)$/, '$1T$2')
  const example = 'Write the date, a T and the time: 2026-12-01T18:30.'
  return refuse(text, 'a date with a time', isDateTime(fixed) ? fixed : undefined, example, context)
}

function refuse(
  text: string,
  wanted: string,
  fixed: string | undefined,
  example: string,
  { report }: CompileContext,
): undefined {
  report({
    code: 'bad-date',
    message: `\`${text}\` is not ${wanted}.`,
    ...hint(fixed === undefined ? `${lastDay(text)}${example}` : `Write "${fixed}".`),
    ...(fixed !== undefined && replacement(text, fixed)),
  })
  return undefined
}

/** What is wrong with the 30th of February. */
function lastDay(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(text) ?? []
  const days = Number(month) >= 1 && Number(month) <= 12 ? daysOf(Number(year), Number(month)) : 0
  return days > 0 && Number(day) > days ? `Month ${Number(month)} of ${year} has ${days} days. ` : ''
}

function isDate(text: string | undefined): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '')?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text)
}

function isDateTime(text: string): boolean {
  const [, date, time = ''] = /^([^T]*)T(.*?)(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/.exec(text) ?? []
  return isDate(date) && isTime(time)
}

function germanDate(text: string): string | undefined {
  const [, day, month, year] = /^(\d\d?)\. ?(\d\d?)\. ?(\d{4})$/.exec(text) ?? []
  return year === undefined ? undefined : pad('', year, month ?? '', day ?? '')
}

function pad(_: string, year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
