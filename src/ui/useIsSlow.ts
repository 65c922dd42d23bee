import { type RefObject, useEffect, useState } from 'react'

/** Seconds of waiting for a service after which the page offers a direct link. */
export const slowAfter = 10

/** Whether something that is still loading has been in view for too long. */
export function useIsSlow(place: RefObject<Element | null>, isAwaited: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const { current } = place
    if (!isAwaited || !current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        timer ??= setTimeout(() => setIsSlow(true), slowAfter * 1000)
      }
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [place, isAwaited])
  return isSlow
}
