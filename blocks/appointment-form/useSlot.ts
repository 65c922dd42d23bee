import { useState } from 'react'
import { zonedTime } from '../../schema/zonedTime.ts'
import { formatIsoDate } from '../../src/site/format/formatDate.ts'
import type { AppointmentFormProps } from './schema.ts'
import { openSlots, timeSlots } from './timeSlots.ts'

/** The day and the slot that a visitor chooses, of those that are ahead by the clocks of a time zone. */
export function useSlot(range: AppointmentFormProps['slots'], timezone: string) {
  const [date, setDate] = useState<Date>()
  const [chosen, setTime] = useState('')
  const slots = timeSlots(range)
  const slotsOn = (day: Date) => openSlots(slots, formatIsoDate(day), timezone)
  const offered = date ? slotsOn(date) : slots
  // What was chosen is gone on another day, and as time passes.
  const time = offered.includes(chosen) ? chosen : ''
  return {
    date,
    setDate,
    time,
    setTime,
    /** The slots of the day, or all before one is chosen. */
    offered,
    /** Whether the chosen slot is ahead at the moment. */
    isAhead: () => date !== undefined && slotsOn(date).includes(time),
    /** Today by those clocks, or tomorrow if no slot of today is ahead. */
    firstDay() {
      const [year = 0, month = 1, day = 1] = zonedTime(new Date(), timezone).slice(0, 10).split('-').map(Number)
      const today = new Date(year, month - 1, day)
      return slotsOn(today).length > 0 ? today : new Date(year, month - 1, day + 1)
    },
  }
}
