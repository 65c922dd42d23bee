import { zonedTime } from '../../schema/zonedTime.ts'
import { comingDay } from '../../src/site/format/comingDay.ts'
import { currentTime } from '../../src/site/format/currentMoment.ts'
import type { EventsProps } from './schema.ts'

type DatedEvent = EventsProps['items'][number]

/** When an event ends, by the clocks of its place: `2026-12-01T20:00`. Without a time, it takes the whole day. */
export function endOf({ date, until, time, ends }: DatedEvent): string {
  const day = until ?? (time && ends && ends <= time ? nextDay(date) : date)
  return `${day}T${ends?.slice(0, 5) ?? '23:59'}`
}

/** The events that have not ended yet, the next one first. */
export function comingEvents(
  { items, timezone }: Pick<EventsProps, 'items' | 'timezone'>,
  moment?: Date,
): readonly DatedEvent[] {
  const now = moment === undefined ? currentTime(timezone) : zonedTime(moment, timezone)
  const start = ({ date, time = '' }: DatedEvent) => `${date}T${time}`
  return items
    .map((event) => comingOne(event, now))
    .filter((event) => endOf(event) >= now)
    .sort((one, other) => (start(one) < start(other) ? -1 : Number(start(one) > start(other))))
}

/** Of an event of every year, the one that hasn't ended. */
function comingOne(event: DatedEvent, now: string): DatedEvent {
  const from = (day: string): DatedEvent => {
    const date = comingDay(event.date, day)
    return { ...event, date, ...(event.until && { until: comingDay(event.until, date) }) }
  }
  const lastOne = from(`${Number(now.slice(0, 4)) - 1}${now.slice(4, 10)}`)
  return endOf(lastOne) >= now ? lastOne : from(now)
}

function nextDay(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
}
