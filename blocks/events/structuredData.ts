import type { StructuredData } from '../../schema/structuredData.ts'
import { comingEvents } from './comingEvents.ts'
import type { EventsProps } from './schema.ts'

/** Times without an offset are those of the place. */
export const structuredData: StructuredData<EventsProps> = (block, { business }) =>
  comingEvents(block).map(({ date, until, time, ends, title, where }) => ({
    '@type': 'Event',
    name: title,
    startDate: time ? `${date}T${time}` : date,
    ...(until && { endDate: ends ? `${until}T${ends}` : until }),
    ...(!until && time && ends && ends > time && { endDate: `${date}T${ends}` }),
    ...(where && { location: { '@type': 'Place', name: where, address: where } }),
    organizer: business,
  }))
