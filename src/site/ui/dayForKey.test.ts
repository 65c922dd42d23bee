import { describe, expect, it } from 'vitest'
import { firstWeekday, isWeekend } from '../format/weekday.ts'
import { dayForKey } from './dayForKey.ts'

/** A Wednesday at noon. */
const today = new Date(2031, 2, 12, 12)
const weekdays = { first: firstWeekday(today), isClosed: isWeekend }
const noKeys = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
const american = { weekStartsOn: 0, isRightToLeft: false }

const noon = (month: number, day: number, year = 2031) => new Date(year, month - 1, day, 12)
const press = (from: Date, key: string, held: Partial<typeof noKeys> = {}, layout = american) =>
  dayForKey(from, { key, ...noKeys, ...held }, weekdays, layout)

describe('dayForKey', () => {
  it.each([
    ['to the next day', 'ArrowRight', noon(3, 13), noon(3, 14)],
    ['over a weekend', 'ArrowRight', noon(3, 14), noon(3, 17)],
    ['back over a weekend', 'ArrowLeft', noon(3, 17), noon(3, 14)],
    ['into the next month', 'ArrowRight', noon(3, 31), noon(4, 1)],
    ['a week on', 'ArrowDown', noon(3, 14), noon(3, 21)],
    ['a week back', 'ArrowUp', noon(3, 21), noon(3, 14)],
    ['to no day before today', 'ArrowLeft', noon(3, 12), noon(3, 12)],
    ['to no week before today', 'ArrowUp', noon(3, 14), noon(3, 14)],
    ['to the first open day of a week', 'Home', noon(3, 21), noon(3, 17)],
    ['to the last open day of a week', 'End', noon(3, 17), noon(3, 21)],
    ['to no day of this week before today', 'Home', noon(3, 14), noon(3, 12)],
    ['a month on', 'PageDown', noon(3, 14), noon(4, 14)],
    ['a month back', 'PageUp', noon(5, 14), noon(4, 14)],
    ['from a long to a short month', 'PageDown', noon(3, 31), noon(4, 30)],
    ['past a weekend in the next month', 'PageDown', noon(3, 12), noon(4, 14)],
    ['to the day before a weekend that ends a month', 'PageDown', noon(4, 30), noon(5, 30)],
    ['past a weekend that begins a month', 'PageDown', noon(5, 1), noon(6, 2)],
    ['to the first day from a later one in the next month', 'PageUp', noon(4, 10), noon(3, 12)],
  ])('leads %s', (_, key, from, to) => {
    expect(press(from, key)).toEqual(to)
  })

  it.each([
    ['PageDown', noon(3, 12), noon(3, 12, 2032)],
    ['PageUp', noon(3, 12, 2033), noon(3, 12, 2032)],
    ['PageUp', noon(3, 10, 2032), noon(3, 12)],
    ['ArrowDown', noon(3, 12), noon(3, 12, 2032)],
    ['ArrowRight', noon(3, 14), noon(4, 14)],
  ])('leads with Shift and %s from %s to %s', (key, from, to) => {
    expect(press(from, key, { shiftKey: true })).toEqual(to)
  })

  it('follows the direction of the text', () => {
    const layout = { weekStartsOn: 6, isRightToLeft: true }
    expect(press(noon(3, 13), 'ArrowLeft', {}, layout)).toEqual(noon(3, 14))
    expect(press(noon(3, 14), 'ArrowRight', {}, layout)).toEqual(noon(3, 13))
    expect(press(noon(3, 21), 'Home', {}, layout)).toEqual(noon(3, 17))
  })

  it('keeps to weeks that start on Monday', () => {
    const layout = { weekStartsOn: 1, isRightToLeft: false }
    expect(press(noon(3, 21), 'Home', {}, layout)).toEqual(noon(3, 17))
    expect(press(noon(3, 17), 'End', {}, layout)).toEqual(noon(3, 21))
  })

  it.each(['Tab', 'Enter', ' ', 'Escape', 'a'])('leaves the key %s to the browser', (key) => {
    expect(press(noon(3, 14), key)).toBeUndefined()
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'] as const)('leaves arrows to the browser with %s', (held) => {
    expect(press(noon(3, 14), 'ArrowRight', { [held]: true })).toBeUndefined()
  })

  it('stays where every other day is closed', () => {
    const only = { first: today, isClosed: (day: Date) => day > today }
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']) {
      expect(dayForKey(today, { key, ...noKeys }, only, american), key).toEqual(today)
    }
  })
})
