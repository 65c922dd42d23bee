/**
 * A script of a page: `untilDrawn(is, seen)` calls `seen` with the time after the frame in which something became true, on
 * the clock that all pages share. It is text because a compiled function would call helpers that the page lacks.
 */
export const untilDrawn = `
  window.drawn = (seen) => requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => seen(performance.timeOrigin + performance.now())
    channel.port2.postMessage(0)
  })
  window.untilDrawn = (is, seen) => {
    const look = () => {
      if (!is()) return
      observer.disconnect()
      window.drawn(seen)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
    look()
  }
`

/** Milliseconds of the clock that pages have, too. */
export const clock = (): number => performance.timeOrigin + performance.now()
