import type { Shown } from '../../schema/model.ts'
import { zonedTime } from '../../schema/zonedTime.ts'
import { isDate, isTime } from './calendar.ts'
import { entriesOf, type Plain, valueAt } from './plain.ts'

export const always: Shown = { from: '', until: '~' }
export const never: Shown = { from: '~', until: '' }

/** The keys of a group that say whether and when it is shown. */
export const shownKeys: ReadonlySet<string> = new Set(['hidden', 'draft', 'show'])

/** Why a group isn’t always shown; undefined if it is. What is wrong with its times is reported elsewhere. */
export function readShown(group: Plain | undefined): Shown | undefined {
  if (valueAt(group, 'hidden') === true) return { mark: 'hidden', ...never }
  if (valueAt(group, 'draft') === true) return { mark: 'draft', ...never }
  const show = valueAt(group, 'show')
  const from = readMoment(valueAt(show, 'from'))
  const until = readMoment(valueAt(show, 'until'))
  if (from === undefined && until === undefined) return undefined
  const isWholeDay = until !== undefined && !String(valueAt(show, 'until')).includes(':')
  return { from: from ?? '', until: (isWholeDay ? dayAfter(until) : until) ?? '~' }
}

/** A day or a day with a time as `2026-12-01T09:00`, which sorts; undefined for anything else. */
export function readMoment(written: Plain | undefined): string | undefined {
  const [, day, time = '0:00'] = /^(\S+?)(?:[ T](\d\d?:\d\d))?$/.exec(typeof written === 'string' ? written : '') ?? []
  const clock = time.padStart(5, '0')
  return isDate(day) && isTime(clock) ? `${day}T${clock}` : undefined
}

function dayAfter(moment: string): string {
  return `${new Date(Date.parse(`${moment}Z`) + 86_400_000).toISOString().slice(0, 10)}T00:00`
}

/** Why groups aren’t always shown, as their authors wrote it: `Draft, from 2026-12-01 until 2026-12-24`. */
export function markOf(groups: readonly (readonly [owner: string, group: Plain | undefined])[]): string {
  const parts = groups.map(([owner, group]) => {
    const { mark } = readShown(group) ?? {}
    return owner + (mark ?? entriesOf(valueAt(group, 'show')).flat().join(' '))
  })
  return parts.join(', ').replace(/^./, (first) => first.toUpperCase())
}

/** The time in which both are shown, with the mark of the outer one if it has any. */
export function bothShown(outer: Shown, inner: Shown = always): Shown {
  const { mark = inner.mark } = outer
  const from = outer.from > inner.from ? outer.from : inner.from
  const until = outer.until < inner.until ? outer.until : inner.until
  return { ...(mark && { mark }), from, until }
}

/** Whether something is shown all the time that something else is. That it ends before it begins is reported elsewhere. */
export function isShownWith(shown: Shown, other: Shown): boolean {
  if (shown.mark === undefined && shown.from >= shown.until) return true
  return other.from >= other.until || (shown.from <= other.from && other.until <= shown.until)
}

/** @param time As `2026-12-01T09:00`. Without it, all that has a time is shown. */
export function isShownAt({ from, until }: Pick<Shown, 'from' | 'until'>, time: string | undefined): boolean {
  return from < until && (time === undefined || (from <= time && time < until))
}

/** What the clocks of a site show, as `2026-12-01T09:00`. */
export function timeAt(at: Date | string, zone: string): string {
  return typeof at === 'string' ? (readMoment(at) ?? at) : zonedTime(at, zone)
}
