import { untilDrawn } from '../untilDrawn.ts'

/** What `window.visit` has in pages of the benchmark. */
export interface InThePage {
  /** The last change that was waited for, once the frame with it is drawn. */
  seen?: { readonly at: number; readonly isFromCache: boolean }
  /** Longest time in milliseconds for which the page could not answer since `watchNumbers`. */
  longestTask: number
  focused?: number
  watchNumbers(slider: Element): void
  watchPage(): void
}

/** Runs in every document. */
export const inThePage = `${untilDrawn}
  window.visit = {
    longestTask: 0,
    until(is) {
      this.seen = undefined
      window.untilDrawn(is, (at) => (this.seen = { at, isFromCache: false }))
    },
    // Waits for other numbers around a slider.
    watchNumbers(slider) {
      const section = slider.closest('section')
      const numbers = () => section.textContent.replace(/\\D+/g, ' ')
      const before = numbers()
      slider.addEventListener('focus', () => (this.focused = performance.timeOrigin + performance.now()))
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) this.longestTask = Math.max(this.longestTask, duration)
      }).observe({ type: 'longtask' })
      this.until(() => numbers() !== before)
    },
    // Waits for another page in the same document, or for this one to come back from the browser’s cache.
    watchPage() {
      const heading = () => document.querySelector('main h1')?.textContent
      const before = heading()
      this.until(() => heading() !== undefined && heading() !== before)
    },
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.drawn((at) => (window.visit.seen = { at, isFromCache: true }))
  })
`
