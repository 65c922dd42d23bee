import { useEffect } from 'react'

/**
 * Shows what the address names after its `#`: opens it if it is closed and scrolls there. The page may be
 * drawn after the browser has looked for it.
 * @param reveal called before that where the target is hidden; makes it visible.
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
