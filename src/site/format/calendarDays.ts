import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { isSameMonth } from 'date-fns/isSameMonth'

export { addDays, addMonths, isSameMonth }

/** Stands for its day: equal for equal days, and no change of clocks moves it to another one. */
export function noonOf(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12)
}

export function midnightOf(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate())
}

/**
 * The weeks that a month touches, each with seven days at noon: the first and the last may begin and end in other months.
 * @param weekStartsOn 0 is Sunday.
 */
export function weeksOfMonth(month: Date, weekStartsOn: number): Date[][] {
  const first = new Date(month.getFullYear(), month.getMonth(), 1, 12)
  const before = weekdayIndex(first, weekStartsOn)
  const weeks = Math.ceil((before + getDaysInMonth(month)) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(first, week * 7 + weekday - before)),
  )
}

/** Days from the start of its week to a date. */
export function weekdayIndex(date: Date, weekStartsOn: number): number {
  return (date.getDay() - weekStartsOn + 7) % 7
}
