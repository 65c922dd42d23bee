import { useEffect } from 'react'

/**
 * Shows the element named by the hash of the address: opens it if it is closed, and scrolls to it. The page may
 * render after the browser has looked for it.
 * @param reveal Called first if the target is hidden; makes it visible.
 */
export function useHashTarget(reveal: () => void): void {
  useEffect(() => {
    const show = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (!target) return
      if (target instanceof HTMLDetailsElement) target.open = true
      if (target.closest('[hidden]')) reveal()
      requestAnimationFrame(() => target.scrollIntoView({ behavior: 'instant' }))
    }
    show()
    addEventListener('hashchange', show)
    return () => removeEventListener('hashchange', show)
  }, [reveal])
}
