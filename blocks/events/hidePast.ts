import { zonedTime } from '../../schema/zonedTime.ts'

/** Hides the events that have ended since the page was built, and shows the text for an empty list after the last. */
export function hidePast(moment = new Date()): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-events]')) {
    const now = zonedTime(moment, list.dataset.events as string)
    const events = [...list.querySelectorAll<HTMLElement>('[data-end]')]
    for (const event of events) event.hidden = (event.dataset.end as string) < now
    const empty = list.nextElementSibling
    if (empty instanceof HTMLElement) empty.hidden = events.some(({ hidden }) => !hidden)
  }
}
