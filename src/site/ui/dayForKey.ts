import { addDays, addMonths, isSameMonth, weekdayIndex } from '../format/calendarDays.ts'

/** The days that can be chosen, all at noon. */
export interface OpenDays {
  /** The earliest of them. */
  readonly first: Date
  /** Days from then on that can't be chosen. */
  readonly isClosed: (day: Date) => boolean
}

interface Layout {
  /** 0 is Sunday. */
  readonly weekStartsOn: number
  readonly isRightToLeft: boolean
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

export function isOpen(day: Date, { first, isClosed }: OpenDays): boolean {
  return day >= first && !isClosed(day)
}

/**
 * The open day to which a key leads in a calendar, which is `from` if there is none in that direction. Undefined for
 * keys that don't move.
 */
export function dayForKey(from: Date, event: Key, days: OpenDays, layout: Layout): Date | undefined {
  const { key, shiftKey } = event
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  const forward = layout.isRightToLeft ? -1 : 1
  const months: Moves = shiftKey
    ? { ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -12, ArrowDown: 12, PageUp: -12, PageDown: 12 }
    : { PageUp: -1, PageDown: 1 }
  const month = months[key]
  if (month !== undefined) return dayInMonth(addMonths(from, month), days) ?? from

  const weekday = weekdayIndex(from, layout.weekStartsOn)
  if (key === 'Home') return nextOpen(addDays(from, -weekday), 1, days)
  if (key === 'End') return nextOpen(addDays(from, 6 - weekday), -1, days)
  const steps: Moves = { ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -7, ArrowDown: 7 }
  const step = steps[key]
  return step === undefined ? undefined : (nextOpen(addDays(from, step), step, days) ?? from)
}

type Moves = Readonly<Record<string, number>>

/** An open day in the month of another day: that day, else the next, else the one before. */
function dayInMonth(day: Date, days: OpenDays): Date | undefined {
  const target = day < days.first ? days.first : day
  return [1, -1].map((step) => nextOpen(target, step, days)).find((open) => open && isSameMonth(open, target))
}

/** The first open day among a day and those that follow it in steps. */
function nextOpen(day: Date, step: number, days: OpenDays): Date | undefined {
  for (let tries = 0, next = day; tries < 366; tries++, next = addDays(next, step)) if (isOpen(next, days)) return next
  return undefined
}
