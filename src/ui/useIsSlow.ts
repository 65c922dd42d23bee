import { type RefObject, useEffect, useState } from 'react'
import { slowAfter } from './slowAfter.ts'

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
