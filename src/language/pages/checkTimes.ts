import { isPlainList, type Plain, type PlainObject, valueAt } from '../plain.ts'
import { isSchemaNode, type SchemaNode } from '../schema/schemaNodes.ts'
import { type CompileContext, reportAt, within } from './compileContext.ts'

/**
 * Reports times of a list that go back, or that lie after the end of the recording that they are about. A schema asks
 * for it with `timesIn: { recording, at }`: the key beside the list that has the recording, and the key of each item
 * that has its time in seconds.
 */
export function checkTimes({ timesIn }: SchemaNode, list: Plain, group: PlainObject, context: CompileContext): void {
  if (!(isSchemaNode(timesIn) && isPlainList(list))) return
  const { recording: key, at: time } = timesIn
  if (typeof key !== 'string' || typeof time !== 'string') return
  const path = valueAt(group, key)
  const recording = typeof path === 'string' ? context.references.recording(path) : undefined
  const end = typeof recording === 'object' ? recording.seconds : Number.POSITIVE_INFINITY
  let before = Number.NEGATIVE_INFINITY
  for (const [index, item] of list.entries()) {
    const at = valueAt(item, time)
    if (typeof at !== 'number') continue
    if (at <= before || at >= end) {
      const data = at <= before ? { at, before } : { at, end }
      within(index, context, () => reportAt(time, { kind: 'bad-moment', data }, context))
    }
    before = Math.max(before, at)
  }
}
