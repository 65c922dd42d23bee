import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/**
 * The fragment in the address bar, without its `#`. Empty in the prerendered HTML and while it hydrates;
 * until then `:target` says the same.
 */
export function useHash(): string {
  // A navigation inside the app changes the address without a `hashchange`.
  useLocation()
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  )
}
