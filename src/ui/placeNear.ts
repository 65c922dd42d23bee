interface Placement {
  /** Where there is room on both sides, or on none. */
  readonly side: 'above' | 'below'
  readonly align: 'start' | 'center'
}

/** Distances to the anchor and to the edge of the screen, in pixels. */
const gap = 8
const margin = 8

/**
 * Keeps an open popover beside its anchor and on the screen, while the page scrolls and either changes its size.
 * @returns Stops that.
 */
export function placeNear(anchor: Element, popover: HTMLElement, placement: Placement): () => void {
  const place = () => {
    const { left, top } = positionOf(anchor.getBoundingClientRect(), popover, {
      ...placement,
      isRightToLeft: getComputedStyle(anchor).direction === 'rtl',
    })
    popover.style.left = `${left}px`
    popover.style.top = `${top}px`
  }
  const observer = new ResizeObserver(place)
  observer.observe(popover)
  observer.observe(anchor)
  const abort = new AbortController()
  addEventListener('scroll', place, { capture: true, passive: true, signal: abort.signal })
  addEventListener('resize', place, { signal: abort.signal })
  place()
  return () => {
    observer.disconnect()
    abort.abort()
  }
}

function positionOf(
  anchor: DOMRect,
  { offsetWidth: width, offsetHeight: height }: HTMLElement,
  { side, align, isRightToLeft }: Placement & { readonly isRightToLeft: boolean },
): { readonly left: number; readonly top: number } {
  const { clientWidth, clientHeight } = document.documentElement
  const above = anchor.top - gap - height
  const below = anchor.bottom + gap
  const hasRoom = { above: above >= margin, below: below + height <= clientHeight - margin }
  const isAbove = side === 'above' ? hasRoom.above || !hasRoom.below : hasRoom.above && !hasRoom.below
  const start = isRightToLeft ? anchor.right - width : anchor.left
  const left = align === 'start' ? start : (anchor.left + anchor.right - width) / 2
  const within = (value: number, size: number, room: number) =>
    Math.max(margin, Math.min(value, room - size - margin))
  return {
    left: within(left, width, clientWidth),
    top: within(isAbove ? above : below, height, clientHeight),
  }
}
