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

/** Runs in every document. It is text because a compiled function would call helpers that the page lacks. */
export const inThePage = `
  window.visit = {
    longestTask: 0,
    drawn(isFromCache) {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          this.seen = { at: performance.timeOrigin + performance.now(), isFromCache }
        }
        channel.port2.postMessage(0)
      })
    },
    until(is) {
      this.seen = undefined
      const observer = new MutationObserver(() => {
        if (!is()) return
        observer.disconnect()
        this.drawn(false)
      })
      observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
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
    if (persisted) window.visit.drawn(true)
  })
`
