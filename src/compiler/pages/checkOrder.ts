import { type Plain, type PlainObject, valueAt } from '../plain.ts'
import { isSchemaNode, type SchemaNode } from '../schema/schemaNodes.ts'
import type { CompileContext } from './compileContext.ts'

/** What ends on the next day takes no longer than this, in minutes. */
const longestNight = 12 * 60

/**
 * Reports an end that comes before its start. A schema asks for it with `after: { start, unless }` at a date or a time:
 * the key beside it that has the start, and a key with which the times are on different days. A time that ends in the
 * night belongs to the next day.
 */
export function checkOrder({ after }: SchemaNode, end: Plain, group: PlainObject, { report }: CompileContext): void {
  if (!isSchemaNode(after) || typeof after.start !== 'string' || typeof end !== 'string') return
  const start = valueAt(group, after.start)
  const isOnOtherDay = typeof after.unless === 'string' && valueAt(group, after.unless) !== undefined
  if (typeof start !== 'string' || isOnOtherDay) return
  const from = minutesOf(start)
  const to = minutesOf(end)
  const isBefore =
    from !== undefined && to !== undefined
      ? to === from || (to < from && to + 24 * 60 - from > longestNight)
      : isDay(start) && isDay(end) && end < start
  if (!isBefore) return
  report({
    code: 'ends-early',
    message: `This ends at \`${end}\`, but \`${after.start}\` is \`${start}\`.`,
    hint: 'Write an end that comes after the start.',
  })
}

function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d?):(\d\d)/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}
