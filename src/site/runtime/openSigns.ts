import { type OpeningTimes, openStateAt } from '../format/openState.ts'

/** Runs inline at the end of pages that say whether a place is open: it depends on the moment. */

for (const sign of document.querySelectorAll<HTMLElement>('[data-hours]')) {
  const times: OpeningTimes = JSON.parse(sign.dataset.hours as string)
  const show = () => {
    const { isOpen, text } = openStateAt(times, document.documentElement.lang, new Date())
    // A screen reader says it again when it is written again.
    if (sign.textContent !== text) sign.textContent = text
    sign.dataset.state = isOpen ? 'open' : 'closed'
  }
  show()
  setInterval(show, 60_000)
}
