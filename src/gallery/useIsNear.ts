import { type RefObject, useEffect, useState } from 'react'
import { useIsHydrated } from '../ui/useIsHydrated.ts'

/**
 * Whether an element has been on screen or within half a screen of it. Always true in a prerendered page: there
 * the browser decides what to load, without waiting for a script.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const isDrawnHere = useIsHydrated()
  const [isNear, setIsNear] = useState(!isDrawnHere)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '50% 0%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
