import { valueAt } from '../plain.ts'
import { isSchemaNode } from '../schema/schemaNodes.ts'
import type { ValueRule } from './lintSite.ts'

/** What ends on the next day takes no longer than this, in minutes. */
const longestNight = 12 * 60

/**
 * An end that comes before its start. A schema asks for it with `after: { start, unless }` at a date or a time: the key
 * beside it that has the start, and a key with which the times are on different days. A time that ends in the night
 * belongs to the next day.
 */
export const order: ValueRule = function* ({ value: end, schema: { after }, group }) {
  if (!isSchemaNode(after) || typeof after.start !== 'string' || typeof end !== 'string') return
  const start = valueAt(group, after.start)
  const isOnOtherDay = typeof after.unless === 'string' && valueAt(group, after.unless) !== undefined
  if (typeof start !== 'string' || isOnOtherDay || !isBefore(start, end)) return
  yield {
    code: 'ends-early',
    message: `This ends at \`${end}\`, but \`${after.start}\` is \`${start}\`.`,
    hint: 'Write an end that comes after the start.',
  }
}

function isBefore(start: string, end: string): boolean {
  const [from, to] = [minutesOf(start), minutesOf(end)]
  if (from !== undefined && to !== undefined) return to === from || (to < from && to + 24 * 60 - from > longestNight)
  return isDay(start) && isDay(end) && end < start
}

function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d?):(\d\d)/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}
